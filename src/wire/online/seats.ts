/** Seats at a table online: who sits there, and the settings of the table. */
import * as v from 'valibot';
import { askTimes } from '../../content/bot-paces.ts';
import { personName } from '../schemas/names.ts';
import { instant } from '../schemas/schemas.ts';
import { cardId, role } from '../schemas/stamp.ts';

/** How the game goes on while a person is away. */
const standIn = v.picklist(['hold', 'bot', 'go-on']);

/** Settings of a table (ONL-7, ONL-11). */
export const tableSettings = v.strictObject({
  /** While a person is away: the clock waits, a bot plays, or the game goes on without them. */
  away: standIn,
  /** Whether bots play the roles that nobody has. */
  bots: v.boolean(),
  /** People who may pause: the Central Officer, or everybody. */
  pause: v.picklist(['central-officer', 'all']),
});
/** Settings of a table. */
export type TableSettings = Readonly<v.InferOutput<typeof tableSettings>>;

/** Presence of a person: connected, on a slow link, or gone. */
const links = ['here', 'slow', 'away'] as const;

/** Roles of a person, or of bots. */
export const roleList = v.pipe(v.array(role), v.maxLength(4), v.readonly());

/** Choice of the cards for which windows wait for a person. Missing if they have chosen nothing. */
export const asks = v.strictObject({
  when: v.picklist(askTimes),
  never: v.pipe(v.array(cardId), v.maxLength(100), v.readonly()),
});

/** A seat as everybody sees it. */
export const shownSeat = v.strictObject({
  seat: v.string(),
  name: personName,
  roles: roleList,
  maker: v.boolean(),
  /** Unknown presences of newer tables count as present. */
  link: v.fallback(v.picklist(links), 'here'),
  asks: v.exactOptional(asks),
});
/** A seat as everybody sees it. */
export type ShownSeat = Readonly<v.InferOutput<typeof shownSeat>>;

/** Hash of a token. */
const hash = v.pipe(v.string(), v.maxLength(64));
const hashes = v.pipe(v.array(hash), v.maxLength(8), v.readonly());

/** A seat as it is stored: with hashes of tokens instead of its link. */
export const storedSeat = v.strictObject({
  seat: v.string(),
  name: personName,
  roles: roleList,
  maker: v.boolean(),
  token: hash,
  /** Tokens of other devices of the same person, the newest first. */
  also: v.exactOptional(hashes),
  /**
   * Tokens that led to the seat until another device took it, the newest first. Their devices may ask for it in turn.
   */
  former: v.exactOptional(hashes),
  /** Leads another device to the seat until an instant of the table's time. */
  pass: v.exactOptional(v.strictObject({ hash, until: instant })),
  asks: v.exactOptional(asks),
});
/** A seat as it is stored. */
export type StoredSeat = Readonly<v.InferOutput<typeof storedSeat>>;

/** The reason of a bot's move, and its numbers. */
export const botWhy = v.strictObject({
  reason: v.pipe(v.string(), v.maxLength(40)),
  points: v.exactOptional(v.number()),
  percent: v.exactOptional(v.number()),
  other: v.exactOptional(v.number()),
});
/** The reason of a bot's move, and its numbers. */
export type BotWhy = Readonly<v.InferOutput<typeof botWhy>>;
