import { expect, test } from 'vitest';
import { onAllCores } from './cores.ts';

const worker = (code: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${code}`)}`);

test('stopping does not wait for pieces in progress', async () => {
  const stop = new AbortController();
  const busy = worker(`parentPort.on('message', () => { parentPort.postMessage('begun'); for (;;); })`);
  const heard: string[] = [];
  const work = onAllCores<number, string>(busy, [1, 2, 3, 4], {
    workers: 2,
    stop: stop.signal,
    heard: (answer) => {
      heard.push(answer);
      if (heard.length === 2) stop.abort();
    },
  });
  await work;
  expect(heard).toEqual(['begun', 'begun']);
});

test('a signal aborted before the start prevents all work', async () => {
  const echo = worker(`parentPort.on('message', (piece) => parentPort.postMessage(piece))`);
  const heard: number[] = [];
  await onAllCores<number, number>(echo, [1, 2, 3], { stop: AbortSignal.abort(), heard: (piece) => heard.push(piece) });
  expect(heard).toEqual([]);
});
