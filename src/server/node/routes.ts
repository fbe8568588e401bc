// HTTP routes of tables online, on Fastify.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../hosting/answers.ts';
import type { EventStore } from '../hosting/event-store.ts';
import { addressLimit, askingLimit, guessRate, limitOf, ownGuessRate } from '../hosting/limits.ts';
import { longestBody } from '../hosting/new-table.ts';
import { PassCodes } from '../hosting/pass-codes.ts';
import { finishedSave } from '../hosting/past-games.ts';
import { hasSeat, homeFor, isMakersToken, type TableStore, tooFast } from '../hosting/requests.ts';
import { routes } from '../hosting/routes.ts';
import { statusFor } from '../hosting/status.ts';
import { isPass } from '../room/claiming.ts';
import { hasArrived } from '../room/going-home.ts';
import type { RoomDependencies } from '../room/room.ts';
import { passMs } from '../room/seats/claims.ts';
import { isLeadersToken } from '../room/settings.ts';
import { callerOf, type ProxyTrust } from './callers.ts';
import type { Tables } from './tables.ts';

/** Dependencies of the routes. */
export interface TableRoutes {
  readonly journal: EventStore;
  readonly tables: Tables;
  readonly ports: RoomDependencies;
  /** Time that never goes back, in ms. */
  readonly now: () => number;
  readonly wall: () => number;
  readonly isTrusted: ProxyTrust;
  /** Returns the addresses at which other devices reach the server, best first. */
  readonly addresses: () => Promise<readonly string[]>;
}

/** The tables of this machine. */
function tableStoreOf({ journal, tables, ports, now, wall }: TableRoutes): TableStore {
  const mayGuess = limitOf(guessRate, now);
  const mayGuessFrom = addressLimit(ownGuessRate, now);
  const passes = new PassCodes(now);
  return {
    dependencies: ports.dependencies,
    keep({ entry, row, packFile }) {
      if (journal.entryOfCode(entry.code) !== null) return false;
      if (entry.pack !== null && packFile !== null) journal.keepPack(entry.pack, packFile);
      journal.make(entry, [row], wall());
      return true;
    },
    find(code, address) {
      // The limit of the address comes first, so that somebody who guesses keeps nobody else from joining.
      if (!mayGuessFrom(address) || !mayGuess()) return 'too-fast';
      const kept = passes.find(code);
      const entry = kept === null ? journal.entryOfCode(code) : journal.entry(kept.table);
      if (entry === null) return null;
      // A right code is no guess.
      mayGuessFrom(address, -1);
      mayGuess(-1);
      return kept === null ? entry : { ...entry, pass: kept.pass };
    },
    pass(id, token, pass) {
      const room = tables.roomOfSeat(id, token);
      if (room === null || !hasSeat(room, token)) return null;
      if (passes.find(pass.code) !== null || journal.entryOfCode(pass.code) !== null) return 'taken';
      tables.inputNow(id, { kind: 'pass', token, pass: pass.pass });
      if (!isPass(tables.room(id), pass.pass)) return 'lost';
      passes.keep(id, pass, passMs);
      return 'done';
    },
    readdress(id, token, address) {
      const room = tables.roomOfSeat(id, token);
      if (room === null || !isLeadersToken(room, token)) return null;
      if (journal.entryOfCode(address.code) !== null) return 'taken';
      tables.inputNow(id, { kind: 'address', address });
      return tables.room(id)?.table.code === address.code ? 'done' : 'lost';
    },
    pack: (hash) => journal.pack(hash),
    status(id, token) {
      const room = tables.roomFor(id, token);
      return room === null ? null : statusFor(room, token, now());
    },
    save(id, token, game) {
      const room = tables.roomToWatch(id, token);
      return room === null ? null : finishedSave(room, game, () => journal.rows(id));
    },
    takeHome(id, token) {
      const room = tables.roomOfSeat(id, token);
      if (room === null || !isLeadersToken(room, token)) return null;
      tables.inputNow(id, { kind: 'home', token });
      const after = tables.room(id);
      return after === null ? null : homeFor(after, token);
    },
    leaveHome(id, token, digest) {
      const room = tables.roomOfSeat(id, token);
      if (room === null || !isLeadersToken(room, token)) return null;
      if (!hasArrived(room, digest)) return false;
      tables.remove(id);
      return true;
    },
    remove(id, token) {
      const room = tables.roomOfSeat(id, token);
      if (room === null || !isMakersToken(room, token)) return false;
      tables.remove(id);
      return true;
    },
  };
}

function give(reply: FastifyReply, { status, json, cache }: Answer): FastifyReply {
  if (cache !== undefined) void reply.header('cache-control', cache);
  return reply.code(status).type('application/json; charset=utf-8').send(json);
}

/** Adds the routes of tables online to the server. */
export function addTableRoutes(server: FastifyInstance, parts: TableRoutes): void {
  const store = tableStoreOf(parts);
  const mayAsk = askingLimit(parts.now);
  const caller = ({ raw }: FastifyRequest): string | null => callerOf(raw, parts.isTrusted);
  // Before the body is read.
  server.addHook('onRequest', async (request, reply) => {
    if (!mayAsk(request.method, request.routeOptions.url ?? '', caller(request))) return give(reply, tooFast);
  });
  for (const { method, path: url, hasBody, answer } of routes) {
    server.route<{ Params: Record<string, string>; Querystring: Record<string, string> }>({
      method,
      url,
      exposeHeadRoute: false,
      ...(hasBody ? { bodyLimit: longestBody } : {}),
      handler: async (request, reply) => {
        const { params, query, body, headers } = request;
        const [name = ''] = Object.values(params);
        const { authorization } = headers;
        const queried = (field: string): string | null => query[field] ?? null;
        const { addresses } = parts;
        const from = caller(request);
        return give(reply, await answer({ name, authorization, caller: from, body, query: queried, addresses }, store));
      },
    });
  }
}
