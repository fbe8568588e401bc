/** The one door of the server. */

export { createServer } from './server.ts';
