import { evolution } from '../evolution/offer.ts';
import { after } from './after.ts';
import { bots } from './bots.ts';
import { conditions } from './conditions.ts';
import { end } from './end.ts';
import { explain } from './explain.ts';
import { foretold } from './foretold.ts';
import { house } from './house.ts';
import { instruments } from './instruments.ts';
import { messages } from './messages.ts';
import { packs } from './packs.ts';
import { replay } from './replay.ts';
import { screens } from './screens.ts';
import { seats } from './seats.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { stepLines } from './step-lines.ts';
import { story } from './story.ts';
import { table } from './table.ts';
import { together } from './together.ts';
import { tutorial } from './tutorial.ts';

/** All other words, in Traditional Chinese, as board gamers in Taiwan speak it. */
export const words = {
  ...after,
  ...bots,
  ...conditions,
  ...end,
  ...explain,
  ...foretold,
  ...house,
  ...instruments,
  ...messages,
  ...packs,
  ...replay,
  ...screens,
  ...seats,
  ...settings,
  ...setup,
  ...stepLines,
  ...story,
  ...table,
  ...together,
  ...tutorial,
  ...evolution,
};
