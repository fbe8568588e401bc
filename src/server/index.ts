/** Serves the built app, and tables online. */

export { addMetrics } from './node/metrics.ts';
export { addTables } from './node/online.ts';
export type { Tables } from './node/tables.ts';
export { createServer } from './web/server.ts';
