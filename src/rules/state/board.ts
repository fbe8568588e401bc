import type { Icon, PartRule, TaskKind } from '../../content/cards/cards.ts';
import type { About, Effect } from '../../content/cards/effects.ts';
import type { Continent, Space } from '../../content/continents.ts';
import type { Lab } from '../../content/cues.ts';
import type { Role } from '../../content/roles.ts';
import type { UnitKind } from '../../content/units.ts';

/** Faces as a table rolled them: XCOM dice 1–6, the alien die 1–8 (FIN-10). */
export interface Faces {
  readonly xcom: readonly number[];
  readonly alien: number;
}

/** One task by its name: a continent, an enemy's place in the base, or a mission. */
export interface Taken {
  readonly continent?: Continent;
  readonly enemy?: number;
  readonly mission?: MissionPlace;
}

/** Answers given with a card's use, by what they are about; `place` names the units put on it. */
export type With = Readonly<Record<string, unknown>>;

/** Where a unit can be; `card:<id>` is a card in play (TAB-7). */
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

export interface Unit {
  readonly id: string;
  readonly kind: UnitKind;
  readonly at: Place;
  readonly exhausted: boolean;
  readonly elite: boolean;
}

/** An enemy in the base or on a mission; its card is null while it lies face down. */
export interface EnemyOnTable {
  readonly card: string | null;
  readonly faceUp: boolean;
  readonly successes: number;
}

/** A part of a mission: icons, or an enemy, or `none` where the deck held no enemy any more. */
export interface MissionPart {
  readonly icons?: readonly Icon[];
  readonly rule?: PartRule;
  readonly enemy?: EnemyOnTable | 'none';
  readonly successes: number;
  readonly complete: boolean;
}

export interface MissionOnTable {
  readonly card: string;
  readonly parts: readonly MissionPart[];
}

/** What is chosen, instead of a mission drawn, to go on with the one that runs. */
export const keep = 'keep';

/** The two places a mission can lie. */
export const missionPlaces = ['mission', 'final-mission'] as const;
export type MissionPlace = (typeof missionPlaces)[number];

/** The mission that lies there; null where none does. */
export const missionAt = ({ mission, finalMission }: Board, place: MissionPlace): MissionOnTable | null =>
  place === 'mission' ? mission : finalMission;

export interface LabOnTable {
  readonly tech: string | null;
  readonly successes: number;
}

/** A roll as it lies, not yet applied. */
export interface Roll {
  /** Faces 1–6 and 1–8 (FIN-10). */
  readonly xcom: readonly number[];
  readonly alien: number;
  /** Successes cards have added to those of the faces. */
  readonly added: number;
  readonly forgiven: boolean;
  /** The dice that are to be rolled again, where the table rolls its own; null where none are. */
  readonly lifted: { readonly xcom: readonly number[]; readonly alien: boolean } | null;
}

/** Which task it is, of those there can be (TSK-1). */
export interface WhichTask {
  readonly kind: TaskKind;
  readonly lab?: Lab;
  readonly continent?: Continent;
  /** The place in the base, from 0. */
  readonly enemy?: number;
  /** The part of the mission, from 0. */
  readonly part?: number;
}

/** What dice are being rolled for. All tasks have all fields: objects of many shapes are slow to read. */
export interface Task {
  readonly kind: TaskKind;
  readonly lab: Lab | null;
  readonly continent: Continent | null;
  readonly enemy: number | null;
  readonly part: number | null;
  /** Soldiers on icons, by the icon's index. */
  readonly soldiers: Readonly<Record<string, number>>;
  readonly roll: Roll | null;
}

export const deckNames = ['tech', 'crisis', 'mission', 'enemy'] as const;
export type DeckName = (typeof deckNames)[number];

/** What is still to be done, when a choice had to be waited for. */
export type Todo =
  | Effect
  /** The first crisis of the pool is resolved, then the next, until there is none (RES-3). */
  | { readonly next: 'crisis' }
  /** The crisis has been resolved: it is discarded (RES-3). */
  | { readonly next: 'discard-crisis'; readonly card: string }
  /** A red space was entered: the plan strikes (TAB-4). */
  | { readonly next: 'critical' }
  /** The card is paid for, once it is known who is placed on it (CRD-2). */
  | { readonly next: 'pay'; readonly card: string }
  /** What follows is again for this role, and because of that card or step. */
  | { readonly next: 'resume'; readonly role: Role; readonly source: string }
  /** The enemies left in the base go (RES-7). */
  | { readonly next: 'clear-base' }
  /** The step has acted: it waits for its role, or passes (FIN-9). */
  | { readonly next: 'settle-step' }
  /** The step is over. */
  | { readonly next: 'finish-step' };

/** A choice the game waits for: who, what about, among what, and what is to be done with the answer. */
export interface Choice {
  readonly role: Role;
  readonly about: About;
  readonly options: readonly string[];
  /** The card or step that asks. */
  readonly source: string;
  readonly todo: readonly Todo[];
  /** Answers already given to the first thing to do. */
  readonly answers: readonly string[];
}

export interface Board {
  /** Who rolls: the app, or the table with dice of its own (TSK-11). */
  readonly dice: 'app' | 'table';
  readonly panic: Readonly<Record<Continent, number>>;
  readonly ufos: Readonly<Record<Space, number>>;
  /** All 36, in the order of `unitIds`. */
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
  /** Completed missions, out of the game (RES-9). */
  readonly gone: readonly string[];
  /** Cards drawn in the open cue, to choose from; `chosen` once it is. */
  readonly drawn: {
    readonly deck: 'crisis' | 'mission';
    readonly offered: readonly string[];
    /** Those that still lie there. */
    readonly cards: readonly string[];
    readonly chosen: string | null;
    /** The mission that ran until another was chosen, and its soldiers: it may still be kept (TIM-6). */
    readonly running: { readonly mission: MissionOnTable; readonly soldiers: readonly string[] } | null;
  } | null;
  /** What the open cue's role has done for it, and may take back (TIM-6). */
  readonly brought: { readonly units: readonly string[]; readonly lab: LabOnTable | null; readonly funded: number };
  readonly task: Task | null;
  readonly threat: number;
  /** Dice that cards have added to the next roll of the open task (TSK-3). */
  readonly extra: number;
  /** Tasks of this step that are over. */
  readonly taken: readonly string[];
  /** Newest first: the first is the one that is waited for. */
  readonly choices: readonly Choice[];
  /** A mission was completed in this round. */
  readonly missionCompleted: boolean;
}
