import type { BotName } from '../../bots/index.ts';
import type { Difficulty } from '../../content/difficulties.ts';
import type { Share } from '../statistics.ts';
import type { Simulation } from '../tally.ts';

/** Games of one difficulty, played by one kind of bot. */
export interface Cell extends Simulation {
  readonly difficulty: Difficulty;
  readonly bots: BotName | Team;
}

/** One figure of a team: the target and the result as text, and whether the target is met. */
export interface Figure {
  readonly wanted: string;
  readonly found: string;
  readonly kept: boolean;
}

/** One line of the balance report. A figure is null if the line does not apply to the team. */
export interface Finding {
  readonly what: string;
  readonly planner: Figure | null;
  readonly thinker: Figure | null;
}

/** The two reference teams. */
export const teams = ['planner', 'thinker'] as const;
/** A reference team. */
export type Team = (typeof teams)[number];

/** Cells of both teams by difficulty. Cells that were not played are missing. */
export type Cells = Readonly<Record<Team, Readonly<Partial<Record<Difficulty, Cell>>>>>;

/** Creates a figure without a target, printed for comparison only. */
export const infoOnly = (found: string): Figure => ({ wanted: '', found, kept: true });

/** Formats a share from 0 to 1 in percent. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Formats a share with its 95 % interval. */
export const withBounds = ({ rate, interval95: [low, high] }: Share): string =>
  `${percent(rate)} (${percent(low)} to ${percent(high)})`;

/** Formats a difference of shares in percentage points, with its sign. */
export const points = (difference: number): string => `${difference >= 0 ? '+' : ''}${(difference * 100).toFixed(1)}`;

/** Whether every figure of the finding meets its target. */
export const isKept = ({ planner, thinker }: Finding): boolean => (planner?.kept ?? true) && (thinker?.kept ?? true);

/** Creates a finding with a figure for each team that has a cell of the difficulty. */
export const forTeams = (
  what: string,
  cells: Cells,
  difficulty: Difficulty,
  figureOf: (cell: Cell, team: Team) => Figure,
): Finding => {
  const of = (team: Team): Figure | null => {
    const cell = cells[team][difficulty];
    return cell === undefined ? null : figureOf(cell, team);
  };
  return { what, planner: of('planner'), thinker: of('thinker') };
};
