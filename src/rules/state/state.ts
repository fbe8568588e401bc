import type { Pack } from '../../content/cards/pack.ts';
import type { Continent } from '../../content/continents.ts';
import type { Condition } from '../../content/day/condition.ts';
import type { Difficulty } from '../../content/difficulties.ts';
import type { EnemyType } from '../../content/enemies.ts';
import type { ExpansionId } from '../../content/expansions/names.ts';
import type { Plan } from '../../content/plans.ts';
import { companionPack } from '../../content/standard/companion-pack.ts';
import type { StepKind } from '../../content/steps.ts';
import type { TimerScale } from '../../content/timings.ts';
import type { Board, DeckName, MissionPlace } from './board.ts';
import type { Cue, Report, Schedule } from './schedule.ts';

/** House rules: changes to the printed game (chapter 13). */
export interface HouseRules {
  /** Every role may pause and resume (HSE-1). */
  readonly everybodyPauses?: true;
  /** A loss with a 1 on the alien die sends satellites and scientists to the pool (HSE-2). */
  readonly hardLosses?: true;
  /** Credits with which Emergency Funding begins (HSE-3). */
  readonly emergencyFunding?: number;
}

/** Settings drawn or chosen before the first round (SET-1). */
export interface Setup {
  readonly mode: 'companion' | 'virtual';
  readonly difficulty: Difficulty;
  readonly plan: Plan;
  readonly base: Continent;
  readonly enemyTypes: readonly EnemyType[];
  /** Spaces on the panic track. */
  readonly startingPanic: Readonly<Record<Continent, number>>;
  /** Name of the pack the board is played with; missing in companion mode. */
  readonly pack?: string;
  /** Hash of the pack's cards; missing for the standard set. */
  readonly packHash?: string;
  /** Missing without house rules. */
  readonly houseRules?: HouseRules;
  /** The condition of a daily operation (DAY-1). Missing in most games, and always in companion mode. */
  readonly condition?: Condition;
  /** Missing without expansions (EVO-2). */
  readonly expansions?: readonly ExpansionId[];
}

/** The open cue's clock, as of `Open.at`. All times in whole milliseconds. */
export interface Clock {
  /** The cue's total time; null is no limit. */
  readonly limit: number | null;
  readonly left: number | null;
  /** Pause time left in this round; null is unlimited. */
  readonly pauseLeft: number | null;
  /** Whether an alien cue has run out and waits to be confirmed (CLK-3). */
  readonly expired: boolean;
  /** Time since the cue expired. */
  readonly over: number;
  /** Whether the cue opened with half its limit (CLK-5). */
  readonly halved: boolean;
  /** Whether the next XCOM cue will get half its limit (CLK-5). */
  readonly halveNext: boolean;
  readonly paused: boolean;
  readonly menu: boolean;
}

/** A closed cue in the history of the round (CLK-11). */
export interface Past {
  readonly cue: Cue;
  readonly how: 'done' | 'expired';
}

/** How the game ended (END-1). */
export interface Outcome {
  readonly won: boolean;
  readonly why: 'final-mission' | 'base-destroyed' | 'panic';
}

/** The report entries given so far in a round. */
export type Entries = Partial<Omit<Report, 'round'>>;

/** The half of the state that every seat may see. Views are made only from it (INF-2). */
export interface PublicState {
  /** Milliseconds since the game began. */
  readonly at: number;
  readonly setup: Setup;
  readonly timers: TimerScale;
  readonly round: number;
  /** `setup` is before and between rounds (FIN-6). */
  readonly phase: 'setup' | 'timed' | 'resolution';
  readonly cue: Cue | null;
  /** Number of the open cue, from 1; the last one's during resolution, 0 between rounds. */
  readonly cueNumber: number;
  readonly clock: Clock | null;
  /** Whether the scanner is lit (DIR-9). */
  readonly scanner: boolean;
  readonly forecasts: readonly Cue[];
  readonly history: readonly Past[];
  readonly step: StepKind | null;
  /** Entries that can still be corrected: this round's, or the last round's until the first cue has closed (RES-16). */
  readonly entries: Entries;
  readonly reports: readonly Report[];
  readonly finalMission: 'locked' | 'available';
  /** Once set, the game stands still until a correction revives it (RES-16). */
  readonly outcome: Outcome | null;
  /** Null in companion mode. */
  readonly board: Board | null;
}

/** The open half with the pack, in which rules and bots look up cards. The pack is not part of the state. */
export interface OpenGame extends PublicState {
  readonly pack: Pack;
}

/** The open half of a game with a board, with its pack. */
export interface Playing extends OpenGame {
  readonly board: Board;
}

/** Returns the pack a game uses at a table with this pack. Companion mode plans like the standard set and needs no cards. */
const packOf = ({ mode }: Pick<Setup, 'mode'>, pack: Pack): Pack => (mode === 'virtual' ? pack : companionPack);

/** Adds the pack to the open half. */
export const withPack = (open: PublicState, pack: Pack): OpenGame => ({ ...open, pack: packOf(open.setup, pack) });

/** Whether the game has a board. */
export const hasBoard = (open: OpenGame): open is Playing => open.board !== null;

/** The half of the state that never leaves the machine that runs the game (INF-1). */
export interface SecretState {
  readonly seed: string;
  readonly schedule: Schedule | null;
  /** Numbers of the cues in `Open.forecasts`, in the same order. */
  readonly revealed: readonly number[];
  /** The decks, top card first. */
  readonly decks: Readonly<Record<DeckName, readonly string[]>>;
  /** Card ids of the missions' face-down enemies, by part. */
  readonly faceDown: Readonly<Record<MissionPlace, Readonly<Record<number, string>>>>;
  /** Number of rolls so far; each roll reads its own dice stream. */
  readonly rolls: number;
}

/** A game, as plain data in two halves. It survives a JSON round trip unchanged. */
export interface State {
  readonly open: PublicState;
  readonly hidden: SecretState;
}

/** A state whose open half carries the pack. */
export interface GameState extends State {
  readonly open: OpenGame;
}
