// Tables online as a part of the server: routes and sockets over one journal.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Outfit } from '../../host/index.ts';
import { newToken } from '../hosting/tokens.ts';
import { asError } from './guard.ts';
import type { Metrics } from './metrics.ts';
import { addTableRoutes } from './routes.ts';
import { openSockets } from './sockets.ts';
import { Tables } from './tables.ts';

/** Options of tables online. */
export interface OnlineOptions {
  /** Folder for the file with all tables. It is created if it is missing. */
  readonly folder: string;
  readonly outfit: Outfit;
  /** Version of the served app. */
  readonly build: string;
  /** Tables without a press for so many days are deleted. */
  readonly keptDays: number;
  /** Addresses of proxies on other machines, as single ones or networks. One on this machine is always trusted. */
  readonly proxies: readonly string[];
  readonly onFault: (error: Error) => void;
  readonly metrics: Metrics;
  /** Returns the addresses at which other devices reach the server, best first. */
  readonly addresses: () => readonly string[];
}

const dayMs = 86_400_000;

/** Returns which proxies are believed. Throws if an address is none. */
const trustOf = (proxies: readonly string[]) => proxyAddress.compile(['loopback', ...proxies]);

/**
 * Adds tables online to a server that does not listen yet. They end with it. Rejects on a Node without SQLite, which came
 * with 22.13, and if the folder cannot be used.
 */
export async function addTables(
  server: FastifyInstance,
  { folder, outfit, build, keptDays, proxies, onFault, metrics, addresses }: OnlineOptions,
): Promise<Tables> {
  const { openJournal } = await import('./journal.ts');
  mkdirSync(folder, { recursive: true });
  const journal = openJournal(join(folder, 'tables.sqlite'));
  const now = () => performance.now();
  const wall = () => Date.now();
  const ports = { outfit, build, incarnation: newToken() };
  const tables = new Tables({ journal, ports, now, wall, onFault, metrics });
  const tidy = (): void => {
    try {
      journal.prune(wall() - keptDays * dayMs);
      // The journal itself is locked while the server runs, so that nobody else could copy it. If its file was lost, the
      // new one is empty, and the copy is all that is left.
      if (journal.count() > 0) journal.copyTo(join(folder, 'tables.backup.sqlite'));
    } catch (error) {
      // A full disk, say. Today's tables go on.
      onFault(asError(error));
    }
  };
  tidy();
  const tidying = setInterval(tidy, dayMs);
  tidying.unref();
  addTableRoutes(server, { journal, tables, ports, now, wall, addresses });
  const endSockets = openSockets(server.server, { tables, isTrusted: trustOf(proxies), now, metrics, onFault });
  server.addHook('preClose', async () => {
    clearInterval(tidying);
    // The tables say goodbye first, so that their devices know they may come back.
    tables.close();
    endSockets();
  });
  return tables;
}
