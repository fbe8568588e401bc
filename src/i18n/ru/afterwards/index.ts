import { replay } from './replay.ts';

/** Words of what comes after a game, in Russian. */
export const words = {
  ...replay,
};
