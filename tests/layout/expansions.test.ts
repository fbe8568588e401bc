import { expect, test } from 'vitest';
import { expansionIds } from '../../src/content/expansions/names.ts';
import { importsOf } from '../tools/arrows.ts';
import { filesBelow, isTest, textOf } from '../tools/sources.ts';

/** The registries that docs/recipes.md lists: the files outside of an expansion that name it. */
const registries: readonly string[] = (() => {
  const [, recipe = ''] = textOf('docs/recipes.md').split('\n## Take an expansion out\n');
  const [, list = ''] = /^```\n(src.*?)^```$/ms.exec(recipe) ?? [];
  return list.trim().split('\n');
})();

const files = ['src', 'tests'].flatMap((folder) => filesBelow(folder, ['.ts', '.svelte']));
/** Whether a path is in a folder of this name, or a file of this name. */
const isOf = (id: string, path: string): boolean => new RegExp(`(^|/)${id}([/.]|$)`).test(path);

test('EVO-94 EVO-95 an expansion is folders and files of its name, and lines of the registries in the recipe', () => {
  const naming = expansionIds.flatMap((id) =>
    files.filter((path) => !isOf(id, path) && new RegExp(id, 'i').test(textOf(path))),
  );
  // Without an expansion, nobody names one.
  expect(naming).toEqual(naming.length === 0 ? [] : registries);
});

test('EVO-94 only registries import an expansion', () => {
  const importing = files.filter(
    (path) => !isTest(path) && expansionIds.some((id) => !isOf(id, path) && importsOf(path).some((to) => isOf(id, to))),
  );
  expect(importing.filter((path) => !registries.includes(path))).toEqual([]);
});
