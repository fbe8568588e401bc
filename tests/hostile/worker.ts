// Worker thread that attacks the engine with the hostile lines of a raid.

import { attack } from './attack.ts';

/** A job for the worker: seed and number of hostile lines. */
export interface Raid {
  readonly seed: string;
  readonly lines: number;
}

export const work = ({ seed, lines }: Raid): ReturnType<typeof attack> => attack(seed, lines);
