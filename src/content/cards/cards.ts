import type { Continent } from '../continents.ts';
import type { EnemyType } from '../enemies.ts';
import type { Plan } from '../plans.ts';
import type { Role } from '../roles.ts';
import type { Skill, UnitGroup } from '../units.ts';
import type { Effect } from './effects.ts';

/** The tasks dice are rolled for (TSK-1). */
export const taskKinds = [
  'research',
  'orbital-defense',
  'global-defense',
  'base-defense',
  'mission',
  'final-mission',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** A place for a soldier who has the skill; on a special one his class's speciality adds a die (TSK-2). */
export interface Icon {
  readonly skill: Skill;
  readonly special: boolean;
}

/** What using a card costs: all of it or nothing (CRD-2). */
export interface Price {
  readonly exhaust?: true;
  /** Units from reserve put on the card until they return in step 13 (CRD-4). */
  readonly place?: { readonly kind: UnitGroup; readonly count: number };
  readonly salvage?: number;
  readonly credits?: number;
}

/** What a card does as long as it is in play. */
export type Standing =
  /** Dice added to every roll of these tasks that has one at least (TSK-3). */
  | { readonly dice: number; readonly tasks: readonly TaskKind[] }
  /** Credits added to every XCOM Budget. */
  | { readonly budget: number };

/** When a card works: timed cards in the timed phase, resolution cards in steps 1 to 11 (CRD-1, CRD-6). */
export const phases = ['timed', 'resolution', 'both', 'always'] as const;

/** A card in front of a role: what a researched tech and an asset have in common (CRD-1). */
interface Usable {
  readonly id: string;
  readonly owner: Role;
  readonly phase: (typeof phases)[number];
  readonly price: Price;
  /** Works only while one of these tasks is open. */
  readonly tasks?: readonly TaskKind[];
  readonly effects: readonly Effect[];
  readonly standing?: readonly Standing[];
}

export interface Tech extends Usable {
  /** Successes needed to research it (RES-4). */
  readonly cost: number;
  /** A tech works wherever the base stands. */
  readonly base?: undefined;
}

export interface Asset extends Usable {
  /** Of a base continent: the Commander's if the base stands there, and it works while panic there is yellow (SET-3). */
  readonly base?: Continent;
  /** The credits of Emergency Funding lie on this card (SET-4). */
  readonly holds?: 'emergency';
}

/** What makes an enemy special. */
export type EnemyRule =
  /** It leaves nothing to salvage. */
  | { readonly is: 'no-salvage' }
  /** A roll is also lost when the alien die shows this face. */
  | { readonly is: 'kills-on'; readonly face: number }
  /** After a roll that does not kill it, it loses a success marker. */
  | { readonly is: 'heals' }
  /** Left in the base it deals this much. */
  | { readonly is: 'damage'; readonly by: number };

export interface Enemy {
  readonly id: string;
  readonly type: EnemyType;
  readonly copies: number;
  /** Successes needed to kill it (RES-7). */
  readonly health: number;
  readonly icons: readonly Icon[];
  readonly rule?: EnemyRule;
}

/** What makes a part of a final mission hard. */
export type PartRule =
  /** Threat is at least this for its rolls. */
  | { readonly is: 'threat'; readonly atLeast: number }
  /** It wants more than one success. */
  | { readonly is: 'needs'; readonly successes: number }
  /** Elite soldiers add no die here. */
  | { readonly is: 'no-elite' }
  /** A loss kills every soldier on the mission. */
  | { readonly is: 'kills-all' };

export type Part = { readonly icons: readonly Icon[]; readonly rule?: PartRule } | { readonly enemy: true };
export type Parts = readonly [Part, Part, Part];

export interface Mission {
  readonly id: string;
  readonly continent: Continent;
  readonly parts: Parts;
  readonly rewards: readonly [Effect, Effect];
}

export interface Crisis {
  readonly id: string;
  readonly effects: readonly Effect[];
}

/** An invasion plan's card: what critical damage does, and its final mission (TAB-4). */
export interface PlanCard {
  readonly id: Plan;
  readonly critical: readonly Effect[];
  readonly parts: Parts;
}

/** All cards of a pack. */
export interface Cards {
  readonly techs: readonly Tech[];
  readonly assets: readonly Asset[];
  readonly enemies: readonly Enemy[];
  readonly missions: readonly Mission[];
  readonly crises: readonly Crisis[];
  readonly plans: readonly PlanCard[];
}
