import { cues } from './cues.ts';
import { names } from './names.ts';
import { screens } from './screens.ts';
import { speech } from './speech.ts';
import { steps } from './steps.ts';

/** The words of the first load: what a first game with the box needs, in German. */
export const words = {
  ...cues,
  ...names,
  ...screens,
  ...speech,
  ...steps,
};
