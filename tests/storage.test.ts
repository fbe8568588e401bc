import { expect, test } from 'vitest';
import { expansionIds } from '../src/content/expansions/names.ts';
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
  // Expansions keep things of the device, such as the lessons that it has shown.
  const isOfExpansion = (path: string) => expansionIds.some((id) => path.startsWith(`src/client/${id}/`));
  expect(makers.filter((path) => !isOfExpansion(path)).toSorted()).toEqual(ours);
  const ofGames = makers.filter((path) => /sitroom\/[^'`]*\$\{/.test(textOf(path)));
  expect(ofGames).toEqual(['src/client/platform/local-storage/per-game-entries.ts']);
});
