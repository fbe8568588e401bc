import { describe, expect, test } from 'vitest';
import { expansionIds } from '../../src/content/expansions/names.ts';
import { languages } from '../../src/i18n/languages.ts';
import { importsOf } from '../tools/arrows.ts';
import { filesBelow, isTest, textOf } from '../tools/sources.ts';

/** The files that may import an expansion: one in a room, or in a part of it. Deleting their lines deletes the expansion. */
const registries = [
  'src/content/expansions/names.ts',
  'src/client/expansions.ts',
  'src/director/expansions.ts',
  'src/i18n/expansions.ts',
  'src/rules/expansions/expansions.ts',
  'src/wire/schemas/expansions.ts',
  ...languages.map((language) => `src/i18n/${language}/reference/index.ts`),
  // Words are loaded by language, a part at a time.
  'src/cli/names.ts',
  'src/i18n/arguments/index.ts',
  'src/client/words/language.svelte.ts',
  'src/client/words/late.ts',
  'src/client/words/loading/late-loaders.ts',
];

const files = filesBelow('src', ['.ts', '.svelte']).filter((path) => !isTest(path) && !path.endsWith('.d.ts'));
const isOf = (id: string, path: string): boolean => new RegExp(`(^|/)${id}(/|\\.ts$)`).test(path);
const base = files.filter((path) => !expansionIds.some((id) => isOf(id, path)));

describe.for(expansionIds)('%s', (id) => {
  test('EVO-94 is imported only by the registry of each room', () => {
    const knowing = base.filter((path) => importsOf(path).some((to) => isOf(id, to)));
    expect(knowing.filter((path) => !registries.includes(path))).toEqual([]);
    expect(files.filter((path) => isOf(id, path)).length).toBeGreaterThan(10);
  });

  test('EVO-95 is named by no other file of the base game, as a value', () => {
    const named = base.filter((path) => textOf(path).includes(`'${id}'`));
    expect(named.filter((path) => !registries.includes(path))).toEqual([]);
  });
});
