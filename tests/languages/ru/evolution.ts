import type { Questions } from '../tested.ts';

/** What players ask about Evolution. */
export const evolution: Questions = [
  ['дополнение', ['expansion']],
  ['дополнение эволюция поддерживается?', ['expansion']],
];
