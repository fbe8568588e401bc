import type { Game } from '../../../host/index.ts';
import { makeSave } from '../../../wire/index.ts';
import { type Instant, parseInstant } from '../local-storage/instant.ts';
import type { Database } from './database.ts';
import { type Label, labelOf, parseLabel, rebuiltLabel } from './label.ts';
import { fencingToken } from './lock-registry.ts';
import { fieldOf } from './rows.ts';

/** Store of games. Every call may reject if the storage is full or unavailable. */
export interface GameRepository {
  /** Returns the labels, newest first. */
  list(): Promise<readonly Label[]>;
  /** Returns a save as stored, unchecked. Null if there is none with that id. */
  read(id: string): Promise<unknown>;
  /** Stores a game. With a tab, rejects with `Fenced` if another tab has taken the game over. */
  write(id: string, game: Game, tab?: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Records the instant that a tab's game has reached, in case the browser is killed. */
  note(instant: Instant, tab: string): Promise<void>;
  noted(id: string): Promise<Instant | null>;
}

const saveIn = (row: unknown): unknown => (row === undefined ? null : fieldOf(row, 'save'));

/** Returns the label of a row, rebuilt from its save if damaged, so that no game is hidden. */
async function labelIn(row: unknown): Promise<Label | null> {
  const label = fieldOf(row, 'label');
  const read = parseLabel(label);
  if (read !== null) return read;
  const { eventsInSave } = await import('./save-reading.ts');
  const log = eventsInSave(saveIn(row));
  return log && rebuiltLabel(label, log);
}

async function sortedLabels(rows: readonly unknown[]): Promise<Label[]> {
  const labels = await Promise.all(rows.map(labelIn));
  return labels.filter((label) => label !== null).toSorted((a, b) => b.written - a.written);
}

/** Games in the database. */
export const indexedDbRepository = (database: Database): GameRepository => ({
  list: async () => sortedLabels(await database.all('games')),
  read: async (id) => saveIn(await database.get('games', id)),
  write: (id, game, tab) =>
    database.put('games', { label: labelOf(id, game), save: makeSave(game) }, tab && fencingToken(id, tab)),
  async remove(id) {
    for (const store of ['games', 'instants', 'reviews'] as const) await database.remove(store, id);
  },
  note: (instant, tab) => database.put('instants', instant, fencingToken(instant.id, tab)),
  noted: async (id) => parseInstant(await database.get('instants', id)),
});

/** Games in memory, for browsers without a database. */
export function memoryRepository(): GameRepository {
  const rows = new Map<string, unknown>();
  const notes = new Map<string, Instant>();
  return {
    list: async () => sortedLabels([...rows.values()]),
    read: async (id) => saveIn(rows.get(id)),
    write: async (id, game) => void rows.set(id, { label: labelOf(id, game), save: makeSave(game) }),
    remove: async (id) => void rows.delete(id),
    note: async (instant) => void notes.set(instant.id, instant),
    noted: async (id) => notes.get(id) ?? null,
  };
}
