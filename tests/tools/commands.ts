import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { root } from './sources.ts';

/** What a command came to. */
export interface Came {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** Its lines, as JSON. */
  readonly lines: readonly unknown[];
}

/** Runs `sitroom …` to its end, as a user would, with something on its standard input. */
export async function sitroom(args: readonly string[], input = ''): Promise<Came> {
  const child = spawn(process.execPath, ['scripts/sitroom.mjs', ...args], { cwd: root, stdio: 'pipe' });
  const ended = once(child, 'exit');
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return {
    code: child.exitCode,
    out,
    err,
    get lines() {
      return out.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as unknown]));
    },
  };
}
