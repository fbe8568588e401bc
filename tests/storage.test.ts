import { expect, test } from 'vitest';
import { filesBelow, textOf } from './tools/sources.ts';

test('a new kind of thing that is kept of a game must be named among its belongings: nothing else makes a key with its name', () => {
  const makers = filesBelow('src/client', ['.ts', '.svelte']).filter(
    (path) => !path.endsWith('.test.ts') && /keepText\(|localStorage|indexedDB/.test(textOf(path)),
  );
  const ours = ['belongings', 'device-notes', 'draft', 'local-texts', 'settings'].map(
    (name) => `src/client/notes/${name}.ts`,
  );
  expect(makers.toSorted()).toEqual(ours);
  const ofGames = makers.filter((path) => /sitroom\/[^'`]*\$\{/.test(textOf(path)));
  expect(ofGames).toEqual(['src/client/notes/belongings.ts']);
});
