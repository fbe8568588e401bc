import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { root, textOf } from './tools/sources.ts';

const sitroom = (...args: string[]) =>
  spawn(process.execPath, ['scripts/sitroom.mjs', ...args], { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] });

const codeOf = async (child: ChildProcess): Promise<number | null> => {
  await once(child, 'exit');
  return child.exitCode;
};

test.each([
  ['engine', ['engine']],
  ['schedule', ['schedule', '--seed', 's', '--difficulty', 'hard', '--json', '--count', '2000']],
])('%s ends quietly if its reader closes the pipe', async (_, args) => {
  const child = sitroom(...args);
  const errors = text(child.stderr);
  child.stdin.on('error', () => undefined);
  child.stdin.end('{"id":1,"legal":"commander"}\n'.repeat(20_000));
  await once(child.stdout, 'data');
  child.stdout.destroy();
  expect(await codeOf(child)).toBe(0);
  expect(await errors).toBe('');
});

test('thousands of schedules are printed completely, one per line', async () => {
  const child = sitroom('schedule', '--seed', 's', '--difficulty', 'hard', '--json', '--count', '5000');
  const lines = (await text(child.stdout)).split('\n');
  expect(lines.pop()).toBe('');
  expect(lines).toHaveLength(5_000);
});

test('FIN-16 an answer is one line, also for readers that split at other line separators', async () => {
  const child = sitroom('engine');
  child.stdin.end(`${JSON.stringify({ id: 'a\u2028b\u2029c\u0085d\re', legal: 'commander' })}\n`);
  const out = await text(child.stdout);
  expect(out).toMatch(/^[^\r\n\u0085\u2028\u2029]+\n$/);
  expect(JSON.parse(out)).toMatchObject({ id: 'a\u2028b\u2029c\u0085d\re' });
});

test('output that cannot be written is reported in one line', async () => {
  const full = openSync('/dev/full', 'w');
  for (const args of [['cards'], ['schedule', '--seed', 's', '--difficulty', 'hard', '--json', '--count', '2000']]) {
    const child = spawn(process.execPath, ['scripts/sitroom.mjs', ...args], {
      cwd: root,
      stdio: ['ignore', full, 'pipe'],
    });
    const errors = text(child.stderr as Readable);
    expect(await codeOf(child)).toBe(1);
    expect(await errors).toMatch(/^sitroom: the output cannot be written: ENOSPC.*\n$/);
  }
  closeSync(full);
});

test('--version prints the version of the package', async () => {
  const child = sitroom('--version');
  expect(await text(child.stdout)).toBe(`${(JSON.parse(textOf('package.json')) as { version: string }).version}\n`);
});
