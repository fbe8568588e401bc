import type { Continent, Space } from '../../content/continents.ts';
import type { BaseCueKind } from '../../content/cues.ts';
import type { Condition } from '../../content/day/condition.ts';
import type { Difficulty } from '../../content/difficulties.ts';
import type { StepKind } from '../../content/steps.ts';
import type { TimerScale } from '../../content/timings.ts';
import type { Place } from './board.ts';

/** Description of a table to start from, in the shape of the public contract. */
export interface Position {
  readonly round?: number | undefined;
  readonly begin?: BaseCueKind | StepKind | undefined;
  readonly panic?: Readonly<Partial<Record<Continent, number>>> | undefined;
  readonly ufos?: Readonly<Partial<Record<Space, number>>> | undefined;
  readonly units?:
    | readonly {
        readonly id: string;
        readonly at: Place;
        readonly exhausted?: boolean | undefined;
        readonly elite?: boolean | undefined;
      }[]
    | undefined;
  readonly budget?: number | undefined;
  readonly emergency?: number | undefined;
  readonly damage?: number | undefined;
  readonly labs?: readonly ({ readonly tech: string; readonly successes?: number | undefined } | null)[] | undefined;
  readonly hand?: readonly string[] | undefined;
  readonly inPlay?: readonly string[] | undefined;
  readonly crisisPool?: readonly string[] | undefined;
  readonly mission?: string | null | undefined;
  readonly finalMission?: 'locked' | 'available' | undefined;
  readonly enemies?: readonly (string | null)[] | undefined;
  readonly missionEnemies?: readonly string[] | undefined;
  readonly salvage?: readonly string[] | undefined;
}

/** Requested house rules. Unlike in a setup, `false` and the printed number are allowed. */
export interface WishedHouseRules {
  readonly everybodyPauses?: boolean | undefined;
  readonly hardLosses?: boolean | undefined;
  readonly emergencyFunding?: number | undefined;
}

/** Settings of a new game. Omitted ones are drawn from the seed (SET-1). */
export interface GameOptions {
  readonly seed: string;
  readonly difficulty: Difficulty;
  readonly plan?: string | undefined;
  readonly base?: Continent | undefined;
  readonly enemyTypes?: readonly string[] | undefined;
  readonly startingPanic?: Readonly<Record<Continent, number>> | undefined;
  readonly timers?: TimerScale | undefined;
  /** House rules (chapter 13). */
  readonly houseRules?: WishedHouseRules | undefined;
  /** Condition of a virtual table (DAY-1). A companion game has none. */
  readonly condition?: Condition | undefined;
  /** Expansions of the box that the table owns, by name (EVO-2). */
  readonly expansions?: readonly string[] | undefined;
  /** With a board (`virtual`) or without (`companion`, the default). */
  readonly mode?: 'companion' | 'virtual' | undefined;
  /** Roller of the dice at a virtual table; defaults to the app (TSK-11). */
  readonly dice?: 'app' | 'table' | undefined;
  /** A virtual table to start from instead of a fresh one (FIN-13). */
  readonly position?: Position | undefined;
  /** Whether the game was played on from a moment of another, so that it never counts in a record. */
  readonly practice?: true | undefined;
}
