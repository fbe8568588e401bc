import type { Questions } from '../tested.ts';

/** Questions of players about Evolution. */
export const evolution: Questions = [
  ['дополнение', ['expansion']],
  ['дополнение эволюция поддерживается?', ['expansion']],
];
