import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { root } from './sources.ts';

/**
 * Serves the built app like `npm start`, without tables online unless there is a folder for them. Resolves to a function
 * that stops the server. Throws if it cannot start.
 */
export async function serve(port: number, tables?: string): Promise<() => Promise<void>> {
  const options = tables === undefined ? ['--no-tables'] : ['--data', tables];
  const server = spawn(process.execPath, ['scripts/sitroom.mjs', 'serve', '--port', String(port), ...options], {
    cwd: root,
    stdio: 'pipe',
  });
  const ended = once(server, 'exit');
  const begun = once(server.stdout, 'data').then(() => true);
  if (!(await Promise.race([begun, ended.then(() => false)]))) throw new Error(`nothing can be served on port ${port}`);
  return async () => {
    server.kill();
    await ended;
  };
}

/** Makes all tables in a file look as if nobody had used them for so long, in ms. Their server must have ended. */
export function leaveAlone(file: string, ms: number): void {
  const database = new DatabaseSync(file);
  database.prepare('UPDATE tables SET touched = touched - ?').run(ms);
  database.close();
}
