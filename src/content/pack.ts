import type { Asset, Cards, Crisis, Enemy, Mission, PlanCard, Tech } from './cards.ts';
import { assets } from './standard/assets.ts';
import { crises } from './standard/crises.ts';
import { enemies } from './standard/enemies.ts';
import { missions } from './standard/missions.ts';
import { plans } from './standard/plans.ts';
import { techs } from './standard/techs.ts';

/** The cards that ship. */
export const standardCards = { techs, assets, enemies, missions, crises, plans } as const satisfies Cards;

/** Every id of a card of the standard set: each has its words in every language. */
export type StandardCardId = (typeof standardCards)[keyof typeof standardCards][number]['id'];

/** A pack with its cards found by id: what a table plays with. Made once, then only read. */
export interface Pack {
  readonly name: string;
  readonly cards: Cards;
  readonly tech: ReadonlyMap<string, Tech>;
  readonly asset: ReadonlyMap<string, Asset>;
  readonly enemy: ReadonlyMap<string, Enemy>;
  readonly mission: ReadonlyMap<string, Mission>;
  readonly crisis: ReadonlyMap<string, Crisis>;
  readonly plan: ReadonlyMap<string, PlanCard>;
}

const byId = <T extends { readonly id: string }>(cards: readonly T[]): ReadonlyMap<string, T> =>
  new Map(cards.map((card) => [card.id, card]));

/** Puts cards where they can be found. */
export const packOf = (name: string, cards: Cards): Pack => ({
  name,
  cards,
  tech: byId(cards.techs),
  asset: byId(cards.assets),
  enemy: byId(cards.enemies),
  mission: byId(cards.missions),
  crisis: byId(cards.crises),
  plan: byId(cards.plans),
});

export const standardPack = packOf('standard', standardCards);
