import type { Pack } from '../../content/cards/pack.ts';
import type { Continent } from '../../content/continents.ts';
import type { Difficulty } from '../../content/difficulties.ts';
import type { EnemyType } from '../../content/enemies.ts';
import type { Plan } from '../../content/plans.ts';
import { standardPack } from '../../content/standard/pack.ts';
import type { StepKind } from '../../content/steps.ts';
import type { TimerScale } from '../../content/timings.ts';
import type { Board, DeckName, MissionPlace } from './board.ts';
import type { Cue, Report, Schedule } from './schedule.ts';

/** What was drawn or chosen before the first round (SET-1). */
export interface Setup {
  readonly mode: 'companion' | 'virtual';
  readonly difficulty: Difficulty;
  readonly plan: Plan;
  readonly base: Continent;
  readonly enemyTypes: readonly EnemyType[];
  readonly startingPanic: Readonly<Record<Continent, number>>;
  /** The pack the board is played with; companion mode has none. */
  readonly pack?: string;
  /** Its fingerprint; the standard set has none. */
  readonly packHash?: string;
}

/** The open cue's clock, true at the instant `Open.at`. All times in whole milliseconds. */
export interface Clock {
  /** The cue's whole time; null is no limit. */
  readonly limit: number | null;
  readonly left: number | null;
  /** Pause time left in this round; null is unlimited. */
  readonly pauseLeft: number | null;
  readonly expired: boolean;
  /** How long the cue has been expired. */
  readonly over: number;
  readonly halved: boolean;
  readonly halveNext: boolean;
  readonly paused: boolean;
  readonly menu: boolean;
}

export interface Past {
  readonly cue: Cue;
  readonly how: 'done' | 'expired';
}

export interface Outcome {
  readonly won: boolean;
  readonly why: 'final-mission' | 'base-destroyed' | 'panic';
}

/** What has been reported of a round so far. */
export type Entries = Partial<Omit<Report, 'round'>>;

/** What every seat may see; views are made of this half alone (INF-2). */
export interface Open {
  /** Milliseconds since the game began. */
  readonly at: number;
  readonly setup: Setup;
  readonly timers: TimerScale;
  readonly round: number;
  /** `setup`: before and between rounds (FIN-6). With an `outcome` the game stands still, until a correction revives it. */
  readonly phase: 'setup' | 'timed' | 'resolution';
  readonly cue: Cue | null;
  readonly cueNumber: number;
  readonly clock: Clock | null;
  readonly scanner: boolean;
  readonly forecasts: readonly Cue[];
  readonly history: readonly Past[];
  readonly step: StepKind | null;
  /** The entries that can still be corrected: of this round, or of the last one until the first cue has closed (RES-16). */
  readonly entries: Entries;
  readonly reports: readonly Report[];
  readonly finalMission: 'locked' | 'available';
  readonly outcome: Outcome | null;
  /** The board half; null in companion mode. */
  readonly board: Board | null;
}

/** The open half beside the cards it is played with, which rules and bots look up. The pack is no part of the state. */
export interface OpenGame extends Open {
  readonly pack: Pack;
}

/** The open half of a game with a board, beside its cards. */
export interface Playing extends OpenGame {
  readonly board: Board;
}

/** The cards of a game at a table with this pack: companion mode plays with those in the box, whatever the table has. */
export const packOf = ({ mode }: Pick<Setup, 'mode'>, pack: Pack): Pack => (mode === 'virtual' ? pack : standardPack);

/** Joins the open half and its cards. */
export const withPack = (open: Open, pack: Pack): OpenGame => ({ ...open, pack: packOf(open.setup, pack) });

/** Whether the game has a board. */
export const hasBoard = (open: OpenGame): open is Playing => open.board !== null;

/** What never leaves the machine that runs the game (INF-1). */
export interface Hidden {
  readonly seed: string;
  readonly schedule: Schedule | null;
  /** Numbers of the cues that forecasts have shown, in the order of `Open.forecasts`. */
  readonly revealed: readonly number[];
  /** The decks, top card first. */
  readonly decks: Readonly<Record<DeckName, readonly string[]>>;
  /** Face-down enemies of the missions, by part. */
  readonly faceDown: Readonly<Record<MissionPlace, Readonly<Record<number, string>>>>;
  /** Rolls the app has made: the next one has its own stream. */
  readonly rolls: number;
}

/** A game: plain data, in two halves. `JSON.parse(JSON.stringify(state))` is the same game. */
export interface State {
  readonly open: Open;
  readonly hidden: Hidden;
}

/** Both halves, the open one beside its cards. */
export interface GameState extends State {
  readonly open: OpenGame;
}
