/** Serves the built app, and tables online. */

export type { TroubleNews } from './node/keeper.ts';
export { addMetrics } from './node/metrics.ts';
export { addNoTables, addTables } from './node/online.ts';
export { listTables, operateTable } from './node/operate.ts';
export type { ListedTable, Operation } from './node/operator.ts';
export { createServer } from './web/server.ts';
