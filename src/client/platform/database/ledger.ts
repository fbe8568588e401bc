// The ledger of the record: an entry for each finished game, also of games that were deleted. A late part of the app: it
// opens the database itself.

import * as v from 'valibot';
import { continents } from '../../../content/continents.ts';
import { difficulties } from '../../../content/difficulties.ts';
import { plans } from '../../../content/plans.ts';
import { roles } from '../../../content/roles.ts';
import { type GameCommendation, type LedgerEntry, merged, ofAGame, sorted } from '../../../record/index.ts';
import { type Database, openDatabase } from './database.ts';
import { date } from './label.ts';

const chance = v.pipe(v.number(), v.minValue(-1), v.maxValue(1));
const commendation = v.picklist(Object.keys(ofAGame) as readonly GameCommendation[]);

/** Schema of an entry. */
export const entryShape = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  ended: date,
  mode: v.picklist(['companion', 'virtual']),
  difficulty: v.picklist(difficulties),
  plan: v.picklist(plans),
  base: v.nullable(v.picklist(continents)),
  rounds: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  won: v.boolean(),
  score: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(-200), v.maxValue(100))),
  roles: v.pipe(v.array(v.picklist(roles)), v.maxLength(roles.length)),
  earned: v.pipe(v.array(commendation), v.maxLength(24)),
  judged: v.nullable(v.strictObject({ start: chance, decisions: chance, luck: chance, result: chance })),
});

/** Reads an entry from unchecked data. Null if it is invalid. */
function parseEntry(value: unknown): LedgerEntry | null {
  const parsed = v.safeParse(entryShape, value);
  return parsed.success ? parsed.output : null;
}

let opened: Promise<Database> | null = null;
function database(): Promise<Database> {
  opened ??= openDatabase();
  return opened;
}

/** Entries of this page. Without a database they last as long as it does. */
const here = new Map<string, LedgerEntry>();

/** Returns the entries in the order in which the games ended. Damaged ones are left out. */
export async function loadLedger(): Promise<readonly LedgerEntry[]> {
  const rows = await database()
    .then((db) => db.all('record'))
    .catch(() => []);
  return merged(
    rows.map(parseEntry).filter((entry) => entry !== null),
    sorted(here.values()),
  );
}

/** Stores an entry in the place of that of the same game. False if there is no room; then it lasts until the page is closed. */
export async function keepEntry(entry: LedgerEntry): Promise<boolean> {
  try {
    await (await database()).put('record', entry);
    here.delete(entry.id);
    return true;
  } catch {
    here.set(entry.id, entry);
    return false;
  }
}

/** Takes the entry of a game out of the ledger. */
export async function dropEntry(id: string): Promise<void> {
  here.delete(id);
  await database()
    .then((db) => db.remove('record', id))
    .catch(() => {});
}
