import { lessons } from './lessons.ts';
import { names } from './names.ts';
import { screens } from './screens.ts';

/** The words of a game with Evolution, in Traditional Chinese. */
export const words = {
  ...names,
  ...screens,
  ...lessons,
};
