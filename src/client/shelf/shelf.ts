import type { Game } from '../../host/index.ts';
import { makeSave } from '../../wire/index.ts';
import { type Instant, parseInstant } from '../notes/instant.ts';
import type { Database } from './database.ts';
import { type Label, labelOf, parseLabel, rebuiltLabel } from './label.ts';
import { fenceOf } from './owners.ts';
import { fieldOf } from './rows.ts';

/** Where games are kept. Every call may reject when the storage is full or forbidden. */
export interface Shelf {
  list(): Promise<readonly Label[]>;
  /** A save as it was written, whatever has become of it since; null if there is none of that name. */
  read(id: string): Promise<unknown>;
  /** Puts a game in its place; that of a tab only as long as no other has taken it over, else it rejects as `Fenced`. */
  write(id: string, game: Game, tab?: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Notes the instant a tab's game has reached, where a killed browser finds it again. */
  note(instant: Instant, tab: string): Promise<void>;
  noted(id: string): Promise<Instant | null>;
}

const saveIn = (row: unknown): unknown => (row === undefined ? null : fieldOf(row, 'save'));

/** The label of a row; made anew from its save where it is damaged, so that it hides no game. */
async function labelIn(row: unknown): Promise<Label | null> {
  const label = fieldOf(row, 'label');
  const read = parseLabel(label);
  if (read !== null) return read;
  const { logIn } = await import('./save-reading.ts');
  const log = logIn(saveIn(row));
  return log && rebuiltLabel(label, log);
}

async function newest(rows: readonly unknown[]): Promise<Label[]> {
  const labels = await Promise.all(rows.map(labelIn));
  return labels.filter((label) => label !== null).toSorted((a, b) => b.written - a.written);
}

/** The shelf in this browser's database. */
export const browserShelf = (database: Database): Shelf => ({
  list: async () => newest(await database.all('games')),
  read: async (id) => saveIn(await database.get('games', id)),
  write: (id, game, tab) =>
    database.put('games', { label: labelOf(id, game), save: makeSave(game) }, tab && fenceOf(id, tab)),
  async remove(id) {
    await database.remove('games', id);
    await database.remove('instants', id);
  },
  note: (instant, tab) => database.put('instants', instant, fenceOf(instant.id, tab)),
  noted: async (id) => parseInstant(await database.get('instants', id)),
});

/** A shelf that forgets when the page is closed, for browsers that let us keep nothing. */
export function passingShelf(): Shelf {
  const rows = new Map<string, unknown>();
  const notes = new Map<string, Instant>();
  return {
    list: async () => newest([...rows.values()]),
    read: async (id) => saveIn(rows.get(id)),
    write: async (id, game) => void rows.set(id, { label: labelOf(id, game), save: makeSave(game) }),
    remove: async (id) => void rows.delete(id),
    note: async (instant) => void notes.set(instant.id, instant),
    noted: async (id) => notes.get(id) ?? null,
  };
}
