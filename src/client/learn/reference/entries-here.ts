import { expansionIds } from '../../../content/expansions/names.ts';
import { type EntryId, entryIds, ownersEntries, type Reference } from '../../../i18n/index.ts';
import { expansionsOf } from '../../game/stores/expansions.svelte.ts';
import { useSettings } from '../../game/stores/settings.svelte.ts';
import { sortByTitle } from '../../words/list.ts';

/** Returns the entries about expansions that nobody here owns and no game has had. They are left out of search (EVO-38). */
export const othersEntries = (): ReadonlySet<EntryId> =>
  new Set(
    expansionIds.flatMap((id) =>
      useSettings().expansions.includes(id) || expansionsOf({ expansions: [id] }).length > 0 ? [] : ownersEntries[id],
    ),
  );

/** Returns all entries by title. Those that nobody here needs are last. */
export function entriesInOrder(texts: Reference): readonly EntryId[] {
  const last = othersEntries();
  const sorted = sortByTitle(entryIds, (id) => texts[id].title);
  return [...sorted.filter((id) => !last.has(id)), ...sorted.filter((id) => last.has(id))];
}
