/** Serves the built app, and tables online. */

export type { TroubleNews } from './node/keeper.ts';
export { addMetrics } from './node/metrics.ts';
export { addNoTables, addTables } from './node/online.ts';
export { createServer } from './web/server.ts';
