import type { Continent } from '../continents.ts';
import type { EnemyType } from '../enemies.ts';
import type { BasePlan } from '../plans.ts';
import type { Role } from '../roles.ts';
import type { Skill, UnitGroup } from '../units.ts';
import type { Effect } from './effects.ts';

/** Kinds of task: everything that dice are rolled for (TSK-1). */
export const taskKinds = [
  'research',
  'orbital-defense',
  'global-defense',
  'base-defense',
  'mission',
  'final-mission',
] as const;
/** A kind of task. */
export type TaskKind = (typeof taskKinds)[number];

/** Icon for a soldier with the skill. A special icon gives soldiers specialised in it an extra die (TSK-2). */
export interface Icon {
  readonly skill: Skill;
  readonly special: boolean;
}

/** Cost of using a card. It is paid in full or not at all (CRD-2). */
export interface Price {
  readonly exhaust?: true;
  /** Units placed on the card from reserve. They return in step 13 (CRD-4). */
  readonly place?: { readonly kind: UnitGroup; readonly count: number };
  readonly salvage?: number;
  readonly credits?: number;
}

/** A continuous effect of a card in play. */
export type Standing =
  /** Dice added to each roll for these tasks that already has at least one die (TSK-3). */
  | { readonly dice: number; readonly tasks: readonly TaskKind[] }
  /** Credits added to every XCOM Budget. */
  | { readonly budget: number };

/** Phases in which a card works. Resolution cards work in steps 1 to 11 (CRD-1, CRD-6). */
export const phases = ['timed', 'resolution', 'both', 'always'] as const;

/** Common fields of the cards a role owns: techs and assets (CRD-1). */
interface Usable {
  readonly id: string;
  readonly owner: Role;
  readonly phase: (typeof phases)[number];
  readonly price: Price;
  /** If given, the card works only while one of these tasks is open. */
  readonly tasks?: readonly TaskKind[];
  readonly effects: readonly Effect[];
  readonly standing?: readonly Standing[];
}

/** A tech card. */
export interface Tech extends Usable {
  /** Successes needed to research the tech (RES-4). */
  readonly cost: number;
  /** Never set: a tech does not depend on the base continent. */
  readonly base?: undefined;
}

/** An asset card. */
export interface Asset extends Usable {
  /** Continent of a base asset. It is in play if the base is there, and works while panic there is yellow (SET-3). */
  readonly base?: Continent;
  /** Set on the card that holds the credits of Emergency Funding (SET-4). */
  readonly holds?: 'emergency';
}

/** Special rule of an enemy. */
export type EnemyRule =
  /** The enemy gives no salvage. */
  | { readonly is: 'no-salvage' }
  /** A roll is also a loss if the alien die shows this face. */
  | { readonly is: 'kills-on'; readonly face: number }
  /** The enemy loses a success marker after each roll that does not kill it. */
  | { readonly is: 'heals' }
  /** Damage it deals if it is still in the base after base defense. */
  | { readonly is: 'damage'; readonly by: number };

/** An enemy card. */
export interface Enemy {
  readonly id: string;
  readonly type: EnemyType;
  readonly copies: number;
  /** Successes needed to kill the enemy (RES-7). */
  readonly health: number;
  readonly icons: readonly Icon[];
  readonly rule?: EnemyRule;
}

/** Special rule of a part of a final mission. */
export type PartRule =
  /** Threat is at least this high for rolls of the part. */
  | { readonly is: 'threat'; readonly atLeast: number }
  /** The part needs this many successes instead of one. */
  | { readonly is: 'needs'; readonly successes: number }
  /** Elite soldiers add no extra die. */
  | { readonly is: 'no-elite' }
  /** A loss kills every soldier on the mission. */
  | { readonly is: 'kills-all' };

/** A part of a mission: icons, or an enemy drawn from the deck. */
export type Part = { readonly icons: readonly Icon[]; readonly rule?: PartRule } | { readonly enemy: true };
/** The three parts of a mission. */
export type Parts = readonly [Part, Part, Part];

/** A mission card. */
export interface Mission {
  readonly id: string;
  readonly continent: Continent;
  readonly parts: Parts;
  readonly rewards: readonly [Effect, Effect];
}

/** A crisis card. */
export interface Crisis {
  readonly id: string;
  readonly effects: readonly Effect[];
}

/** An invasion plan card: the effects of critical damage, and the parts of its final mission (TAB-4). */
export interface PlanCard {
  readonly id: BasePlan;
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
