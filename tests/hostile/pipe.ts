import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from '../tools/sources.ts';

/** What a process of the engine did with some lines. */
export interface Piped {
  readonly code: number | null;
  /** How many lines it answered, and the last answers. */
  readonly answered: number;
  readonly last: readonly Record<string, unknown>[];
}

/** How many of the last answers are kept. */
const kept = 3;

/** Sends lines to a process of its own, one after another, as a program would that drives a game. */
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
