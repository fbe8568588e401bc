// A core of its own: plays the games it is sent and sends back what they came to.

import { parentPort } from 'node:worker_threads';
import { bots, plannerWith } from '../bots/index.ts';
import { direct, directEvenly } from '../director/index.ts';
import { playGame, type Result, resultOf } from './game.ts';
import type { Done, Numbered } from './pool.ts';

parentPort?.on('message', ({ number, batch: { wishes, seeds, bot, weights, pack, evenly = false } }: Numbered) => {
  const player = weights ? plannerWith(weights) : bots[bot];
  const director = evenly ? directEvenly : direct;
  const before = process.threadCpuUsage();
  const results: Result[] = [];
  try {
    for (const seed of seeds) {
      results.push(resultOf(seed, playGame({ ...wishes, seed }, player, pack, undefined, director)));
    }
    const { user, system } = process.threadCpuUsage(before);
    parentPort?.postMessage({ number, results, cpuMs: (user + system) / 1000, fault: null } satisfies Done);
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    parentPort?.postMessage({ number, results, cpuMs: 0, fault } satisfies Done);
  }
});
