import type { EnemyRule, PartRule, TaskKind } from '../content/cards/cards.ts';
import type { About, VerbName } from '../content/cards/effects.ts';
import type { Continent } from '../content/continents.ts';
import type { Plan } from '../content/plans.ts';
import type { StandardCardId, standardCards } from '../content/standard/pack.ts';
import type { Skill, UnitKind } from '../content/units.ts';
import type { Place } from '../rules/state/board.ts';

/** What a card is called, what it does, and what each of its ways is called where one is to be chosen. */
export interface CardText {
  readonly name: string;
  /** Missing where an enemy has no rule of its own. */
  readonly text?: string;
  readonly ways?: readonly string[];
}

/** What a plan's critical damage does, and what makes each part of its final mission hard; null where nothing does. */
export interface PlanText {
  readonly text: string;
  readonly parts: readonly (string | null)[];
}

/** Words for what cards and choices are about. */
export interface Terms {
  readonly verbs: Readonly<Record<VerbName, string>>;
  readonly abouts: Readonly<Record<About, string>>;
  /** Options that name no thing: to keep the running mission, to name no more techs. */
  readonly options: Readonly<Record<'keep' | 'enough', string>>;
  readonly units: Readonly<Record<UnitKind, string>>;
  /** Continents and cards have their names elsewhere. */
  readonly places: Readonly<Record<Exclude<Place, `continent:${Continent}` | `card:${string}`>, string>>;
  readonly skills: Readonly<Record<Skill, string>>;
  readonly tasks: Readonly<Record<TaskKind, string>>;
}

/** The words of the virtual table's cards in one language, by the cards' ids. */
export interface CardWords extends Terms {
  /** All of the standard set; another pack's cards may be looked for and not be there. */
  readonly cards: Readonly<Record<Exclude<StandardCardId, Plan>, CardText> & Record<string, CardText>>;
  readonly plans: Readonly<Record<Plan, PlanText>>;
}

type Cards = typeof standardCards;
type Card<Kind extends keyof Cards> = Cards[Kind][number];
type Said = Readonly<Record<'name' | 'text', string>>;
type OneEach<Things> = { readonly [I in keyof Things]: string };

/** What the words of a card must have. */
type Says<C> = C extends { readonly rule: EnemyRule }
  ? Said
  : C extends { readonly health: number }
    ? Pick<Said, 'name'>
    : C extends { readonly effects: readonly [{ readonly oneOf: infer Ways }] }
      ? Said & { readonly ways: OneEach<Ways> }
      : Said;

/** The words of all cards of a kind in the standard set: the compiler names the card that lacks them. */
export type TextsOf<Kind extends keyof Cards> = { readonly [C in Card<Kind> as C['id']]: Says<C> };

type PartTexts<Parts> = {
  readonly [I in keyof Parts]: Parts[I] extends { readonly rule: PartRule } ? string : null;
};

/** The words of the standard set's plans. */
export type PlanTexts = {
  readonly [C in Card<'plans'> as C['id']]: { readonly text: string; readonly parts: PartTexts<C['parts']> };
};
