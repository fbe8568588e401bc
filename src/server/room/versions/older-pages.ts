// Converts frames for pages of protocol 1, which close a socket that sends anything unknown to them (ONL-13).

import type { GameEvent } from '../../../rules/index.ts';
import { type ServerFrame, type ServerFrameOf, tableRefusals } from '../../../wire/index.ts';

/** Keys of each frame that every page of protocol 1 knows, besides `t`. */
const keysOf: Partial<Record<ServerFrame['t'], readonly string[]>> = {
  sync: ['n', 'at', 'build', 'pack', 'you', 'undo', 'open'],
  events: ['n', 'at', 'by', 'id', 'why', 'undo', 'events'],
  no: ['id', 'why'],
  ack: ['id', 'n'],
  pong: ['c', 'at'],
  pointed: ['by', 'place'],
  said: ['by', 'word'],
  seated: ['seat', 'token'],
  seats: ['seats', 'bots', 'held', 'watching', 'settings', 'code'],
  stale: ['build'],
};
const seatKeys: readonly string[] = ['seat', 'name', 'roles', 'maker', 'link'];
const settingKeys: readonly string[] = ['away', 'bots', 'pause'];

/** Values that those pages know. */
const known = {
  link: ['here', 'slow', 'away'],
  away: ['hold', 'bot', 'go-on'],
  pause: ['central-officer', 'all'],
  held: ['person-away', 'role-free', 'nobody-here', 'asleep', 'restarted'],
  word: ['look-here', 'need-help', 'wait', 'good'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Those pages know only this many refusals of a table, the first of the list. They have no words for later ones. */
const firstRefusals = 11;
const laterRefusals: readonly string[] = tableRefusals.slice(firstRefusals);

/**
 * Events with the same shape as in protocol 1. An event whose shape changes must leave this list: then the whole table
 * is sent.
 */
const unchanged: ReadonlySet<string> = new Set<GameEvent['type']>([
  'game-set-up',
  'round-prepared',
  'cue-opened',
  'cue-expired',
  'cue-closed',
  'paused',
  'resumed',
  'menu-opened',
  'menu-closed',
  'scanned',
  'timers-set',
  'step-opened',
  'step-closed',
  'reported',
  'corrected',
  'round-ended',
  'game-ended',
  'game-revived',
  'board-set-up',
  'cards-moved',
  'cards-turned',
  'card-used',
  'mission-laid',
  'mission-cleared',
  'mission-taken-back',
  'enemies-turned',
  'markers-placed',
  'units-moved',
  'units-assigned',
  'units-changed',
  'ufos-moved',
  'panic-changed',
  'credits-changed',
  'damage-changed',
  'threat-changed',
  'task-opened',
  'task-closed',
  'soldier-placed',
  'dice-added',
  'dice-rolled',
  'roll-changed',
  'roll-applied',
  'choice-opened',
  'choice-withdrawn',
  'chosen',
  'time-added',
]);

const picked = <T extends object>(keys: readonly string[], value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key))) as T;

/** Returns the value if it is among the known ones, and otherwise `nearest`. */
const near = <T extends string>(among: readonly T[], value: string, nearest: T): T =>
  among.find((one) => one === value) ?? nearest;

function seatsFor({ seats, held, settings, ...frame }: ServerFrameOf<'seats'>): ServerFrameOf<'seats'> {
  return {
    ...frame,
    seats: seats.map((seat) => ({ ...picked(seatKeys, seat), link: near(known.link, seat.link, 'here') })),
    // A table whose game has gone home is woken like one that sleeps.
    held: held === null ? null : near(known.held, held === 'gone-home' ? 'asleep' : held, 'restarted'),
    settings: {
      ...picked(settingKeys, settings),
      away: near(known.away, settings.away, 'go-on'),
      pause: near(known.pause, settings.pause, 'all'),
    },
  };
}

/** Whether pages of protocol 1 can read these events. */
export const areUnchanged = (events: readonly GameEvent[]): boolean => events.every(({ type }) => unchanged.has(type));

/** Returns a frame as pages of protocol 1 can read it. Null if they know nothing like it. */
export function forOlderPage(frame: ServerFrame): ServerFrame | null {
  const keys = keysOf[frame.t];
  if (keys === undefined) return null;
  const plain = picked(['t', ...keys], frame);
  if (plain.t === 'seats') return seatsFor(plain);
  if (plain.t === 'said' && !known.word.some((word) => word === plain.word)) return null;
  if (plain.t === 'no' && laterRefusals.includes(plain.why.code)) return { ...plain, why: { code: 'too-late' } };
  return plain;
}
