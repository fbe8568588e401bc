// A core of its own: plays the random games it is sent the seeds of.

import { parentPort } from 'node:worker_threads';
import { playRandomly } from './play.ts';

parentPort?.on('message', (seeds: readonly string[]) => parentPort?.postMessage(playRandomly(seeds)));
