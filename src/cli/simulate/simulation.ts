import type { BotName } from '../../bots/index.ts';
import type { Continent } from '../../content/continents.ts';
import type { Difficulty } from '../../content/difficulties.ts';
import type { Plan } from '../../content/plans.ts';
import type { Simulation } from '../../sim/index.ts';

/** What was simulated, and what it came to. */
export interface Run extends Simulation {
  readonly difficulty: Difficulty;
  readonly bots: BotName;
  readonly plan: Plan | null;
  readonly base: Continent | null;
  readonly seed: string;
  /** The name of the pack whose cards were played with. */
  readonly pack: string;
  readonly gamesPerSecondPerCore: number;
  /** Stopped before all games were played. */
  readonly interrupted: boolean;
}
