/** Frames that a client sends to a table online. They are hostile until parsed (FIN-16). */
import * as v from 'valibot';
import { stepKinds } from '../../content/steps.ts';
import type { Moment } from '../../host/index.ts';
import { loosely } from '../reading/loose.ts';
import { intent } from '../requests/intent.ts';
import { place as boardPlace } from '../schemas/board.ts';
import { personName } from '../schemas/names.ts';
import { count, gameOptionsShape, seed } from '../schemas/schemas.ts';
import { cardId, role } from '../schemas/stamp.ts';
import { type FrameOf, frameParser } from './frames.ts';
import { noteChange } from './notes.ts';
import { asks, tableSettings } from './seats.ts';

/**
 * Version of the protocol. Since 2 both sides ignore unknown frames and keys, so additions need no new version. Servers
 * and clients also speak the version before.
 */
export const protocol = 2;
/** Oldest version that is spoken. */
export const oldestProtocol = 1;

/** Longest frame that a client may send, in bytes. */
export const longestFrame = 16_384;

/** Quick words that a person can send to everybody at the table. */
export const quickWords = ['look-here', 'need-help', 'wait', 'good'] as const;

/** How a device wants to sound for the room. */
const soundings = ['wall', 'here', 'never'] as const;
/** How a device wants to sound for the room. */
export type Sounding = (typeof soundings)[number];

const token = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));
/** Names a press: device and counter. A client repeats it until it is answered. */
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const seat = v.pipe(v.string(), v.regex(/^\d{1,4}$/));
const roleList = v.pipe(v.array(role), v.maxLength(4));

const moment: v.GenericSchema<unknown, Moment> = v.strictObject({
  round: count,
  cue: v.exactOptional(count),
  step: v.exactOptional(v.picklist(stepKinds)),
  choice: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
});

const { plan, base, enemyTypes, startingPanic } = gameOptionsShape;
const draws = { seed: v.exactOptional(seed), plan, base, enemyTypes, startingPanic };

/** Schema of each frame, by its `t`. */
const shapes = {
  hello: v.strictObject({
    t: v.literal('hello'),
    v: count,
    table: token,
    token,
    device: id,
    have: v.exactOptional(count),
    /** History that the device's rows belong to, as named by the table's `sync` (ONL-15). */
    incarnation: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
    /** Whether somebody without a seat is choosing a name and roles there. Missing if not. */
    choosing: v.exactOptional(v.literal(true)),
    /** Version of the app that the client knows from the table. */
    build: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
    /** Whether the device sounds for the room: as a television, because somebody chose it, or never (ONL-19). */
    sounds: v.exactOptional(v.fallback(v.optional(v.picklist(soundings)), undefined)),
  }),
  do: v.strictObject({ t: v.literal('do'), id, intent, as: role, on: moment }),
  'take-back': v.strictObject({ t: v.literal('take-back'), id }),
  /** Begins another game once one is over, with this seed. Null draws the same again. */
  rematch: v.strictObject({ t: v.literal('rematch'), id, seed: v.nullable(seed) }),
  /** Changes the draws of a game with the box that has not begun. With a seed the others are drawn again (SET-1). */
  'set-up': v.strictObject({ t: v.literal('set-up'), id, draws: v.strictObject(draws) }),
  /**
   * Marks somebody as ready for the next round or game, or as no longer ready. It begins once all are (ONL-21). `seed`
   * is that of a rematch, as in `rematch`.
   */
  ready: v.strictObject({ t: v.literal('ready'), id, ready: v.boolean(), seed: v.exactOptional(v.nullable(seed)) }),
  /** Somebody without a seat chooses a name and roles, or only watches. */
  choosing: v.strictObject({ t: v.literal('choosing'), choosing: v.boolean() }),
  ping: v.strictObject({ t: v.literal('ping'), c: v.pipe(v.number(), v.finite()) }),
  point: v.strictObject({ t: v.literal('point'), place: boardPlace }),
  word: v.strictObject({ t: v.literal('word'), word: v.picklist(quickWords) }),
  /** `token` is a new secret of 128 random bits, which will lead to the seat. It counts for those who have none. */
  sit: v.strictObject({ t: v.literal('sit'), id, roles: roleList, name: personName, token }),
  leave: v.strictObject({ t: v.literal('leave'), id }),
  free: v.strictObject({ t: v.literal('free'), id, seat }),
  give: v.strictObject({ t: v.literal('give'), id, role, to: v.picklist(['bot', 'person']) }),
  /** Choice of the person's cards for which windows wait (FIN-22). */
  asks: v.strictObject({ t: v.literal('asks'), id, asks }),
  /** Whether a bot may use the card with which it wants to move units of the person. */
  'answer-bot': v.strictObject({ t: v.literal('answer-bot'), id, card: cardId, may: v.boolean() }),
  settings: v.strictObject({ t: v.literal('settings'), id, settings: tableSettings }),
  /**
   * Asks for a seat whose person is away. `token` leads to it once it is given. The answer comes once it is decided.
   * With a token that led to the seat before (`former`), a seat may be asked for even while somebody is there.
   */
  claim: v.strictObject({ t: v.literal('claim'), id, seat, token, former: v.exactOptional(token) }),
  /** Says that somebody who asks for a seat is not its person. */
  object: v.strictObject({ t: v.literal('object'), id, seat }),
  /** Comes to the seat of a pass, which another device of the same person has shown. */
  move: v.strictObject({ t: v.literal('move'), id, pass: token, token }),
  /** Makes another person the maker of the table. */
  hand: v.strictObject({ t: v.literal('hand'), id, seat }),
  /** Closes the table to newcomers, or opens it again. */
  lock: v.strictObject({ t: v.literal('lock'), id, locked: v.boolean() }),
  /** Changes what is noted at a table with the box, in a round and its open step (ONL-18). */
  note: v.strictObject({
    t: v.literal('note'),
    id,
    round: count,
    step: v.nullable(v.picklist(stepKinds)),
    change: noteChange,
  }),
} as const;

/** A frame from a client. */
export type ClientFrame = FrameOf<typeof shapes>;
/** A frame of one kind. */
export type ClientFrameOf<T extends ClientFrame['t']> = Extract<ClientFrame, { t: T }>;

/** The same shapes for frames of newer clients, whose added keys are ignored (ONL-13). */
const readable = Object.fromEntries(
  Object.entries(shapes).map(([kind, shape]) => [kind, loosely<v.GenericSchema>(shape)]),
) as unknown as typeof shapes;

/** Parses a frame from a client. Returns a description of the first fault if it is invalid. */
export const parseClientFrame = frameParser(readable);

/** Keys of each frame in version 1, whose servers close a socket that sends them anything else. */
const firstKeys: Partial<Record<ClientFrame['t'], readonly string[]>> = {
  hello: ['v', 'table', 'token', 'device', 'have', 'build'],
  do: ['id', 'intent', 'as', 'on'],
  'take-back': ['id'],
  rematch: ['id', 'seed'],
  ping: ['c'],
  point: ['place'],
  word: ['word'],
  sit: ['id', 'roles', 'name', 'token'],
  leave: ['id'],
  free: ['id', 'seat'],
  give: ['id', 'role', 'to'],
  settings: ['id', 'settings'],
};
const firstSettings: readonly string[] = ['away', 'bots', 'pause'];

const picked = (keys: readonly string[], value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));

/** Returns a frame as a server of a version understands it, or null if that version lacks it. */
export function spokenAt(version: number, frame: ClientFrame): object | null {
  if (version === protocol) return frame;
  const keys = firstKeys[frame.t];
  if (keys === undefined) return null;
  const plain = picked(['t', ...keys], frame);
  return frame.t === 'settings' ? { ...plain, settings: picked(firstSettings, frame.settings) } : plain;
}
