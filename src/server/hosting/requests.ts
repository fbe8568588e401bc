// HTTP requests about tables: make one, find one by its code, fetch packs and saves.

import * as v from 'valibot';
import type { HostDependencies } from '../../host/index.ts';
import type { makeSave } from '../../wire/index.ts';
import { saveOf } from '../room/going-home.ts';
import { seatOf } from '../room/hello.ts';
import type { Address, Room } from '../room/room.ts';
import { passMs } from '../room/seats/claims.ts';
import { isLeadersToken } from '../room/settings.ts';
import { type Answer, errorAnswer, immutableJson, jsonAnswer, privateJson } from './answers.ts';
import type { TableRecord } from './event-store.ts';
import { type NewTable, newTable } from './new-table.ts';
import type { Pass } from './pass-codes.ts';
import type { TableStatus } from './status.ts';
import { isCode, newCode, newToken } from './tokens.ts';

type MaybeLater<T> = T | Promise<T>;

/** The save of a table. */
type Save = ReturnType<typeof makeSave>;

/** A table, and the pass to a seat there if the code stands for one. */
export type Way = Pick<TableRecord, 'id' | 'door'> & Partial<Pass>;

/** Result of a request for a new address or a pass. */
export type Readdressed = 'done' | 'taken' | 'lost' | null;

/** Where a host keeps its tables. */
export interface TableStore {
  readonly dependencies: HostDependencies;
  /** Stores a new table. Returns false if another one has its code. */
  keep(table: NewTable): MaybeLater<boolean>;
  /**
   * Returns the way that a code stands for, null if there is none, or `too-fast` if this address or all together have
   * tried too many. A null address is that of the host's own machine.
   */
  find(code: string, address: string | null): MaybeLater<Way | 'too-fast' | null>;
  /** Gives the seat of a token a pass. Returns the result; null if there is no such seat. */
  pass(id: string, token: string, pass: Pass): MaybeLater<Readdressed>;
  /**
   * Gives a table a new address, for its maker's token. Returns whether it has happened: `taken` if another table has
   * the code, `lost` if it cannot be stored, as on a full disk, null if there is no such table for this token.
   */
  readdress(id: string, token: string, address: Address): MaybeLater<Readdressed>;
  /** Returns the file of a pack, or null. */
  pack(hash: string): MaybeLater<string | null>;
  /** Returns a summary of a table for a token that leads to it, or null. This does not wake the table. */
  status(id: string, token: string): MaybeLater<TableStatus | null>;
  /**
   * Returns the save of a game that is over for the token of a seat, of the address or of the table's replays, or null:
   * of the table's last game, or of the one with this number.
   */
  save(id: string, token: string, game: number | null): MaybeLater<Save | null>;
  /** Returns the save of a running game for its maker's token, or null. The table waits from then on. */
  takeHome(id: string, token: string): MaybeLater<Save | null>;
  /**
   * Deletes a table for its maker's token, if the save with this digest has its whole game. Returns whether it has, or
   * null if there is no such table for this token.
   */
  leaveHome(id: string, token: string, digest: string): MaybeLater<boolean | null>;
  /** Deletes a table for its maker's token, with all names. Returns whether there was one for this token. */
  remove(id: string, token: string): MaybeLater<boolean>;
}

/** How often another code is drawn if one is taken. */
const mostCodes = 5;

/** Returns the token in a header `Authorization`. */
const tokenIn = (authorization: string | null | undefined): string => (authorization ?? '').replace(/^Bearer /, '');

/** Answers that an address asks too often. */
export const tooFast = errorAnswer(429, 'too-fast');

/** POST /tables */
export async function makeTable(body: unknown, store: TableStore): Promise<Answer> {
  for (let tries = 0; tries < mostCodes; tries += 1) {
    const table = await newTable(body, store.dependencies);
    if ('status' in table) return table;
    const { id, code, door } = table.entry;
    if (await store.keep(table)) return jsonAnswer(201, { table: id, code, door, maker: table.maker });
  }
  return errorAnswer(503, 'no-code');
}

/** GET /codes/<code> */
export async function findTable(code: string, address: string | null, store: TableStore): Promise<Answer> {
  const found = await store.find(isCode(code) ? code.toUpperCase() : '', address);
  if (found === 'too-fast') return tooFast;
  if (found === null) return errorAnswer(404, 'no-such-table');
  const { id: table, door, pass } = found;
  return privateJson(200, { table, door, ...(pass === undefined ? {} : { pass }) });
}

/** GET /tables/<id>, with a token that leads to it in the header `Authorization`. */
export async function getStatus(
  id: string,
  authorization: string | null | undefined,
  store: TableStore,
): Promise<Answer> {
  const status = await store.status(id, tokenIn(authorization));
  return status === null ? errorAnswer(404, 'no-such-table') : privateJson(200, status);
}

/**
 * DELETE /tables/<id>, with the token of its maker in the header `Authorization` (ONL-20). Its game may run or be over.
 */
export async function deleteTable(
  id: string,
  authorization: string | null | undefined,
  store: TableStore,
): Promise<Answer> {
  return (await store.remove(id, tokenIn(authorization))) ? privateJson(200, {}) : errorAnswer(404, 'no-such-table');
}

/** Draws codes and tokens until a code is free. Answers with them once they are stored. */
async function withFreeCode<T extends object>(
  draw: () => T,
  store: (drawn: T) => MaybeLater<Readdressed>,
): Promise<Answer> {
  for (let tries = 0; tries < mostCodes; tries += 1) {
    const drawn = draw();
    const stored = await store(drawn);
    if (stored === null) return errorAnswer(404, 'no-such-table');
    if (stored === 'lost') return errorAnswer(503, 'not-stored');
    if (stored === 'done') return privateJson(200, drawn);
  }
  return errorAnswer(503, 'no-code');
}

/** POST /tables/<id>/address, with the token of somebody with the maker's rights in the header `Authorization`. */
export const newAddress = (id: string, authorization: string | null | undefined, store: TableStore): Promise<Answer> =>
  withFreeCode(
    () => ({ code: newCode(), door: newToken() }),
    (address) => store.readdress(id, tokenIn(authorization), address),
  );

/** POST /tables/<id>/pass, with the token of a seat in the header `Authorization` (ONL-10). */
export const newPass = (id: string, authorization: string | null | undefined, store: TableStore): Promise<Answer> =>
  withFreeCode(
    () => ({ code: newCode(), pass: newToken(), ms: passMs }),
    (pass) => store.pass(id, tokenIn(authorization), pass),
  );

/** GET /packs/<hash> */
export async function getPack(hash: string, store: TableStore): Promise<Answer> {
  const file = await store.pack(hash);
  return file === null ? errorAnswer(404, 'no-such-pack') : immutableJson(file);
}

/**
 * GET /tables/<id>/save, with a token in the header `Authorization`. Before the end of the game, its maker takes the
 * game home with this. GET /tables/<id>/save?over never does, because a correction may have revived the game meanwhile
 * (RES-16). `game` names the game of the table by number (ONL-20). Both can be repeated without loss (ONL-14).
 */
export async function takeSave(
  id: string,
  authorization: string | null | undefined,
  store: TableStore,
  { onlyOver, game }: { readonly onlyOver: boolean; readonly game: string | null },
): Promise<Answer> {
  const token = tokenIn(authorization);
  const number = game !== null && /^\d{1,4}$/.test(game) ? Number(game) : null;
  const mayTakeHome = !onlyOver && game === null;
  const save = (await store.save(id, token, number)) ?? (mayTakeHome ? await store.takeHome(id, token) : null);
  return save === null ? errorAnswer(404, 'no-such-table') : privateJson(200, save);
}

/** Whether a token leads to a seat of the room, and so may ask for a pass. */
export const hasSeat = (room: Room, token: string): boolean => typeof seatOf(room, token) === 'string';

/**
 * Whether a token leads to the seat of the table's maker. Nobody else may delete it, also while others have their
 * rights.
 */
export function isMakersToken(room: Room, token: string): boolean {
  const seat = seatOf(room, token);
  return room.table.people.seats.some((one) => one.maker && one.seat === seat);
}

/** Returns the save for taking a running game home, for the token of somebody with the maker's rights. */
export function homeFor(room: Room, token: string): Save | null {
  const { game } = room.table;
  return game.state.open.outcome === null && isLeadersToken(room, token) ? saveOf(game) : null;
}

const arrival = v.object({ digest: v.pipe(v.string(), v.maxLength(100)) });

/**
 * POST /tables/<id>/home, with a token in the header `Authorization` and the digest of the save that has arrived.
 * Deletes the table, unless it has been played on since.
 */
export async function leaveHome(
  id: string,
  authorization: string | null | undefined,
  body: unknown,
  store: TableStore,
): Promise<Answer> {
  const parsed = v.safeParse(arrival, body);
  if (!parsed.success) return errorAnswer(400, 'bad-request', 'expected {digest}');
  const isGone = await store.leaveHome(id, tokenIn(authorization), parsed.output.digest);
  if (isGone === null) return errorAnswer(404, 'no-such-table');
  return isGone ? privateJson(200, {}) : errorAnswer(409, 'played-on');
}
