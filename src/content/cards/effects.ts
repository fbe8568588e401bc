import type { Continent } from '../continents.ts';
import type { UnitGroup } from '../units.ts';

/** Conditions by which an aim can filter continents. */
export const traits = ['with-ufos', 'without-ufos', 'without-interceptors', 'yellow', 'red'] as const;
/** A filter on continents. */
export type Trait = (typeof traits)[number];

/** Ways to aim at continents other than by name. The choosing role decides on `chosen` and on ties. */
export const aims = [
  'chosen',
  'most-panicked',
  'least-panicked',
  'base-continent',
  'mission-continent',
  'task-continent',
  'each',
] as const;
/** A way to aim, or the name of a continent. */
export type Aim = (typeof aims)[number] | Continent;

/** The continents an aim selects, optionally filtered by a trait. */
export interface Aimed {
  readonly on: Aim;
  readonly where?: Trait;
}

/** Quantities on the table that conditions can compare. */
export const countables = [
  'ufos-in-orbit',
  'ufos-on-continents',
  'satellites-in-orbit',
  'interceptors-on-continents',
  'scientists-in-labs',
  'soldiers-in-base',
  'soldiers-on-missions',
  'soldiers-in-reserve',
  'enemies-in-base',
  'red-continents',
  'damage',
  'salvage',
  'techs-in-play',
  'budget',
] as const;
/** A quantity that conditions can compare. */
export type Countable = (typeof countables)[number];

/** Condition on the current table. Both bounds are inclusive. */
export interface Condition {
  readonly count: Countable;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** One action of a card (CRD-7). The list is closed, so a new card needs new data but no new code. */
export type Verb =
  | { readonly do: 'destroy-ufos'; readonly count: number; readonly from: Aimed | 'orbit' | 'anywhere' }
  | { readonly do: 'move-ufos'; readonly count: number; readonly from: Aimed | 'orbit'; readonly to: Aimed | 'orbit' }
  | { readonly do: 'place-ufos'; readonly count: number; readonly to: Aimed | 'orbit' }
  | ({ readonly do: 'raise-panic'; readonly by: number } & Aimed)
  | ({ readonly do: 'lower-panic'; readonly by: number } & Aimed)
  | { readonly do: 'gain-credits'; readonly count: number; readonly to: 'budget' | 'emergency' }
  | { readonly do: 'lose-credits'; readonly count: number; readonly from: 'budget' | 'emergency' }
  | { readonly do: 'reroll'; readonly dice: 'failures' | 'alien' | 'all' }
  | { readonly do: 'turn-dice'; readonly count: number }
  | { readonly do: 'raise-alien-die'; readonly by: number }
  | { readonly do: 'add-dice'; readonly count: number }
  | { readonly do: 'add-successes'; readonly count: number }
  | { readonly do: 'forgive-loss' }
  | { readonly do: 'lower-threat'; readonly by: number }
  | { readonly do: 'ready-units'; readonly kind: 'satellite' | 'scientist'; readonly count: number }
  | { readonly do: 'exhaust-units'; readonly kind: 'satellite' | 'scientist'; readonly count: number }
  | { readonly do: 'kill-units'; readonly kind: UnitGroup; readonly count: number }
  | { readonly do: 'recruit-units'; readonly kind: UnitGroup; readonly count: number }
  | {
      readonly do: 'move-units';
      readonly kind: UnitGroup;
      readonly from: 'reserve' | 'board';
      readonly to: 'reserve' | 'board' | 'base';
    }
  | { readonly do: 'promote-units'; readonly who: 'placed' | 'chosen' }
  | { readonly do: 'draw-techs'; readonly count: number }
  | { readonly do: 'swap-techs'; readonly count: number }
  | { readonly do: 'draw-enemies'; readonly count: number }
  | { readonly do: 'remove-enemies' }
  | { readonly do: 'damage-base'; readonly by: number }
  | { readonly do: 'repair-base'; readonly by: number }
  | { readonly do: 'gain-salvage'; readonly count: number }
  | { readonly do: 'lose-salvage'; readonly count: number }
  | { readonly do: 'discard-crises' }
  | { readonly do: 'add-crises'; readonly count: number }
  | { readonly do: 'ready-cards' }
  | { readonly do: 'lengthen-cue'; readonly seconds: number }
  | { readonly do: 'add-pause'; readonly seconds: number };

/** The name of a verb. */
export type VerbName = Verb['do'];

/** What a choice can be about. `way` chooses between the alternatives of a `oneOf`. */
export const abouts = [
  'continent',
  'space',
  'unit',
  'goal',
  'tech',
  'crisis',
  'mission',
  'card',
  'enemy',
  'way',
] as const;
/** What a choice is about. */
export type About = (typeof abouts)[number];

/** An effect of a card: a verb, effects under a condition, or a choice between alternatives. */
export type Effect =
  | Verb
  | { readonly when: Condition; readonly effects: readonly Effect[]; readonly otherwise?: readonly Effect[] }
  /** Alternatives. Each one is identified by its first verb. */
  | { readonly oneOf: readonly (readonly [Verb, ...Effect[]])[] };

/** Returns the effect lists nested in an effect: branches of a condition, or alternatives. Empty for a verb. */
export function listsIn(effect: Effect): readonly (readonly Effect[])[] {
  if ('when' in effect) return [effect.effects, effect.otherwise ?? []];
  return 'oneOf' in effect ? effect.oneOf : [];
}

/** Returns all verbs in the effects, including nested ones. */
export const verbsIn = (effects: readonly Effect[]): Verb[] =>
  effects.flatMap((effect) => ('do' in effect ? [effect] : listsIn(effect).flatMap(verbsIn)));

/** Names of all verbs, in the order of `Verb`. */
export const verbNames = [
  'destroy-ufos',
  'move-ufos',
  'place-ufos',
  'raise-panic',
  'lower-panic',
  'gain-credits',
  'lose-credits',
  'reroll',
  'turn-dice',
  'raise-alien-die',
  'add-dice',
  'add-successes',
  'forgive-loss',
  'lower-threat',
  'ready-units',
  'exhaust-units',
  'kill-units',
  'recruit-units',
  'move-units',
  'promote-units',
  'draw-techs',
  'swap-techs',
  'draw-enemies',
  'remove-enemies',
  'damage-base',
  'repair-base',
  'gain-salvage',
  'lose-salvage',
  'discard-crises',
  'add-crises',
  'ready-cards',
  'lengthen-cue',
  'add-pause',
] as const satisfies readonly VerbName[];
