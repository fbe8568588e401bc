import { expect, test } from 'vitest';
import { filesBelow, textOf } from './tools/sources.ts';

test('only per-game-entries.ts makes storage keys for a game, so that every kind is deleted with it', () => {
  const makers = filesBelow('src/client', ['.ts', '.svelte']).filter(
    (path) => !path.endsWith('.test.ts') && /saveText\(|localStorage\.\w|indexedDB/.test(textOf(path)),
  );
  const ours = [
    'days/days',
    'device-notes',
    'drafts/draft',
    'drills/done',
    'local-texts',
    'per-game-entries',
    'settings',
    'tables/tables',
  ].map((name) => `src/client/platform/local-storage/${name}.ts`);
  const ofEvolution = ['guide', 'plan-names'].map((name) => `src/client/evolution/${name}.ts`);
  expect(makers.toSorted()).toEqual([...ofEvolution, ...ours]);
  const ofGames = makers.filter((path) => /sitroom\/[^'`]*\$\{/.test(textOf(path)));
  expect(ofGames).toEqual(['src/client/platform/local-storage/per-game-entries.ts']);
});
