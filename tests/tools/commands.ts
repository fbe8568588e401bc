import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { root } from './sources.ts';

/** Result of a command: exit code and output. */
export interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** Each non-empty line of `out`, parsed as JSON. Throws if a line is not JSON. */
  readonly lines: readonly unknown[];
}

/** Runs `sitroom …` to its end in its own process, with `input` on its standard input. */
export async function sitroom(args: readonly string[], input = ''): Promise<CommandResult> {
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
