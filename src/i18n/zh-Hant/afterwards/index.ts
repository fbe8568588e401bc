import { day } from './day.ts';
import { drills } from './drills.ts';
import { record } from './record.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { sharing } from './sharing.ts';

/** Words of what comes after a game, in Traditional Chinese, as board gamers in Taiwan speak it. */
export const words = {
  ...day,
  ...drills,
  ...record,
  ...replay,
  ...review,
  ...sharing,
};
