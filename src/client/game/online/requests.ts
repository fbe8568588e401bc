// Requests to the server of this page: make a table, find one by its code.

import * as v from 'valibot';
import { roles } from '../../../content/roles.ts';
import type { NewGame } from '../../../wire/index.ts';
import type { TableKey } from './online-table.ts';

const made = v.object({ table: v.string(), code: v.string(), door: v.string(), maker: v.string() });
const found = v.object({ table: v.string(), door: v.string(), pass: v.optional(v.string()) });
const pass = v.object({ code: v.string(), pass: v.string(), ms: v.number() });

/** A pass to the own seat: six letters, the token that they stand for, and how long it is good, in ms. */
export type SeatPass = Readonly<v.InferOutput<typeof pass>>;

/** Summary of a table. Unknown stages of newer servers read as `running`. */
const status = v.object({
  code: v.string(),
  /** Number of the table's present or last game. Missing from older servers. */
  game: v.optional(v.number()),
  round: v.number(),
  stage: v.fallback(v.picklist(['setup', 'running', 'won', 'lost']), 'running'),
  seated: v.boolean(),
  maker: v.optional(v.boolean(), false),
  /** The other people with roles who are there now. */
  here: v.array(v.object({ name: v.string(), roles: v.array(v.fallback(v.nullable(v.picklist(roles)), null)) })),
});

/** Summary of a table. */
export type TableStatus = Readonly<v.InferOutput<typeof status>>;

/** A new table: its id and code, the token of its address, and that of the maker's seat. */
export type MadeTable = Readonly<v.InferOutput<typeof made>>;

/**
 * Why nothing came back: the server has no tables, cannot keep them just now (ONL-17), has no such table, or did not
 * answer.
 */
export type RequestFault = 'none' | 'not-kept' | 'no-such' | 'failed' | 'too-fast';

/** Returns why a request was refused. `otherwise` stands for all other reasons. */
async function refusalOf(answer: Response, otherwise: RequestFault): Promise<RequestFault> {
  const { refused } = (await answer.json().catch(() => ({}))) as { refused?: { code?: unknown } };
  if (refused === undefined || refused.code === 'no-tables') return 'none';
  return refused.code === 'not-kept' || refused.code === 'too-fast' ? refused.code : otherwise;
}

/** Reads an answer of any kind: another server may answer with a page. */
async function read<S extends v.GenericSchema>(answer: Response, shape: S): Promise<v.InferOutput<S> | RequestFault> {
  const parsed = v.safeParse(shape, await answer.json().catch(() => null));
  return parsed.success ? parsed.output : 'none';
}

/** Request for a table: options of a new game, or the save of a running one. */
export type Beginning = { readonly game: NewGame } | { readonly save: unknown };

/** Makes a table. `pack` is the text of a pack file, for a game that is not played with the cards of the box. */
export async function makeTable(beginning: Beginning, pack?: string): Promise<MadeTable | RequestFault> {
  try {
    const body = JSON.stringify({ ...beginning, ...(pack === undefined ? {} : { pack }) });
    const answer = await fetch('tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return answer.ok ? await read(answer, made) : await refusalOf(answer, 'none');
  } catch {
    return 'failed';
  }
}

/** Asks the server about a table, as somebody who has a seat there. */
const asking = ({ table, token }: TableKey, what: string, method: 'GET' | 'POST'): Promise<Response> =>
  fetch(`tables/${table}/${what}`, { method, headers: { authorization: `Bearer ${token}` } });

/** Asks for the status of a table without waking it. `gone`: there is none for this token. */
export async function askStatus({ table, token }: TableKey): Promise<TableStatus | 'gone' | 'failed'> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`tables/${table}`, { headers, cache: 'no-store' });
    if (!answer.ok) return (await refusalOf(answer, 'no-such')) === 'no-such' ? 'gone' : 'failed';
    const parsed = v.safeParse(status, await answer.json());
    return parsed.success ? parsed.output : 'failed';
  } catch {
    return 'failed';
  }
}

/**
 * Returns the save of a game at a table, unchecked, or null. `over`: after the end, for every seat. `home`: before it,
 * for the maker, and the table waits until the save has arrived (ONL-14). `game` is the number of the table's game, or
 * else the last.
 */
export async function takeSave(key: TableKey, what: 'over' | 'home', game?: number): Promise<unknown> {
  try {
    const path = what === 'over' ? `save?over${game === undefined ? '' : `&game=${game}`}` : 'save';
    const answer = await asking(key, path, 'GET');
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** Deletes a table for everybody, with all names, for its maker (ONL-20). Returns false if it did not work. */
export async function deleteTable({ table, token }: TableKey): Promise<boolean> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`tables/${table}`, { method: 'DELETE', headers })).ok;
  } catch {
    return false;
  }
}

/**
 * Tells a table that its game has arrived here, so that it is deleted. It stays if people have played on there
 * meanwhile.
 */
export async function leaveTable({ table, token }: TableKey, digest: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  // If this fails, the table just stays longer.
  await fetch(`tables/${table}/home`, { method: 'POST', headers, body: JSON.stringify({ digest }) }).catch(() => null);
}

/** Gives a table a new address, for its maker. Returns false if it did not work. */
export async function newAddress(key: TableKey): Promise<boolean> {
  try {
    return (await asking(key, 'address', 'POST')).ok;
  } catch {
    return false;
  }
}

/** Gets a pass, which leads another device to the own seat (ONL-10). Null if there is none. */
export async function newPass(key: TableKey): Promise<SeatPass | null> {
  try {
    const answer = await asking(key, 'pass', 'POST');
    const read = v.safeParse(pass, answer.ok ? await answer.json() : null);
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Finds a table by its code. A code may also stand for a pass to a seat there. */
export async function findTable(code: string): Promise<v.InferOutput<typeof found> | RequestFault> {
  try {
    const answer = await fetch(`codes/${encodeURIComponent(code)}`);
    return answer.ok ? await read(answer, found) : await refusalOf(answer, 'no-such');
  } catch {
    return 'failed';
  }
}
