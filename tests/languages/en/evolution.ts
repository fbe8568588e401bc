import type { Questions } from '../tested.ts';

/** Questions of players about Evolution. */
export const evolution: Questions = [
  ['evolution expansion', ['expansion']],
  ['can we use the Evolution expansion', ['expansion']],
];
