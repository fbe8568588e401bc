import { after } from './after.ts';
import { cues } from './cues.ts';
import { end } from './end.ts';
import { explain } from './explain.ts';
import { instruments } from './instruments.ts';
import { messages } from './messages.ts';
import { names } from './names.ts';
import { packs } from './packs.ts';
import { replay } from './replay.ts';
import { screens } from './screens.ts';
import { seats } from './seats.ts';
import { settings } from './settings.ts';
import { steps } from './steps.ts';
import { story } from './story.ts';
import { table } from './table.ts';
import { together } from './together.ts';
import { tutorial } from './tutorial.ts';

/** Russian. */
export const words = {
  ...after,
  ...cues,
  ...end,
  ...explain,
  ...instruments,
  ...messages,
  ...names,
  ...packs,
  ...replay,
  ...screens,
  ...seats,
  ...settings,
  ...steps,
  ...story,
  ...table,
  ...together,
  ...tutorial,
};
