/**
 * Frames that a table online sends to its clients. The table may be newer than the client, which ignores unknown keys,
 * and replaces unknown names by the nearest known ones (ONL-13).
 */
import * as v from 'valibot';
import type { Role } from '../../content/roles.ts';
import type { Intent, PublicState, Refusal, RoundSoFar, SetupRefusal } from '../../rules/index.ts';
import { loosely } from '../reading/loose.ts';
import { intent } from '../requests/intent.ts';
import { gameEvent } from '../saves/events.ts';
import { place } from '../schemas/board.ts';
import { count, instant } from '../schemas/schemas.ts';
import { cardId, role } from '../schemas/stamp.ts';
import { quickWords } from './client-frames.ts';
import { type FrameOf, frameParser } from './frames.ts';
import { tableNote } from './notes.ts';
import { botWhy, roleList, shownSeat, tableSettings } from './seats.ts';

/** Refusals of a table, besides those of the rules. Its socket stays open. New ones are added at the end. */
export const tableRefusals = [
  // The moment for which it was meant is over (ONL-2).
  'too-late',
  // The role belongs to another seat, or to a bot.
  'not-your-role',
  // Only the maker of the table may do this.
  'maker-only',
  // Another person has the role.
  'role-taken',
  // Too many at once (ONL-12).
  'too-fast',
  // Nothing can be taken back, it revealed too much, or others built on it (ONL-9).
  'nothing',
  'revealed',
  'depended-on',
  // The clock waits for somebody.
  'held',
  // All seats are taken.
  'table-full',
  'no-such-seat',
  // The table takes no newcomers (ONL-10a).
  'locked',
  // Nobody can ask for the seat, because its person is here or has come back.
  'seat-here',
  'person-back',
  // Another device asks for the seat already.
  'asked-already',
  // Somebody who is here has objected.
  'objected',
  // The pass to a seat is over or was used.
  'pass-over',
  // The server is older than the page, and does not know the request (ONL-13).
  'not-understood',
] as const;
/** Code of a refusal by the table. */
export type TableRefusalCode = (typeof tableRefusals)[number];
/** Why a table refuses a frame. A page adds the names of those who are waited for. */
export type OnlineRefusal =
  | Refusal
  | SetupRefusal
  | { readonly code: TableRefusalCode; readonly names?: readonly string[] };

/**
 * Why the clock of a table is held: somebody is away, nobody has a role, nobody is here, nobody has woken it since
 * then, the server has just started, or somebody has taken the game home.
 */
const holds = ['person-away', 'role-free', 'nobody-here', 'asleep', 'restarted', 'gone-home'] as const;
/** Why the clock of a table is held. */
export type Hold = (typeof holds)[number];
/** A reason that only a newer table knows. */
const otherHold = 'other';

/** The last action of a seat that can be taken back. */
export interface OnlineUndo {
  readonly intent: Intent;
  readonly as: Role;
  readonly at: number;
}

/** An undo that this page does not know becomes null, so that it is not offered. */
const undo = v.fallback(
  v.union([v.null(), v.literal('revealed'), v.object({ intent: loosely(intent), as: role, at: instant })]),
  null,
);

/** The open half comes from the table itself, which checks it. Only its head is looked at here. */
const open = v.custom<PublicState>(
  (value) => v.is(v.looseObject({ at: instant, round: count, setup: v.looseObject({}) }), value),
  'the open half of a game',
);

/** Checked only for its outline, like the open half. */
const round = v.custom<RoundSoFar>(
  (value) => v.is(v.looseObject({ start: v.looseObject({}), panics: v.array(v.looseObject({})) }), value),
  'the round so far',
);

const refusal = v.custom<OnlineRefusal>((value) => v.is(v.looseObject({ code: v.string() }), value), 'a refusal');

/** Settings of a table. Unknown values of newer tables are shown as the gentlest known ones. */
const shownSettings = v.object({
  ...tableSettings.entries,
  away: v.fallback(tableSettings.entries.away, 'go-on'),
  pause: v.fallback(tableSettings.entries.pause, 'all'),
});

const by = v.pipe(v.string(), v.maxLength(10));
const id = v.pipe(v.string(), v.maxLength(40));
/** A move of a bot, made or planned, and its role. */
const botMove = v.object({ as: role, intent: loosely(intent) });

/** Schema of each frame, by its `t`. */
const shapes = {
  sync: v.object({
    t: v.literal('sync'),
    n: count,
    at: instant,
    build: v.string(),
    /** Name of the history of the rows, which may differ after a restart (ONL-15). Missing from older servers. */
    incarnation: v.exactOptional(v.string()),
    /** Hash of the pack, if it is not that of the box. */
    pack: v.nullable(v.string()),
    you: v.nullable(by),
    undo,
    /** The seat that has just taken its last action back (ONL-9). */
    undone: v.exactOptional(by),
    open,
    /** Number of the table's game, from 2. Missing for its first. */
    game: v.exactOptional(count),
    /** The running or last round, for the ledger between rounds. Missing if the game has no board. */
    round: v.exactOptional(round),
  }),
  events: v.object({
    t: v.literal('events'),
    n: count,
    at: instant,
    by,
    id: v.exactOptional(id),
    /** The intent of a bot, its role, and its reason. Missing for people. */
    move: v.exactOptional(v.fallback(v.nullable(botMove), null)),
    why: v.exactOptional(v.fallback(v.nullable(loosely(botWhy)), null)),
    undo,
    /** Strict: a client that ignored a part of an event would have another game. */
    events: v.array(gameEvent),
  }),
  no: v.object({ t: v.literal('no'), id, why: refusal }),
  ack: v.object({ t: v.literal('ack'), id, n: count }),
  pong: v.object({ t: v.literal('pong'), c: v.number(), at: instant }),
  pointed: v.object({ t: v.literal('pointed'), by, place }),
  said: v.object({ t: v.literal('said'), by, word: v.picklist(quickWords) }),
  seated: v.object({ t: v.literal('seated'), seat: by, token: v.string() }),
  seats: v.object({
    t: v.literal('seats'),
    seats: v.array(loosely(shownSeat)),
    /** Roles that a bot plays now. */
    bots: roleList,
    held: v.nullable(v.fallback(v.picklist([...holds, otherHold]), otherHold)),
    watching: count,
    settings: shownSettings,
    /** Six letters that lead to the table. */
    code: v.string(),
    /** Holder of the maker's rights: the maker alone, or every seated person (ONL-10a). Missing before protocol 2. */
    rights: v.exactOptional(v.fallback(v.picklist(['maker', 'all']), 'maker')),
    /** People's cards that the open window waits for (FIN-22). Missing if there are none. */
    waits: v.exactOptional(v.array(v.object({ card: cardId, owner: role }))),
    /** The move for which a bot asks leave, because it moves people's units. Missing if none asks. */
    question: v.exactOptional(v.fallback(v.nullable(v.object({ move: botMove, why: loosely(botWhy) })), null)),
    /** How many people are choosing a name and roles. They are not among those who watch. Missing if nobody is. */
    choosing: v.exactOptional(count),
    /**
     * Seats whose people are ready for the next round or game (ONL-21). Missing while the table waits with none, and
     * from older tables.
     */
    ready: v.exactOptional(v.array(by)),
    /** The seats that stop the clock: by the menu, by a pause. Missing while none does, and from older tables. */
    stopped: v.exactOptional(v.object({ menu: v.exactOptional(by), pause: v.exactOptional(by) })),
    /** Whether the table takes no newcomers. Missing if it does. */
    locked: v.exactOptional(v.literal(true)),
    /** Seats that another device asks for, and the table's time at which it gets them. Missing if there are none. */
    claims: v.exactOptional(v.array(v.object({ seat: by, at: instant }))),
  }),
  /** The shared note of a game with the box (ONL-18). Older servers never send it. */
  noted: v.object({ t: v.literal('noted'), note: loosely(tableNote) }),
  /** Whether this device sounds for the room (ONL-19). Older servers never send it. */
  sounds: v.object({ t: v.literal('sounds'), room: v.boolean() }),
  /** The server now serves another version of the app than the client has (ONL-13). */
  stale: v.object({ t: v.literal('stale'), build: v.string() }),
} as const;

/** A frame from a table. */
export type ServerFrame = FrameOf<typeof shapes>;
/** A frame of one kind. */
export type ServerFrameOf<T extends ServerFrame['t']> = Extract<ServerFrame, { t: T }>;

/** Parses a frame from a table. Returns a description of the first fault if it is invalid. */
export const parseServerFrame = frameParser(shapes);

/** Whether a kind of frame is known here. */
export const isServerFrame = (kind: string): boolean => Object.hasOwn(shapes, kind);
