// Worker thread that plays the random games of the seeds it receives.

import { parentPort } from 'node:worker_threads';
import { playRandomly } from './play.ts';

parentPort?.on('message', (seeds: readonly string[]) => parentPort?.postMessage(playRandomly(seeds)));
