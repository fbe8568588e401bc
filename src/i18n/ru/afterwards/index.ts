import { replay } from './replay.ts';
import { review } from './review.ts';

/** Words of what comes after a game, in Russian. */
export const words = {
  ...replay,
  ...review,
};
