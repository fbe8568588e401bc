import type { Icon, PartRule } from '../../content/cards/cards.ts';
import type { About, Effect } from '../../content/cards/effects.ts';
import type { Continent, Space } from '../../content/continents.ts';
import type { Lab } from '../../content/cues.ts';
import type { Role } from '../../content/roles.ts';
import type { UnitKind } from '../../content/units.ts';
import type { Cause } from './cause.ts';

/** Faces of a roll: XCOM dice 1–6, the alien die 1–8 (FIN-10). */
export interface Faces {
  readonly xcom: readonly number[];
  readonly alien: number;
}

/** The task a `take` intent names: a continent, an enemy's place in the base (from 0), or a mission. */
export interface Taken {
  readonly continent?: Continent;
  readonly enemy?: number;
  readonly mission?: MissionPlace;
}

/** Answers sent along with a `use` intent, keyed by what they are about; `place` names the units put on the card. */
export type With = Readonly<Record<string, unknown>>;

/** Where a unit can be; `card:<id>` is on a card in play (TAB-7). */
export type Place =
  | 'reserve'
  | 'pool'
  | 'orbit'
  | 'base'
  | 'mission'
  | 'final-mission'
  | `continent:${Continent}`
  | `lab:${Lab}`
  | `card:${string}`;

// Places are text, because events and saves hold them and they are compared. `splitPlace` returns their parts as a
// union by name, so that code which forgets a place does not compile.

/** The parts of a place: `lab:2` has the name `lab` and the detail `2`. A place without a colon has an empty detail. */
export type PlaceParts<P extends string> = P extends `${infer Name}:${infer Detail}`
  ? readonly [name: Name, detail: Detail]
  : readonly [name: P, detail: ''];

/** Splits a place into name and detail. */
export function splitPlace<P extends string>(place: P): PlaceParts<P> {
  const at = place.indexOf(':');
  const parts = at < 0 ? [place, ''] : [place.slice(0, at), place.slice(at + 1)];
  return parts as unknown as PlaceParts<P>;
}

/** One of the 36 units and its condition (TAB-6, TAB-7). */
export interface Unit {
  readonly id: string;
  readonly kind: UnitKind;
  readonly at: Place;
  readonly exhausted: boolean;
  readonly elite: boolean;
}

/** An enemy in the base or on a mission; `card` is null while it is face down. */
export interface EnemyOnTable {
  readonly card: string | null;
  readonly faceUp: boolean;
  readonly successes: number;
}

/** A part of a mission: icons or an enemy. `none` marks an enemy part for which the deck had no card left. */
export interface MissionPart {
  readonly icons?: readonly Icon[];
  readonly rule?: PartRule;
  readonly enemy?: EnemyOnTable | 'none';
  readonly successes: number;
  readonly complete: boolean;
}

/** A mission card on the board, its three parts from left to right. */
export interface MissionOnTable {
  readonly card: string;
  readonly parts: readonly MissionPart[];
}

/** Option that keeps the running mission instead of taking a drawn one. */
export const keep = 'keep';

/** The two places for missions on the board. */
export const missionPlaces = ['mission', 'final-mission'] as const;
/** Place of a mission on the board. */
export type MissionPlace = (typeof missionPlaces)[number];

/** Returns the mission on a place, or null. */
export const missionAt = ({ mission, finalMission }: Board, place: MissionPlace): MissionOnTable | null =>
  place === 'mission' ? mission : finalMission;

/** A lab: its tech, if any, and the success markers on it. */
export interface LabOnTable {
  readonly tech: string | null;
  readonly successes: number;
}

/** A roll that has not been applied yet. */
export interface Roll {
  /** Faces 1–6 and 1–8 (FIN-10). */
  readonly xcom: readonly number[];
  readonly alien: number;
  /** Successes that cards have added to those of the faces. */
  readonly added: number;
  readonly forgiven: boolean;
  /** Dice to be rolled again, by index; null if none. */
  readonly lifted: { readonly xcom: readonly number[]; readonly alien: boolean } | null;
}

/** Identifies a task (TSK-1). `enemy` is a place in the base, `part` a part of the mission, both from 0. */
export type WhichTask =
  | { readonly kind: 'research'; readonly lab: Lab }
  | { readonly kind: 'orbital-defense' }
  | { readonly kind: 'global-defense'; readonly continent: Continent }
  | { readonly kind: 'base-defense'; readonly enemy: number }
  | { readonly kind: MissionPlace; readonly part: number };

/** Fields of other kinds are null rather than missing: objects of one shape are faster to read. */
type Filled<T> = T extends WhichTask ? T & { readonly [F in Exclude<TaskField, keyof T>]: null } : never;
type TaskField = 'lab' | 'continent' | 'enemy' | 'part';

/** The open task. */
export type Task = Filled<WhichTask> & {
  /** Icon index by the id of the soldier on it. */
  readonly soldiers: Readonly<Record<string, number>>;
  readonly roll: Roll | null;
};

/** A task for which soldiers are placed on icons. */
export type SoldierTask = Extract<Task, { kind: 'base-defense' | MissionPlace }>;

/** Names of the four decks. */
export const deckNames = ['tech', 'crisis', 'mission', 'enemy'] as const;
export type DeckName = (typeof deckNames)[number];

/**
 * Work that a step does by itself, one piece after another. Each piece reads the current table, so that a card used in
 * between, at a question, counts (FIN-24).
 */
export type Due =
  /** Pay a credit for each unit on the board, or raise panic for it; `settled` were paid or raised already (RES-1). */
  | { readonly next: 'pay-upkeep'; readonly settled: number }
  /** Raise panic for each UFO in orbit; `raised` did already (RES-5). */
  | { readonly next: 'raise-for-orbit'; readonly raised: number }
  /** Raise a continent's panic for its UFOs (RES-6). */
  | { readonly next: 'raise-for-land'; readonly on: Continent }
  /** Each enemy in the base deals its damage; those in `dealt` did already (RES-7). */
  | { readonly next: 'deal-damage'; readonly dealt: readonly string[] };

/** Work that remains after an open choice is answered. */
export type Todo =
  | Effect
  /** Resolve the crises of the pool, from the first to the last (RES-3). */
  | { readonly next: 'crisis' }
  /** Discard a crisis that has been resolved (RES-3). */
  | { readonly next: 'discard-crisis'; readonly card: string }
  /** Apply the plan's critical damage, after a red space was entered (TAB-4). */
  | { readonly next: 'critical' }
  /** Pay for a card, once the units placed on it are known (CRD-2). */
  | { readonly next: 'pay'; readonly card: string }
  /** Switch back to this role and this cause for the work that follows. */
  | { readonly next: 'resume'; readonly role: Role; readonly why: Cause }
  /** Discard the enemies left in the base (RES-7). */
  | { readonly next: 'clear-base' }
  | Due
  /** The step has acted: wait for its role, or pass (FIN-9). */
  | { readonly next: 'settle-step' }
  /** Finish the step. */
  | { readonly next: 'finish-step' };

/** A question the game waits for: who answers it, its options, and the work that follows. */
export interface Choice {
  readonly role: Role;
  readonly about: About;
  readonly options: readonly string[];
  /** The card, step, cue or plan that asks. */
  readonly why: Cause;
  readonly todo: readonly Todo[];
  /** Answers already given for the first item of `todo`. */
  readonly answers: readonly string[];
}

/** A role that has nothing more to do in the open window, and the cards that it leaves aside (FIN-22). */
export interface Readied {
  readonly role: Role;
  /** Its cards that could be used when it said so. If another one becomes usable, the role is no longer ready. */
  readonly cards: readonly string[];
}

/** The board half of the open state; virtual tables only. */
export interface Board {
  /** Roller of the dice: the app, or the people at the table with their own dice (TSK-11). */
  readonly dice: 'app' | 'table';
  readonly panic: Readonly<Record<Continent, number>>;
  readonly ufos: Readonly<Record<Space, number>>;
  /** All 36, in the order of `startingUnits`. */
  readonly units: readonly Unit[];
  readonly budget: number;
  readonly emergency: number;
  readonly labs: readonly LabOnTable[];
  readonly hand: readonly string[];
  readonly inPlay: readonly { readonly card: string; readonly owner: Role; readonly exhausted: boolean }[];
  readonly crisisPool: readonly string[];
  readonly mission: MissionOnTable | null;
  readonly finalMission: MissionOnTable | null;
  readonly damage: number;
  readonly enemies: readonly (EnemyOnTable | null)[];
  readonly salvage: readonly string[];
  readonly decks: Readonly<Record<DeckName, { readonly left: number; readonly discard: readonly string[] }>>;
  /** Completed missions, removed from the game (RES-9). */
  readonly gone: readonly string[];
  /** Cards drawn in the open cue to choose from; `chosen` is null until then. */
  readonly drawn: {
    readonly deck: 'crisis' | 'mission';
    readonly offered: readonly string[];
    /** Those not yet taken or discarded. */
    readonly cards: readonly string[];
    readonly chosen: string | null;
    /** The mission replaced in this cue and its soldiers; it may still be kept after all (TIM-6). */
    readonly running: { readonly mission: MissionOnTable; readonly soldiers: readonly string[] } | null;
  } | null;
  /** Actions of the open cue that its role may take back (TIM-6). `lab` is the lab as the cue found it. */
  readonly brought: { readonly units: readonly string[]; readonly lab: LabOnTable | null; readonly funded: number };
  readonly task: Task | null;
  readonly threat: number;
  /** Dice that cards have added to the open task's next roll (TSK-3). */
  readonly extra: number;
  /** Tasks of this step that are over, by place. */
  readonly taken: readonly string[];
  /** Roles that need the open window no longer: Ending Timed Phase, a step, or a roll before it is applied (FIN-22). */
  readonly ready: readonly Readied[];
  /** Open choices, newest first. Only the first can be answered. */
  readonly choices: readonly Choice[];
  /** Whether a mission was completed in this round. */
  readonly missionCompleted: boolean;
}
