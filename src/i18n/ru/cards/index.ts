import type { CardWords } from '../../cards.ts';
import { assets } from './assets.ts';
import { crises } from './crises.ts';
import { enemies } from './enemies.ts';
import { missions } from './missions.ts';
import { plans } from './plans.ts';
import { techs } from './techs.ts';
import { terms } from './terms.ts';

/** The words of the virtual table's cards in Russian. */
export const cardWords: CardWords = {
  ...terms,
  cards: { ...techs, ...assets, ...enemies, ...missions, ...crises },
  plans,
};
