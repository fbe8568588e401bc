import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { linesOf, longestLine } from './lines.ts';

async function read(...chunks: (string | Uint8Array)[]): Promise<unknown[]> {
  const lines: unknown[] = [];
  const bytes = chunks.map((chunk) => Buffer.from(chunk));
  for await (const line of linesOf(Readable.from(bytes))) lines.push('text' in line ? line.text : line);
  return lines;
}

test('FIN-16 lines end with a line feed, regardless of chunk boundaries', async () => {
  expect(await read('a\nb', 'c\n', '\n', 'd')).toEqual(['a', 'bc', '', 'd']);
  expect(await read()).toEqual([]);
  expect(await read('a\n')).toEqual(['a']);
});

test('a character split across two chunks is decoded correctly', async () => {
  const ufo = Buffer.from('外星人\n');
  expect(await read(ufo.subarray(0, 4), ufo.subarray(4))).toEqual(['外星人']);
});

test('FIN-16 a line of a million bytes is read, a longer one is a fault, and the next line is read', async () => {
  const fits = 'x'.repeat(longestLine);
  expect(await read(`${fits}\n${fits}y\nz\n`)).toEqual([fits, { fault: 'too-long' }, 'z']);
});

test('an endless line is not kept in memory', async () => {
  const chunk = new Uint8Array(1 << 20).fill(120);
  const endless = Array.from({ length: 300 }, () => chunk);
  const before = process.memoryUsage().arrayBuffers;
  expect(await read(...endless.map((one) => one), '\nnext\n')).toEqual([{ fault: 'too-long' }, 'next']);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(700 << 20);
});

test('bytes that are not valid text are a fault', async () => {
  expect(await read(new Uint8Array([0xff, 0xfe, 0x0a]), 'ok\n')).toEqual([{ fault: 'not-utf-8' }, 'ok']);
});
