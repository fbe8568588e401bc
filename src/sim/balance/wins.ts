// How often each team wins, and how alike plans and base continents are.

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

type Bounds = readonly [least: number, most: number];

/** Wins of a team in percent. */
export const wanted: Readonly<Record<Team, Readonly<Record<Difficulty, Bounds>>>> = {
  planner: { tutorial: [90, 100], easy: [70, 80], normal: [45, 55], hard: [25, 35], expert: [8, 18] },
  thinker: { tutorial: [97, 100], easy: [90, 100], normal: [70, 100], hard: [50, 100], expert: [30, 60] },
};

/** Percentage points that a plan, or a base continent, may lie from the mean. */
const apart = { plan: 10, base: 6 } as const;

export const shareOf = ({ winRate, interval95 }: Cell): Share => ({ rate: winRate, interval95 });

function winsOf(cell: Cell, team: Team): Figure {
  const [least, most] = wanted[team][cell.difficulty];
  const found = cell.winRate * 100;
  return {
    wanted: most === 100 ? `≥ ${least} %` : `${least} to ${most} %`,
    found: withBounds(shareOf(cell)),
    kept: found >= least && found <= most,
  };
}

export const ofWins = (cells: Cells): Finding[] =>
  difficulties.map((difficulty) => forTeams(`wins, ${difficulty}`, cells, difficulty, winsOf));

function part(what: string, wins: Wins, mean: number, most: number): Finding {
  const distance = wins.rate - mean;
  const planner = {
    wanted: `within ${most} points of the mean`,
    found: `${withBounds(wins)}, ${points(distance)}`,
    kept: Math.abs(distance) * 100 <= most,
  };
  return { what, planner, thinker: null };
}

/** Plans and base continents of the planner's games at normal, each against all of them. */
export function ofParts({ winRate, byPlan, byBase }: Cell): Finding[] {
  const plans = Object.entries(byPlan).map(([name, wins]) => part(`plan ${name}, normal`, wins, winRate, apart.plan));
  const bases = Object.entries(byBase).map(([name, wins]) => part(`base ${name}, normal`, wins, winRate, apart.base));
  return [...plans, ...bases];
}

/** Weaker bots at normal: random hardly ever wins, careful lies between random and planner. */
export function ofBots(planner: Cell, careful: Cell, random: Cell): Finding[] {
  const mostRandom = 2;
  const line = (what: string, figure: Figure): Finding => ({ what, planner: figure, thinker: null });
  return [
    line('wins of random bots, normal', {
      wanted: `under ${mostRandom} %`,
      found: withBounds(shareOf(random)),
      kept: random.winRate * 100 < mostRandom,
    }),
    line('wins of careful bots, normal', {
      wanted: 'between random and planner',
      found: withBounds(shareOf(careful)),
      kept: careful.winRate > random.winRate && careful.winRate < planner.winRate,
    }),
  ];
}
