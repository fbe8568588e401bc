import type { BotName } from '../../bots/index.ts';
import type { Continent } from '../../content/continents.ts';
import type { Difficulty } from '../../content/difficulties.ts';
import type { Plan } from '../../content/plans.ts';
import type { GameOptions } from '../../rules/index.ts';
import type { CalibratedBot, Simulation } from '../../sim/index.ts';

/** Settings and summary of a simulation. A null plan or base was drawn for each game. */
export interface Run extends Simulation {
  readonly difficulty: Difficulty;
  readonly bots: BotName;
  readonly plan: Plan | null;
  readonly base: Continent | null;
  readonly seed: string;
  /** Name of the pack. */
  readonly pack: string;
  /** Missing without house rules. */
  readonly houseRules?: GameOptions['houseRules'];
  /** Mean sums of the games' reviews, if they were wanted. */
  readonly review?: CalibratedBot;
  readonly gamesPerSecondPerCore: number;
  /** Whether it was stopped before all games were played. */
  readonly interrupted: boolean;
}
