import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from '../tools/sources.ts';

/** Result of sending lines to an engine process. */
export interface Piped {
  /** Exit code. */
  readonly code: number | null;
  /** Number of answers. */
  readonly answered: number;
  /** The last answers. */
  readonly last: readonly Record<string, unknown>[];
}

/** Number of answers in `last`. */
const kept = 3;

/** Sends lines to a new engine process, as a client would. Resolves when it has exited. */
export async function pipe(lines: Iterable<string>): Promise<Piped> {
  const engine = spawn(process.execPath, ['scripts/sitroom.mjs', 'engine'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(engine, 'exit') as Promise<[number | null]>;
  let answered = 0;
  let last: Record<string, unknown>[] = [];
  const read = (async () => {
    for await (const line of createInterface({ input: engine.stdout })) {
      answered += 1;
      last = [...last, JSON.parse(line) as Record<string, unknown>].slice(-kept);
    }
  })();
  for (const line of lines) if (!engine.stdin.write(`${line}\n`)) await once(engine.stdin, 'drain');
  engine.stdin.end();
  const [code] = await exited;
  await read;
  return { code, answered, last };
}
