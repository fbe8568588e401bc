import { expect, test } from 'vitest';
import { filesBelow, isTest, textOf } from './tools/sources.ts';

test('shortcut letters are read only through keyName, which handles every keyboard layout', () => {
  const files = filesBelow('src/client', ['.ts', '.svelte']).filter((path) => !isTest(path));
  const naming = files.filter((path) => /\bkey\.toLowerCase\(\)|\bkey === '[a-z]'/.test(textOf(path)));
  expect(naming).toEqual([]);
  expect(files.filter((path) => textOf(path).includes('keyName(event)'))).toHaveLength(3);
});
