import type { EnemyRule, PartRule, TaskKind } from '../content/cards/cards.ts';
import type { About, VerbName } from '../content/cards/effects.ts';
import type { Continent } from '../content/continents.ts';
import type { BasePlan } from '../content/plans.ts';
import type { StandardCardId, standardCards } from '../content/standard/pack.ts';
import type { Skill, UnitKind } from '../content/units.ts';
import type { Place } from '../rules/state/board.ts';

/** Name and text of a card. `ways` describe its alternatives, if it lets players choose one. */
export interface CardText {
  readonly name: string;
  /** Missing for an enemy without a rule. */
  readonly text?: string;
  readonly ways?: readonly string[];
}

/** Texts of a plan: its critical damage, and the rule of each part of its final mission, or null. */
export interface PlanText {
  readonly text: string;
  readonly parts: readonly (string | null)[];
}

/** Words for the things that cards and choices refer to. */
export interface Terms {
  readonly verbs: Readonly<Record<VerbName, string>>;
  readonly abouts: Readonly<Record<About, string>>;
  /** Options that are not things: keep the running mission, or name no more techs. */
  readonly options: Readonly<Record<'keep' | 'enough', string>>;
  readonly units: Readonly<Record<UnitKind, string>>;
  /** Without continents and cards, whose names are defined elsewhere. */
  readonly places: Readonly<Record<Exclude<Place, `continent:${Continent}` | `card:${string}`>, string>>;
  readonly skills: Readonly<Record<Skill, string>>;
  readonly tasks: Readonly<Record<TaskKind, string>>;
}

/** Words of the virtual table in one language. */
export interface CardWords extends Terms {
  /** Texts by card id. Complete for the standard set, but cards of other packs may be missing. */
  readonly cards: Readonly<Record<Exclude<StandardCardId, BasePlan>, CardText> & Record<string, CardText>>;
  readonly plans: Readonly<Record<BasePlan, PlanText>>;
}

type Cards = typeof standardCards;
type Card<Kind extends keyof Cards> = Cards[Kind][number];
type NameAndText = Readonly<Record<'name' | 'text', string>>;
type StringPerItem<Things> = { readonly [I in keyof Things]: string };

/** Text that a card of this type must have. */
type RequiredText<C> = C extends { readonly rule: EnemyRule }
  ? NameAndText
  : C extends { readonly health: number }
    ? Pick<NameAndText, 'name'>
    : C extends { readonly effects: readonly [{ readonly oneOf: infer Ways }] }
      ? NameAndText & { readonly ways: StringPerItem<Ways> }
      : NameAndText;

/** Texts of all standard cards of a kind. The compiler reports a missing card by its id. */
export type TextsOf<Kind extends keyof Cards> = { readonly [C in Card<Kind> as C['id']]: RequiredText<C> };

type PartTexts<Parts> = {
  readonly [I in keyof Parts]: Parts[I] extends { readonly rule: PartRule } ? string : null;
};

/** Texts of all plans of the standard set. */
export type PlanTexts = {
  readonly [C in Card<'plans'> as C['id']]: { readonly text: string; readonly parts: PartTexts<C['parts']> };
};
