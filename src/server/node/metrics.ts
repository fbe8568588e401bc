// The health of the server and its metrics, in the format of Prometheus.

import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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
}

/** Times of a commit, in seconds: from a fast disk to one that is nearly full. */
const buckets = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/**
 * Adds `/healthz` and `/metrics` to a server that does not listen yet. `count` returns the tables that are awake and
 * their sockets. Returns the counters for the tables.
 */
export function addMetrics(
  server: FastifyInstance,
  count: () => { readonly tables: number; readonly sockets: number },
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'sitroom_' });
  const gauge = (name: string, help: string, value: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  };
  gauge('sitroom_tables', 'Tables that are awake', () => count().tables);
  gauge('sitroom_sockets', 'Devices that are connected', () => count().sockets);
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
  };
}
