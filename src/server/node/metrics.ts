// The health of the server and its metrics, in the format of Prometheus.

import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The tables of a server, as far as its health and its metrics need them. */
export interface Watched {
  /** Returns the tables that are awake and their sockets. */
  readonly count: () => { readonly tables: number; readonly sockets: number };
  /** Returns why nothing can be stored now, or null. */
  readonly check: () => string | null;
  /** Returns the kept tables, the age of the newest backup in s, and the free bytes of the disk, as far as known. */
  readonly figures: () => { readonly kept?: number; readonly backupAge?: number; readonly free?: number };
}

/** Figures of a server. They name no table, no person and no address. */
export interface Metrics {
  /** Counts rows that are stored, and the time this took in ms. */
  readonly stored: (rows: number, ms: number) => void;
  /** Counts a table whose rows could not be stored, or that met a fault. */
  readonly failed: () => void;
  /** Counts a connection that a fault of the server has ended (ONL-12). */
  readonly broke: () => void;
  /** Counts a socket that the server has closed, by its code. */
  readonly closed: (code: number) => void;
  /** Adds the figures of tables, which then count for readiness. */
  readonly watch: (tables: Watched) => void;
}

/** Times of a commit, in seconds: from a fast disk to one that is nearly full. */
const buckets = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/**
 * Adds `/healthz`, `/readyz` and `/metrics` to a server that does not listen yet. Returns the counters for the tables.
 * `/healthz` says that the process lives, `/readyz` that it keeps the tables that are wanted (ONL-17).
 */
export function addMetrics(server: FastifyInstance): Metrics {
  let watched: Watched | null = null;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'sitroom_' });
  const gauge = (name: string, help: string, value: () => number | undefined): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value() ?? Number.NaN);
      },
    });
  };
  gauge('sitroom_tables', 'Tables that are awake', () => watched?.count().tables ?? 0);
  gauge('sitroom_sockets', 'Devices that are connected', () => watched?.count().sockets ?? 0);
  gauge('sitroom_ready', 'Whether wanted tables are kept', () => Number((watched?.check() ?? null) === null));
  gauge('sitroom_kept_tables', 'Tables on the disk', () => watched?.figures().kept);
  gauge('sitroom_backup_age_seconds', 'Age of the newest backup', () => watched?.figures().backupAge);
  gauge('sitroom_free_bytes', 'Free space where tables are kept', () => watched?.figures().free);
  const rows = new Counter({ name: 'sitroom_rows_total', help: 'Rows that were stored', registers });
  const faults = new Counter({ name: 'sitroom_faults_total', help: 'Tables that met a fault', registers });
  const breaks = new Counter({
    name: 'sitroom_connection_faults_total',
    help: 'Connections that a fault of the server has ended',
    registers,
  });
  const closes = new Counter({
    name: 'sitroom_closes_total',
    help: 'Sockets that the server has closed',
    labelNames: ['code'],
    registers,
  });
  const commits = new Histogram({ name: 'sitroom_commit_seconds', help: 'Time to store rows', buckets, registers });
  const answers = new Counter({
    name: 'sitroom_answers_total',
    help: 'Answered requests',
    labelNames: ['status'],
    registers,
  });
  server.addHook('onResponse', async (_, { statusCode }) => answers.inc({ status: statusCode }));
  server.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send('ok\n'));
  server.get('/readyz', (_, reply) => {
    const why = watched?.check() ?? null;
    const answer = why === null ? { ready: true } : { ready: false, why };
    return reply
      .code(why === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(answer);
  });
  server.get('/metrics', async (_, reply) => {
    const text = await registry.metrics();
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
  });
  return {
    stored(added, ms) {
      rows.inc(added);
      commits.observe(ms / 1000);
    },
    failed: () => faults.inc(),
    broke: () => breaks.inc(),
    closed: (code) => closes.inc({ code }),
    watch(tables) {
      watched = tables;
    },
  };
}
