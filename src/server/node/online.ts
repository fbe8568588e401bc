// Tables online as a part of the server: routes and sockets over one journal.

import type { Server } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { HostDependencies } from '../../host/index.ts';
import { type Answer, errorAnswer } from '../hosting/answers.ts';
import { newToken } from '../hosting/tokens.ts';
import { beatMs, WakingClock } from '../hosting/waking-clock.ts';
import { asError, guarded } from './guard.ts';
import { journalOf, Keeper, type TroubleNews } from './keeper.ts';
import type { Metrics } from './metrics.ts';
import { operatorOf } from './operator.ts';
import { serveOperator } from './operator-socket.ts';
import { addTableRoutes } from './routes.ts';
import { openSockets } from './sockets.ts';
import { Tables } from './tables.ts';

/** Options of tables online. */
export interface OnlineOptions {
  /** Folder for the file with all tables. It is created if it is missing. */
  readonly folder: string;
  readonly dependencies: HostDependencies;
  /** Version of the served app. */
  readonly build: string;
  /** Tables without a new row for this many days, on which the host ran, are deleted. */
  readonly keptDays: number;
  /** Addresses of proxies on other machines, as single ones or networks. One on this machine is always trusted. */
  readonly proxies: readonly string[];
  readonly onFault: (error: Error) => void;
  /** Called when something is wrong with the file of the tables. */
  readonly onTrouble: (news: TroubleNews) => void;
  /** Called with messages for the operator. */
  readonly tell: (text: string) => void;
  readonly metrics: Metrics;
  /** Returns the addresses at which other devices reach the server, best first. */
  readonly addresses: () => Promise<readonly string[]>;
}

/** Returns a function that recognizes trusted proxies. Throws if one of the addresses is invalid. */
const trustOf = (proxies: readonly string[]) => proxyAddress.compile(['loopback', ...proxies]);

/** Answers of table routes while no tables are kept, and after faults, in JSON that the app can read. */
function answerInJson(server: FastifyInstance, keeper: Keeper): void {
  const give = (reply: FastifyReply, { status, json }: Answer) =>
    reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(json);
  const refused = (reply: FastifyReply) => give(reply, errorAnswer(503, 'not-kept', keeper.check() ?? undefined));
  server.addHook('onRequest', async (_, reply) => (keeper.isOpen ? undefined : refused(reply)));
  server.setErrorHandler<FastifyError>((error, _, reply) => {
    // Bad requests get the usual answer.
    if ((error.statusCode ?? 500) < 500) throw error;
    keeper.fault(error);
    return refused(reply);
  });
}

/** Lets a server without tables say so to the app. */
export function addNoTables(server: FastifyInstance): void {
  const { status, json } = errorAnswer(404, 'no-tables');
  for (const path of ['/tables', '/tables/*', '/codes/*'])
    server.all(path, (_, reply) => reply.code(status).type('application/json; charset=utf-8').send(json));
}

/**
 * Adds tables online to a server that does not listen yet. They end with it. If tables cannot be kept, this is reported
 * and retried where that may help. Until then their routes answer 503.
 */
export async function addTables(
  server: FastifyInstance,
  { folder, dependencies, build, keptDays, proxies, onFault, onTrouble, tell, metrics, addresses }: OnlineOptions,
): Promise<Tables> {
  const wall = () => Date.now();
  const clock = new WakingClock({
    raw: () => performance.now(),
    wall,
    beats: () => true,
    woke: () => tables.woke(),
  });
  const now = () => clock.now();
  const ports = { dependencies, build, incarnation: newToken() };
  const keeper: Keeper = new Keeper({
    folder,
    keptDays,
    now,
    onTrouble,
    onFault,
    tell,
    awake: () => tables.awake(),
    opened: () => void listenToOperator(),
  });
  const isTrusted = trustOf(proxies);
  const note = (error: Error): void => keeper.fault(error);
  const journal = journalOf(keeper);
  const tables: Tables = new Tables({ journal, ports, now, wall, onFault: note, metrics });
  await server.register(async (scope) => {
    answerInJson(scope, keeper);
    addTableRoutes(scope, { journal, tables, ports, now, wall, addresses, isTrusted });
  });
  metrics.watch({ count: () => tables.count(), check: () => keeper.check(), figures: () => keeper.figures() });
  const isKept = (): boolean => keeper.isOpen;
  const endSockets = openSockets(server.server, {
    tables,
    isKept,
    isTrusted,
    now,
    metrics,
    onFault: note,
  });
  let operatorServer: Server | null = null;
  async function listenToOperator(): Promise<void> {
    try {
      operatorServer = await serveOperator(folder, operatorOf(tables, journal));
    } catch (error) {
      tell(`sitroom tables cannot reach this server: ${asError(error).message}`);
    }
  }
  await keeper.open();
  const read = guarded(
    () => void now(),
    (error) => note(asError(error)),
  );
  const beating = setInterval(read, beatMs);
  beating.unref();
  server.addHook('preClose', async () => {
    clearInterval(beating);
    // The tables say goodbye first, so that their devices know they may come back.
    tables.close();
    endSockets();
    operatorServer?.close();
    await keeper.close();
  });
  return tables;
}
