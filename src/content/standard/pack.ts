import type { Cards } from '../cards/cards.ts';
import { packOf } from '../cards/pack.ts';
import { assets } from './assets.ts';
import { crises } from './crises.ts';
import { enemies } from './enemies.ts';
import { missions } from './missions.ts';
import { plans } from './plans.ts';
import { techs } from './techs.ts';

/** Cards of the standard set. */
export const standardCards = { techs, assets, enemies, missions, crises, plans } as const satisfies Cards;

/** Id of a card of the standard set. The compiler demands words for each in every language. */
export type StandardCardId = (typeof standardCards)[keyof typeof standardCards][number]['id'];

/** The standard set as a pack. */
export const standardPack = packOf('standard', standardCards);
