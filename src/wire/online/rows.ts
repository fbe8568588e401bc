/** Rows of the log of a table online. They are stored, and must stay readable for ever (ONL-13). */
import * as v from 'valibot';
import { edition } from '../../host/index.ts';
import { fault } from '../reading/faults.ts';
import { intent } from '../requests/intent.ts';
import { gameEvent } from '../saves/events.ts';
import { upcast } from '../saves/upcast.ts';
import { count, instant } from '../schemas/schemas.ts';
import { role } from '../schemas/stamp.ts';
import { botWhy, roleList, storedSeat, tableSettings } from './seats.ts';

const events = v.pipe(v.array(gameEvent), v.readonly());
const by = v.pipe(v.string(), v.maxLength(10));
const id = v.exactOptional(v.pipe(v.string(), v.maxLength(40)));
/** Six letters that lead to the table. */
const tableCode = v.pipe(v.string(), v.maxLength(6));
const people = v.strictObject({
  seats: v.pipe(v.array(storedSeat), v.readonly()),
  /** Roles that were handed to a bot. */
  bots: roleList,
  /** Hash of the token in the table's address. */
  door: v.string(),
  /** Whether the table takes no newcomers. Missing if it does. */
  locked: v.exactOptional(v.literal(true)),
});

/** Schema of each row, by its `row`. */
const shapes = {
  /** The table was made, with the log of its game so far. */
  made: v.strictObject({
    row: v.literal('made'),
    at: instant,
    events,
    settings: tableSettings,
    people,
    code: tableCode,
  }),
  /** An intent was carried out. `by` is a seat, `bot` or `table`. */
  asked: v.strictObject({
    row: v.literal('asked'),
    at: instant,
    by,
    id,
    as: role,
    intent,
    events,
    /** Why a bot did it. */
    why: v.exactOptional(botWhy),
  }),
  /** Time passed, and something fell due. */
  passed: v.strictObject({ row: v.literal('passed'), at: instant, events }),
  /** A seat took its last action back: the log was cut to `kept` events, and others followed. */
  'taken-back': v.strictObject({ row: v.literal('taken-back'), at: instant, by, id, kept: count, events }),
  /** Another game was set up for the same people, after one was over, or with other draws before it began. */
  rematch: v.strictObject({ row: v.literal('rematch'), at: instant, by, id, events }),
  /** People or bots changed seats. */
  seated: v.strictObject({ row: v.literal('seated'), at: instant, by, id, people }),
  /** The maker, or somebody with their rights, changed the settings. */
  settings: v.strictObject({ row: v.literal('settings'), at: instant, by, id, settings: tableSettings }),
  /** Somebody has taken the game home (`gone`), or it goes on here after all. */
  home: v.strictObject({ row: v.literal('home'), at: instant, by, id, gone: v.boolean() }),
  /** The table got a new address. `door` is the hash of its token. */
  addressed: v.strictObject({ row: v.literal('addressed'), at: instant, code: tableCode, door: v.string() }),
} as const;

/** Name of a row. */
type RowName = keyof typeof shapes;
/** A row of a table's log. `isOlder`: the rules that decided it are of another edition than those of today. */
export type JournalEntry = { [T in RowName]: Readonly<v.InferOutput<(typeof shapes)[T]>> }[RowName] & {
  readonly isOlder?: true;
};
/** The people of a table, and the roles that bots play. */
export type People = Readonly<v.InferOutput<typeof people>>;

const stored = v.looseObject({ v: count, row: v.picklist(Object.keys(shapes) as RowName[]) });

/** Writes a row as text, with the edition of its rules. The release before can read it, too (ONL-13). */
export const rowText = (row: JournalEntry): string => JSON.stringify({ v: edition, ...row, isOlder: undefined });

/** Reads a row that was read before, without checking its shape again, unless it is of another edition. */
export function readKnownRow(text: string): JournalEntry {
  const { v: of, ...row } = JSON.parse(text) as JournalEntry & { readonly v: number };
  return of === edition ? row : readRow(text);
}

/** Reads a row of any version. Throws an Error that describes the first fault. */
export function readRow(text: string): JournalEntry {
  const head = v.safeParse(stored, JSON.parse(text));
  if (!head.success) throw new Error(`row: ${fault(head.issues)}`);
  const { v: of, ...rest } = head.output;
  const stamped = Array.isArray(rest['events']) ? { ...rest, events: upcast(rest['events'] as unknown[], of) } : rest;
  const parsed = v.safeParse(shapes[head.output.row] as v.GenericSchema<unknown, JournalEntry>, stamped);
  if (!parsed.success) throw new Error(`row: ${fault(parsed.issues)}`);
  // Kept as they were written, so that saves of the game are the same to the byte.
  const { events: written, intent: asked } = stamped as Partial<Extract<JournalEntry, { row: 'asked' }>>;
  return {
    ...parsed.output,
    ...(written === undefined ? {} : { events: written }),
    ...(asked === undefined ? {} : { intent: asked }),
    ...(of === edition ? {} : { isOlder: true }),
  } as JournalEntry;
}
