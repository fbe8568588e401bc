import { describe, expect, test } from 'vitest';
import { filesBelow, textOf } from './tools/sources.ts';

const files = filesBelow('src/client').filter((file) => /\.(svelte|css)$/.test(file));

/** Returns the style of a component, or a whole style sheet. */
function styleOf(file: string): string {
  const text = textOf(file);
  return file.endsWith('.css') ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '');
}

/** The desks by name, from the sheet that defines them. */
const desks = new Map(
  [...textOf('src/client/design/style/desks.css').matchAll(/@custom-media (--[a-z-]+) (.+);/g)].map(
    ([, name, query]) => [name, query],
  ),
);

/** Whether a media query asks for a desk, or for what the user or the device prefers. */
const isNamed = (query: string): boolean =>
  query === 'print' ||
  desks.has(/^\((--[a-z-]+)\)$/.exec(query)?.[1]) ||
  /^\((forced-colors|prefers-[a-z-]+|pointer|hover): [a-z]+\)$/.test(query);

/** Drawings whose letters grow with the drawing: their sizes are units of its view box. */
const drawings = ['map/world-map', 'parts/wedges', 'drawings/missions', 'world/ufo-marks', 'dice/alien-die'];

/**
 * Drawings, the shapes of plates, and what lies at a point or a side of the device: their sides are not those of a
 * text.
 */
const fixed = [
  'board/board-view',
  'design/plate/plate.svelte',
  'drawings/quiet',
  'drawings/units',
  'layout/lesson-card',
  'layout/table-layout',
  'parts/mission-parts',
  'table/carrying/',
  'table/world/',
  'together/pointing',
];

/** Whether spaces of four values differ on the left and on the right. */
function isLopsided(value: string): boolean {
  const [, right, , left] = value.match(/(?:\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)|[^\s(])+/g) ?? [];
  return left !== undefined && left !== right;
}

/** Returns the properties that a component sets, with their values: those of its style, and those in its markup. */
function settings(file: string): readonly (readonly [property: string, value: string])[] {
  const style = styleOf(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const markup = file.endsWith('.css')
    ? []
    : [...textOf(file).matchAll(/ style="([^"{]*)"/g)].map(([, text = '']) => text);
  return [style, ...markup].flatMap((text) =>
    [...text.matchAll(/([\w-]+):\s*([^;{}]+)(?=[;}]|$)/g)].map(
      ([, property = '', value = '']) => [property, value] as const,
    ),
  );
}

/**
 * The lengths in a value, in pixels at the normal text size. Those relative to the letters or the screen do not count.
 */
const lengthsIn = (value: string): number[] =>
  [...value.matchAll(/(?<![\w.-])-?(\d*\.?\d+)(rem|px)\b/g)].map(
    ([, number, unit]) => Number(number) * (unit === 'rem' ? 16 : 1),
  );

describe('style', () => {
  test.each(files.filter((file) => !drawings.some((name) => file.endsWith(`${name}.svelte`))))(
    '%s takes sizes of type from the scale',
    (file) => {
      const sizes = settings(file).filter(([property]) => property === 'font-size' || property === 'font');
      expect(sizes.filter(([, value]) => lengthsIn(value).some((px) => px > 0))).toEqual([]);
    },
  );

  // A longer one is the height of something that lies over the page, and a shorter one is the width of a line.
  test.each(files)('%s takes spaces from the scale', (file) => {
    const spaces = settings(file).filter(([property]) =>
      /^((row|column)-gap|(--)?gap|(padding|margin)(-.+)?)$/.test(property),
    );
    expect(spaces.filter(([, value]) => lengthsIn(value).some((px) => px > 2 && px <= 48))).toEqual([]);
  });

  // A parent sets only sizes and colors of a component by custom properties. Visibility and layout are props.
  test.each(files)('%s has no custom property as a switch', (file) => {
    const switches = settings(file).filter(([property]) =>
      /^(display|visibility|position|float|order|flex-(wrap|direction)|(align|justify)-.+|overflow.*|animation)$/.test(
        property,
      ),
    );
    expect(switches.filter(([, value]) => value.startsWith('var('))).toEqual([]);
  });

  // Languages that are written from right to left mirror everything except drawings and pieces that follow a finger.
  test.each(files.filter((file) => !fixed.some((part) => file.includes(part))))(
    '%s is laid out in the direction of the language',
    (file) => {
      const sided = settings(file).filter(
        ([property, value]) =>
          /^((margin|padding|border)-)?(left|right)$/.test(property) ||
          (property === 'direction' && !file.endsWith('base.css')) ||
          (property === 'text-align' && /left|right/.test(value)) ||
          (/^(margin|padding)$/.test(property) && isLopsided(value)),
      );
      expect(sided).toEqual([]);
    },
  );

  test('every step of the scales is used', () => {
    const steps = [...textOf('src/client/design/style/tokens.css').matchAll(/ {2}(--[ts]-\d+):/g)].map(
      ([, name]) => name,
    );
    const all = files.map((file) => textOf(file)).join('');
    expect(steps.length).toBeGreaterThan(20);
    expect(steps.filter((name) => !all.includes(`var(${name})`))).toEqual([]);
  });

  test('there are nine desks', () => {
    expect(desks.size).toBe(9);
  });

  test.each(files)('%s names desks, not widths', (file) => {
    const queries = [...styleOf(file).matchAll(/@media ([^{]+?) \{/g)].flatMap(
      ([, query]) => query?.split(/ and |, /) ?? [],
    );
    expect(queries.filter((query) => !isNamed(query))).toEqual([]);
  });

  test('no component styles the insides of another', () => {
    expect(files.filter((file) => styleOf(file).includes(':global'))).toEqual([]);
  });

  test('scripts ask for the same desks as the style sheets', () => {
    const asked = [...textOf('src/client/design/style/desks.ts').matchAll(/desk\('(.+)'\)/g)].map(([, query]) => query);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((query) => ![...desks.values()].includes(query))).toEqual([]);
  });
});
