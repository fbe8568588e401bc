/** Serves the built app, and tables online. */

export { addMetrics } from './node/metrics.ts';
export { addTables } from './node/online.ts';
export type { Tables } from './node/tables.ts';
export { rowOfWishes, usualSettings } from './room/making.ts';
export type { Ports, Room } from './room/room.ts';
export { type Input, roomFrom, turnOf } from './room/turn.ts';
export { createServer } from './web/server.ts';
