import { fullHand } from '../components.ts';
import { labs } from '../cues.ts';
import { type Invasion, standardInvasion } from '../invasion.ts';
import type { Asset, Cards, Crisis, Enemy, Mission, PlanCard, Tech } from './cards.ts';
import { type UsableCard, usableCard } from './usable-card.ts';

/** A pack of cards with indexes by id. Immutable. */
export interface Pack {
  readonly name: string;
  /** Digest of the pack's playable content. Missing for the standard set, which ships with the program. */
  readonly hash?: string;
  readonly cards: Cards;
  readonly tech: ReadonlyMap<string, Tech>;
  readonly asset: ReadonlyMap<string, Asset>;
  /** Techs and assets: the cards that can be in play. */
  readonly usable: ReadonlyMap<string, UsableCard>;
  readonly enemy: ReadonlyMap<string, Enemy>;
  readonly mission: ReadonlyMap<string, Mission>;
  readonly crisis: ReadonlyMap<string, Crisis>;
  readonly plan: ReadonlyMap<string, PlanCard>;
  /** Techs and assets with a continuous effect. */
  readonly standing: readonly UsableCard[];
  /** Tables that the director plans from. */
  readonly invasion: Invasion;
}

const byId = <T extends { readonly id: string }>(cards: readonly T[]): ReadonlyMap<string, T> =>
  new Map(cards.map((card) => [card.id, card]));

/** Builds a pack with its indexes. The invasion tables default to those of the standard set. */
export function packOf(name: string, cards: Cards, more: Partial<Pick<Pack, 'hash' | 'invasion'>> = {}): Pack {
  const usable = [...cards.assets, ...cards.techs].map(usableCard);
  return {
    name,
    cards,
    tech: byId(cards.techs),
    asset: byId(cards.assets),
    usable: byId(usable),
    enemy: byId(cards.enemies),
    mission: byId(cards.missions),
    crisis: byId(cards.crises),
    plan: byId(cards.plans),
    standing: usable.filter(({ standing }) => standing.length > 0),
    invasion: standardInvasion,
    ...more,
  };
}

/** Smallest playable and largest allowed number of cards per deck. */
export const deckSizes = {
  /** A full hand, and one tech in each lab (ACT-TECH, TAB-2). */
  techs: { least: fullHand + labs.length, most: 200 },
  /** Two drawn for each of up to five crises per round. Discards return only at the end of the round (DIR-7, CRD-8). */
  crises: { least: 10, most: 200 },
  /** Two to choose from in round 4, when up to three are completed and one is running (ACT-MISSION, DIR-11). */
  missions: { least: 6, most: 200 },
  /** Copies of three types together: four places in the base, and three parts of a mission (TAB-2, RES-9). */
  enemies: { least: 7, most: 300 },
} as const;
