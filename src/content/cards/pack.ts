import { fullHand } from '../components.ts';
import { labs } from '../cues.ts';
import { type Invasion, standardInvasion } from '../invasion.ts';
import type { Asset, Cards, Crisis, Enemy, Mission, PlanCard, Tech } from './cards.ts';
import { type UsableCard, usableCard } from './usable-card.ts';

/** A pack with its cards found by id: what a table plays with. Made once, then only read. */
export interface Pack {
  readonly name: string;
  /** A fingerprint of all that is in it, where it came from a file: the standard set travels with the program. */
  readonly hash?: string;
  readonly cards: Cards;
  readonly tech: ReadonlyMap<string, Tech>;
  readonly asset: ReadonlyMap<string, Asset>;
  /** What can lie in play: techs and assets. */
  readonly usable: ReadonlyMap<string, UsableCard>;
  readonly enemy: ReadonlyMap<string, Enemy>;
  readonly mission: ReadonlyMap<string, Mission>;
  readonly crisis: ReadonlyMap<string, Crisis>;
  readonly plan: ReadonlyMap<string, PlanCard>;
  /** Techs and assets that do something as long as they lie in play. */
  readonly standing: readonly UsableCard[];
  /** What the director sends. */
  readonly invasion: Invasion;
}

const byId = <T extends { readonly id: string }>(cards: readonly T[]): ReadonlyMap<string, T> =>
  new Map(cards.map((card) => [card.id, card]));

/** Puts cards where they can be found; what else a pack brings is the standard set's, if left out. */
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

/** The fewest cards a whole set can be played with, and the most that are ever shuffled. */
export const deckSizes = {
  /** Six in hand and one in each of the three labs (ACT-TECH, TAB-2). */
  techs: { least: fullHand + labs.length, most: 200 },
  /** Two are drawn for each of the five crises a round can bring; discards come back only at its end (DIR-7, CRD-8). */
  crises: { least: 10, most: 200 },
  /** Two to choose from in the fourth round, when three can have been completed and one runs (ACT-MISSION, DIR-11). */
  missions: { least: 6, most: 200 },
  /** Of three types together: four places in the base, and the three parts of a mission (TAB-2, RES-9). */
  enemies: { least: 7, most: 300 },
} as const;
