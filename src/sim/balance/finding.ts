import type { BotName } from '../../bots/index.ts';
import type { Difficulty } from '../../content/difficulties.ts';
import type { Share } from '../statistics.ts';
import type { Simulation } from '../tally.ts';

/** Games of one difficulty, played by one kind of bot. */
export interface Cell extends Simulation {
  readonly difficulty: Difficulty;
  readonly bots: BotName | Team;
}

/** One figure of a team: what is wanted, what was found, and whether it will do. */
export interface Figure {
  readonly wanted: string;
  readonly found: string;
  readonly kept: boolean;
}

/** One line of the balance, for both reference teams; null where a team was not asked. */
export interface Finding {
  readonly what: string;
  readonly planner: Figure | null;
  readonly thinker: Figure | null;
}

/** The two reference teams. */
export const teams = ['planner', 'thinker'] as const;
export type Team = (typeof teams)[number];

/** The cells of both teams by their difficulty; a team that was not asked has none. */
export type Cells = Readonly<Record<Team, Readonly<Partial<Record<Difficulty, Cell>>>>>;

/** A figure that is printed for comparison, and bound to nothing. */
export const noted = (found: string): Figure => ({ wanted: '', found, kept: true });

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export const withBounds = ({ rate, interval95: [low, high] }: Share): string =>
  `${percent(rate)} (${percent(low)} to ${percent(high)})`;

export const points = (difference: number): string => `${difference >= 0 ? '+' : ''}${(difference * 100).toFixed(1)}`;

/** Whether every figure of a finding will do. */
export const isKept = ({ planner, thinker }: Finding): boolean => (planner?.kept ?? true) && (thinker?.kept ?? true);

/** A finding for each team that has the cell. */
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
