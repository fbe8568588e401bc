// Worker thread that attacks the engine with the hostile lines of a raid.

import { parentPort } from 'node:worker_threads';
import { attack } from './attack.ts';

/** A job for the worker: seed and number of hostile lines. */
export interface Raid {
  readonly seed: string;
  readonly lines: number;
}

parentPort?.on('message', ({ seed, lines }: Raid) => parentPort?.postMessage(attack(seed, lines)));
