import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { format } from 'node:util';
import { vi } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { root } from './sources.ts';

/** Result of a command: exit code and output. */
export interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** Each non-empty line of `out`, parsed as JSON. Throws if a line is not JSON. */
  readonly lines: readonly unknown[];
}

const resultOf = (code: number | null, out: string, err: string): CommandResult => ({
  code,
  out,
  err,
  get lines() {
    return out.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as unknown]));
  },
});

/** Runs `sitroom …` to its end in its own process, with `input` on its standard input. */
export async function sitroom(args: readonly string[], input = ''): Promise<CommandResult> {
  const child = spawn(process.execPath, ['scripts/sitroom.mjs', ...args], { cwd: root, stdio: 'pipe' });
  const ended = once(child, 'exit');
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return resultOf(child.exitCode, out, err);
}

/**
 * Runs `sitroom …` to its end in this process, which saves the start of another one. It cannot read standard input, and
 * only one runs at a time.
 */
export async function sitroomHere(args: readonly string[]): Promise<CommandResult> {
  let [out, err] = ['', ''];
  const before = process.stdout.listeners('error');
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((said) => {
      out += String(said);
      return true;
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((said) => {
      err += String(said);
      return true;
    }),
    vi.spyOn(console, 'error').mockImplementation((...said) => {
      err += `${format(...said)}\n`;
    }),
  ];
  try {
    const code = await main(args);
    return resultOf(code, out, err);
  } finally {
    for (const spy of spies) spy.mockRestore();
    for (const listener of process.stdout.listeners('error')) {
      if (!before.includes(listener)) process.stdout.off('error', listener as () => void);
    }
  }
}
