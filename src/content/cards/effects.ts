import type { Continent } from '../continents.ts';
import type { UnitGroup } from '../units.ts';

/** What a continent can be told apart by. */
export const traits = ['with-ufos', 'without-ufos', 'without-interceptors', 'yellow', 'red'] as const;
export type Trait = (typeof traits)[number];

/** Which continent is meant, besides one by its name. A choice, or a tie, is the chooser's. */
export const aims = [
  'chosen',
  'most-panicked',
  'least-panicked',
  'base-continent',
  'mission-continent',
  'task-continent',
  'each',
] as const;
export type Aim = (typeof aims)[number] | Continent;

/** Continents, perhaps only those with a trait. */
export interface Aimed {
  readonly on: Aim;
  readonly where?: Trait;
}

/** What can be counted on the table, for conditions. */
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
export type Countable = (typeof countables)[number];

/** True or not on the table as it is. */
export interface Condition {
  readonly count: Countable;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** One thing a card does (CRD-7). The list of verbs is closed: a new card is new data, never a new rule. */
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

export type VerbName = Verb['do'];

/** What somebody may be asked to choose: a thing of the table, a card drawn, or one of two ways. */
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
export type About = (typeof abouts)[number];

/** What a card does: verbs in order, some under a condition, some one of two. */
export type Effect =
  | Verb
  | { readonly when: Condition; readonly effects: readonly Effect[]; readonly otherwise?: readonly Effect[] }
  /** The chooser takes one; each is named by the verb it begins with. */
  | { readonly oneOf: readonly (readonly [Verb, ...Effect[]])[] };

/** The lists of effects that an effect holds: branches of a condition, or ways to choose between. */
export function listsIn(effect: Effect): readonly (readonly Effect[])[] {
  if ('when' in effect) return [effect.effects, effect.otherwise ?? []];
  return 'oneOf' in effect ? effect.oneOf : [];
}

/** The verbs of effects, wherever they stand in them. */
export const verbsIn = (effects: readonly Effect[]): Verb[] =>
  effects.flatMap((effect) => ('do' in effect ? [effect] : listsIn(effect).flatMap(verbsIn)));

/** Every verb, in the order of the language's description. */
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
