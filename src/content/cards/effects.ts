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

/** Subjects of a choice. `way` chooses between the alternatives of a `oneOf`. */
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
/** Subject of a choice. */
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

/** Whether any verb in the effects, including nested ones, passes a test. Faster than searching `verbsIn`. */
export const someVerb = (effects: readonly Effect[], test: (verb: Verb) => boolean): boolean =>
  effects.some((effect) => ('do' in effect ? test(effect) : listsIn(effect).some((list) => someVerb(list, test))));

/** Facts about a verb, regardless of its parameters. */
interface VerbFacts {
  /** Dice that it changes: a roll that is not applied yet, the next roll, or none (TSK-9). */
  readonly dice: 'roll' | 'next-roll' | 'none';
  /** Whether it can act on units placed on its own card (CRD-2). */
  readonly placedUnits: boolean;
  /** Whether it restores what prices consume: units in reserve, salvage, or ready cards. */
  readonly restores: boolean;
}

const plain = { dice: 'none', placedUnits: false, restores: false } as const;
const restoring = { ...plain, restores: true } as const;
const onRoll = { ...plain, dice: 'roll' } as const;
const onNextRoll = { ...plain, dice: 'next-roll' } as const;
const onUnits = { ...plain, placedUnits: true } as const;

/** Facts about each verb, in the order of `Verb`. */
const verbFacts = {
  'destroy-ufos': plain,
  'move-ufos': plain,
  'place-ufos': plain,
  'raise-panic': plain,
  'lower-panic': plain,
  'gain-credits': plain,
  'lose-credits': plain,
  reroll: onRoll,
  'turn-dice': onRoll,
  'raise-alien-die': onRoll,
  'add-dice': onNextRoll,
  'add-successes': onRoll,
  'forgive-loss': onRoll,
  'lower-threat': onNextRoll,
  'ready-units': plain,
  'exhaust-units': onUnits,
  'kill-units': onUnits,
  'recruit-units': restoring,
  'move-units': onUnits,
  'promote-units': onUnits,
  'draw-techs': plain,
  'swap-techs': plain,
  'draw-enemies': plain,
  'remove-enemies': plain,
  'damage-base': plain,
  'repair-base': plain,
  'gain-salvage': restoring,
  'lose-salvage': plain,
  'discard-crises': plain,
  'add-crises': plain,
  'ready-cards': { ...plain, restores: true },
  'lengthen-cue': plain,
  'add-pause': plain,
} as const satisfies Readonly<Record<VerbName, VerbFacts>>;

/** Names of all verbs, in the order of `Verb`. */
export const verbNames = Object.keys(verbFacts) as readonly VerbName[];

/** Names of the verbs that change these dice. */
type NamesByDice<Dice extends VerbFacts['dice']> = {
  [Name in keyof typeof verbFacts]: (typeof verbFacts)[Name]['dice'] extends Dice ? Name : never;
}[keyof typeof verbFacts];

/** A verb that changes a roll before it is applied. */
export type RollVerb = Extract<Verb, { do: NamesByDice<'roll'> }>;
/** A verb that changes the next roll. */
export type NextRollVerb = Extract<Verb, { do: NamesByDice<'next-roll'> }>;
/** A verb that changes dice. */
export type DiceVerb = RollVerb | NextRollVerb;

const factsOf = (verb: Verb): VerbFacts => verbFacts[verb.do];

/** Whether the verb can act on units placed on its own card (CRD-2). */
export const actsOnPlacedUnits = (verb: Verb): boolean => factsOf(verb).placedUnits;

/** Whether the verb restores what prices consume. Credits of the budget, and units moved to reserve, do too. */
export function restores(verb: Verb): boolean {
  if (verb.do === 'gain-credits') return verb.to === 'budget';
  return verb.do === 'move-units' ? verb.to === 'reserve' : factsOf(verb).restores;
}

/** Whether the verb changes a roll before it is applied. */
export const changesRoll = (verb: Verb): verb is RollVerb => factsOf(verb).dice === 'roll';

/** Whether the verb changes the next roll. */
export const changesNextRoll = (verb: Verb): verb is NextRollVerb => factsOf(verb).dice === 'next-roll';

/** Whether the verb changes dice. */
export const changesDice = (verb: Verb): verb is DiceVerb => changesRoll(verb) || changesNextRoll(verb);
