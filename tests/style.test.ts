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

describe('style', () => {
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
    const asked = [...textOf('src/client/design/style/desks.ts').matchAll(/MediaQuery\('(.+)'\)/g)].map(
      ([, query]) => query,
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((query) => ![...desks.values()].includes(query))).toEqual([]);
  });
});
