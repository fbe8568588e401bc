/** Serves the built app. */

export { createServer } from './server.ts';
