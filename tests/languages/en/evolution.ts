import type { Questions } from '../tested.ts';

/** What players ask about Evolution. */
export const evolution: Questions = [
  ['evolution expansion', ['expansion']],
  ['can we use the Evolution expansion', ['expansion']],
];
