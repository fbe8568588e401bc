import { cues } from './cues.ts';
import { names } from './names.ts';
import { screens } from './screens.ts';
import { speech } from './speech.ts';
import { steps } from './steps.ts';

/** The words of the first load: what a first game with the box needs, in Traditional Chinese, as board gamers in Taiwan speak it. */
export const words = {
  ...cues,
  ...names,
  ...screens,
  ...speech,
  ...steps,
};
