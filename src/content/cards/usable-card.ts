// Techs and assets in the normalized form that the rules read.

import type { Asset, Price, TaskKind, Tech } from './cards.ts';
import { actsOnPlacedUnits, type Effect, listsIn } from './effects.ts';

/** Whether the result of the effects can depend on which units were placed on their card. */
export const dependOnUnits = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => {
    if ('do' in effect) return actsOnPlacedUnits(effect);
    return ('when' in effect && effect.when.count === 'soldiers-in-reserve') || listsIn(effect).some(dependOnUnits);
  });

/**
 * A tech or an asset with every optional field filled in. Bots read these objects in hot loops, and equal object shapes
 * keep property access fast.
 */
export interface UsableCard {
  readonly id: string;
  /** Place of the units on the card. */
  readonly place: `card:${string}`;
  readonly owner: Tech['owner'];
  readonly base: Asset['base'] | undefined;
  readonly phase: Tech['phase'];
  readonly price: {
    readonly exhaust: boolean;
    readonly place: Price['place'] | undefined;
    readonly salvage: number;
    readonly credits: number;
  };
  readonly tasks: readonly TaskKind[] | undefined;
  readonly effects: readonly Effect[];
  readonly standing: NonNullable<Tech['standing']>;
  /** Whether the result can depend on which units are placed on the card. */
  readonly mindsUnits: boolean;
}

/** Fills in the defaults of a tech or an asset. */
export const usableCard = ({
  id,
  owner,
  base,
  phase,
  price,
  tasks,
  effects,
  standing = [],
}: Tech | Asset): UsableCard => ({
  id,
  place: `card:${id}`,
  owner,
  base,
  phase,
  price: {
    exhaust: price.exhaust ?? false,
    place: price.place,
    salvage: price.salvage ?? 0,
    credits: price.credits ?? 0,
  },
  tasks,
  effects,
  standing,
  mindsUnits: dependOnUnits(effects),
});
