// Checks win rates: per team and difficulty, across plans and base continents, and of the weaker bots.

import { type Difficulty, difficulties } from '../../content/difficulties.ts';
import type { Share } from '../statistics.ts';
import type { Wins } from '../tally.ts';
import {
  type Cell,
  type Cells,
  type Figure,
  type Finding,
  forTeams,
  points,
  type Team,
  withBounds,
} from './finding.ts';

/** Inclusive range in percent. */
type Bounds = readonly [least: number, most: number];

/** Target range of each team's win rate. */
export const wanted: Readonly<Record<Team, Readonly<Record<Difficulty, Bounds>>>> = {
  planner: { tutorial: [90, 100], easy: [70, 80], normal: [45, 55], hard: [25, 35], expert: [8, 18] },
  thinker: { tutorial: [97, 100], easy: [90, 100], normal: [70, 100], hard: [50, 100], expert: [30, 60] },
};

/** Largest distance from the mean win rate in percentage points, per plan and per base continent. */
const maxDistance = { plan: 10, base: 6 } as const;

/** Win rate of a cell with its interval. */
const shareOf = ({ winRate, interval95 }: Cell): Share => ({ rate: winRate, interval95 });

function winFigure(cell: Cell, team: Team): Figure {
  const [least, most] = wanted[team][cell.difficulty];
  const found = cell.winRate * 100;
  return {
    wanted: most === 100 ? `≥ ${least} %` : `${least} to ${most} %`,
    found: withBounds(shareOf(cell)),
    kept: found >= least && found <= most,
  };
}

/** Returns a win rate finding per difficulty. */
export const winFindings = (cells: Cells): Finding[] =>
  difficulties.map((difficulty) => forTeams(`wins, ${difficulty}`, cells, difficulty, winFigure));

function partFinding(what: string, wins: Wins, mean: number, most: number): Finding {
  const distance = wins.rate - mean;
  const planner = {
    wanted: `within ${most} points of the mean`,
    found: `${withBounds(wins)}, ${points(distance)}`,
    kept: Math.abs(distance) * 100 <= most,
  };
  return { what, planner, thinker: null };
}

/** Compares the win rate of each plan and base continent with that of all games in the cell. */
export function partFindings({ winRate, byPlan, byBase }: Cell): Finding[] {
  const plans = Object.entries(byPlan).map(([name, wins]) =>
    partFinding(`plan ${name}, normal`, wins, winRate, maxDistance.plan),
  );
  const bases = Object.entries(byBase).map(([name, wins]) =>
    partFinding(`base ${name}, normal`, wins, winRate, maxDistance.base),
  );
  return [...plans, ...bases];
}

/** Checks the weaker bots at normal: random rarely wins, and beginners are between random and planner. */
export function botFindings(planner: Cell, beginner: Cell, random: Cell): Finding[] {
  const mostRandom = 2;
  const line = (what: string, figure: Figure): Finding => ({ what, planner: figure, thinker: null });
  return [
    line('wins of random bots, normal', {
      wanted: `under ${mostRandom} %`,
      found: withBounds(shareOf(random)),
      kept: random.winRate * 100 < mostRandom,
    }),
    line('wins of beginners, normal', {
      wanted: 'between random and planner',
      found: withBounds(shareOf(beginner)),
      kept: beginner.winRate > random.winRate && beginner.winRate < planner.winRate,
    }),
  ];
}
