import { describe, expect, test } from 'vitest';
import { filesBelow, textOf } from './tools/sources.ts';

/** The custom properties that a style sheet sets at its top level, by name. */
const setBy = (file: string): ReadonlyMap<string, string> =>
  new Map(
    [
      ...textOf(`src/client/design/style/${file}`)
        .replace(/@media[\s\S]*/, '')
        .matchAll(/ {2}--([a-z\d-]+): ([^;]+);/g),
    ].map(([, name = '', value = '']) => [name, value]),
  );

const dark = setBy('tokens.css');
const light = setBy('tokens-light.css');
const themes = { dark, light };

const isColor = (value: string): boolean => /^#[\da-f]{3,8}$/.test(value);

/** Relative luminance of a color, as WCAG defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

const sides = ['xcom', 'alien', 'scrambled'];
const roles = ['commander', 'chief-scientist', 'central-officer', 'squad-leader', 'all'];
const grounds = ['night-0', 'night-1', 'night-2', 'night-3'];
const plates = [...sides, ...roles, 'ink-1', 'gold', 'zone-orange'];

/** Which colors are seen on which, and the contrast that WCAG AA asks for: 4.5 for text, 3 for controls and shapes. */
const pairs: readonly { what: string; least: number; marks: readonly string[]; on: readonly string[] }[] = [
  { what: 'text', least: 4.5, marks: ['ink-1', 'ink-2', 'ink-3', 'ink-off', 'gold'], on: grounds },
  { what: 'text on an enemy', least: 4.5, marks: ['ink-1', 'ink-2'], on: ['flesh', 'flesh-open'] },
  { what: 'text in the color of a side or role', least: 4.5, marks: [...sides, ...roles], on: grounds },
  { what: 'text on a plate, on a role, or on what is to be pressed', least: 4.5, marks: ['ink-on'], on: plates },
  { what: 'names of zones', least: 4.5, marks: ['zone-yellow', 'zone-red-text', 'zone-orange'], on: grounds },
  { what: 'zones', least: 3, marks: ['zone-yellow', 'zone-red', 'zone-orange'], on: grounds },
  { what: 'edges of controls', least: 3, marks: ['line-3'], on: grounds },
  { what: 'dice', least: 3, marks: ['xcom', 'alien', 'xcom-side'], on: ['night-0', 'night-1', 'night-2'] },
  { what: 'dice that lie ready', least: 4.5, marks: ['ink-1'], on: ['xcom-deep', 'alien-deep'] },
  { what: 'pictures of enemies', least: 3, marks: ['alien'], on: ['flesh', 'flesh-open', 'alien-deep'] },
];

describe('themes', () => {
  test('the light theme gives every color of the dark one a value', () => {
    const colors = (theme: ReadonlyMap<string, string>) =>
      [...theme].flatMap(([name, value]) => (isColor(value) ? [name] : []));
    expect(colors(light).toSorted()).toEqual(colors(dark).toSorted());
    expect(colors(dark).length).toBeGreaterThan(35);
  });

  test('the light theme sets nothing that the dark one lacks', () => {
    expect([...light.keys()].filter((name) => !dark.has(name))).toEqual([]);
  });

  for (const [name, theme] of Object.entries(themes)) {
    test.each(pairs)(`$what: contrast is at least $least in the ${name} theme`, ({ least, marks, on }) => {
      const faint = marks.flatMap((mark) =>
        on.flatMap((ground) => {
          const found = contrast(theme.get(mark) ?? '', theme.get(ground) ?? '');
          return found >= least ? [] : [`${mark} on ${ground}: ${found.toFixed(2)}`];
        }),
      );
      expect(faint).toEqual([]);
    });

    test(`a place on the map that fades during a roll keeps readable text in the ${name} theme`, () => {
      const [text = '', page = ''] = [theme.get('ink-1'), theme.get('night-0')];
      const share = Number(theme.get('fade-place'));
      const mixed = [1, 3, 5].map((at) => {
        const [over, under] = [text, page].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
        return Math.round((over ?? 0) * share + (under ?? 0) * (1 - share))
          .toString(16)
          .padStart(2, '0');
      });
      expect(contrast(`#${mixed.join('')}`, page)).toBeGreaterThanOrEqual(4.5);
    });
  }

  test.each(['forced-colors: active', 'print'])('%s replaces every color that is drawn', (medium) => {
    const system = textOf('src/client/design/style/tokens-system.css');
    const block = system.split('@media ').find((one) => one.startsWith(medium) || one.startsWith(`(${medium})`)) ?? '';
    const replaced = [...block.matchAll(/--([a-z\d-]+): (?:Canvas|CanvasText|GrayText|#[\da-f]+);/g)].map(
      ([, name]) => name,
    );
    const drawn = [...dark].flatMap(([name, value]) => (isColor(value) ? [name] : []));
    expect(drawn.filter((name) => !replaced.includes(name) && !/^(veil|shadow)/.test(name))).toEqual([]);
  });

  test('the page names the same page colors to the browser as the themes', () => {
    const named = [...textOf('src/client/index.html').matchAll(/name="theme-color" content="(.*?)"/g)];
    expect(named.map(([, color]) => color)).toEqual([light.get('night-0'), dark.get('night-0')]);
  });

  test('no component has colors of its own', () => {
    const files = filesBelow('src/client', ['.svelte', '.css', '.ts']).filter(
      (file) => !/\/tokens(-[a-z]+)?\.css$/.test(file),
    );
    const own = files.filter((file) => /#[\da-f]{3,8}\b|\b(rgb|hsl)a?\(/i.test(textOf(file)));
    expect(own).toEqual([]);
  });
});
