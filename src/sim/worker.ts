// A core of its own: plays the games it is sent and sends back what they came to.

import { parentPort } from 'node:worker_threads';
import { bots } from '../bots/index.ts';
import { direct, directEvenly } from '../director/index.ts';
import { playGame, type Result, resultOf } from './game.ts';
import type { Batch, Done } from './pool.ts';

parentPort?.on('message', ({ wishes, seeds, bot, pack, evenly = false }: Batch) => {
  const before = process.threadCpuUsage();
  const results: Result[] = [];
  try {
    const director = evenly ? directEvenly : direct;
    for (const seed of seeds) {
      results.push(resultOf(seed, playGame({ ...wishes, seed }, bots[bot], pack, undefined, director)));
    }
    const { user, system } = process.threadCpuUsage(before);
    parentPort?.postMessage({ results, cpuMs: (user + system) / 1000, fault: null } satisfies Done);
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    parentPort?.postMessage({ results, cpuMs: 0, fault } satisfies Done);
  }
});
