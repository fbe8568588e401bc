// A core of its own: sends the engine the hostile lines of the seeds it is given.

import { parentPort } from 'node:worker_threads';
import { attack } from './attack.ts';

/** How many hostile lines of which seed. */
export interface Raid {
  readonly seed: string;
  readonly lines: number;
}

parentPort?.on('message', ({ seed, lines }: Raid) => parentPort?.postMessage(attack(seed, lines)));
