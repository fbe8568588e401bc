import type { Continent } from '../../content/continents.ts';
import type { Condition } from '../../content/day/condition.ts';
import type { Difficulty } from '../../content/difficulties.ts';
import type { EnemyType } from '../../content/enemies.ts';
import type { ExpansionId } from '../../content/expansions/names.ts';
import type { Plan } from '../../content/plans.ts';
import type { StepKind } from '../../content/steps.ts';
import type { Cue, Report } from '../state/schedule.ts';
import type { HouseRules, OpenGame, Outcome, Past, PublicState } from '../state/state.ts';

/** Clock of the open cue, all times in ms. `remaining` is what is left at the view's instant. */
export interface ClockView {
  readonly limit: number | null;
  readonly remaining: number | null;
  readonly expired: boolean;
  /** How long the cue has been expired, in ms. */
  readonly over: number;
  readonly halved: boolean;
  readonly halveNext: boolean;
  readonly paused: boolean;
  readonly menu: boolean;
  readonly pauseLeft: number | null;
}

/** The app's half of the game, as every seat sees it. */
export interface OperationView {
  readonly mode: 'companion' | 'virtual';
  readonly difficulty: Difficulty;
  readonly plan: Plan;
  readonly base: Continent;
  readonly enemyTypes: readonly EnemyType[];
  readonly startingPanic: Readonly<Record<Continent, number>>;
  readonly houseRules?: HouseRules;
  readonly condition?: Condition;
  readonly expansions?: readonly ExpansionId[];
  readonly round: number;
  readonly phase: 'setup' | 'timed' | 'resolution' | 'over';
  readonly cue: Cue | null;
  readonly cueNumber: number;
  readonly clock: ClockView | null;
  readonly scanner: boolean;
  readonly forecasts: readonly Cue[];
  readonly history: readonly Past[];
  readonly step: StepKind | null;
  readonly reports: readonly Report[];
  readonly finalMission: 'locked' | 'available' | 'completed';
  readonly missionsCompleted: number;
  readonly outcome: Outcome | null;
}

function clockView(open: PublicState): ClockView | null {
  if (open.clock === null) return null;
  const { left, ...clock } = open.clock;
  return { ...clock, remaining: left };
}

/** Returns the number of missions completed so far, including the running round's once reported (RES-11). */
function missionsCompleted(open: PublicState): number {
  const filed = open.reports.filter((report) => report.missionCompleted).length;
  return filed + (open.phase === 'resolution' && open.entries.missionCompleted ? 1 : 0);
}

/** Returns the app's half of the game, as every seat sees it. */
export function operationView(open: OpenGame): OperationView {
  const { setup, outcome, phase } = open;
  const ongoing = outcome === null;
  return {
    ...setup,
    round: open.round,
    phase: ongoing ? phase : 'over',
    cue: ongoing ? open.cue : null,
    cueNumber: open.cueNumber,
    clock: ongoing ? clockView(open) : null,
    scanner: ongoing && open.scanner,
    forecasts: ongoing ? open.forecasts : [],
    history: open.history,
    step: ongoing ? open.step : null,
    reports: open.reports,
    finalMission: open.entries.finalMissionCompleted ? 'completed' : open.finalMission,
    missionsCompleted: missionsCompleted(open),
    outcome,
  };
}
