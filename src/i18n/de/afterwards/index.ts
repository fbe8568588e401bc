import { replay } from './replay.ts';

/** Words of what comes after a game, in German. */
export const words = {
  ...replay,
};
