import { expect, test } from 'vitest';
import { onAllCores } from './cores.ts';

const worker = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const double = worker('export const work = (piece) => 2 * piece');

test('every piece is answered, by any number of workers', async () => {
  for (const workers of [1, 2, 9]) {
    const heard: number[] = [];
    await onAllCores<number, number>(double, [1, 2, 3, 4, 5], { workers, heard: (answer) => heard.push(answer) });
    expect(heard.toSorted((a, b) => a - b)).toEqual([2, 4, 6, 8, 10]);
  }
});

test('stopping does not wait for pieces in progress', async () => {
  const stop = new AbortController();
  const busy = worker('export function work(piece) { if (piece > 2) for (;;); return piece; }');
  const heard: number[] = [];
  await onAllCores<number, number>(busy, [1, 2, 3, 4], {
    workers: 2,
    stop: stop.signal,
    heard: (answer) => {
      heard.push(answer);
      if (heard.length === 2) stop.abort();
    },
  });
  expect(new Set(heard)).toEqual(new Set([1, 2]));
});

test('a signal aborted before the start prevents all work', async () => {
  const heard: number[] = [];
  await onAllCores<number, number>(double, [1, 2, 3], {
    stop: AbortSignal.abort(),
    heard: (piece) => heard.push(piece),
  });
  expect(heard).toEqual([]);
});

test('an error in a worker or while an answer is heard ends the work and is thrown', async () => {
  const failing = worker('export function work(piece) { if (piece === 2) throw new Error("two"); return piece; }');
  await expect(onAllCores(failing, [1, 2, 3], { workers: 1, heard: () => {} })).rejects.toThrow('two');
  const heard = () => {
    throw new Error('enough');
  };
  await expect(onAllCores(double, [1, 2, 3], { heard })).rejects.toThrow('enough');
});
