// Techs and assets as they are used, and whether it matters who is placed on them.

import type { Asset, Price, TaskKind, Tech } from './cards.ts';
import { type Effect, listsIn, type VerbName } from './effects.ts';

/** Verbs that look at units which may have been placed on the card that speaks them. */
const lookAtUnits: ReadonlySet<VerbName> = new Set(['exhaust-units', 'kill-units', 'move-units', 'promote-units']);

/** Can it make a difference to effects who has been placed on their card? */
export const mindUnits = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => {
    if ('do' in effect) return lookAtUnits.has(effect.do);
    return ('when' in effect && effect.when.count === 'soldiers-in-reserve') || listsIn(effect).some(mindUnits);
  });

/**
 * A tech or an asset as it is used. All of them have all fields: they are looked at all the time, and objects of many
 * shapes are slow to read.
 */
export interface UsableCard {
  readonly id: string;
  /** Where those stand who are placed on it. */
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
  /** Can it make a difference who is placed on it? */
  readonly mindsUnits: boolean;
}

/** The card with what is not printed on it filled in. */
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
  mindsUnits: mindUnits(effects),
});
