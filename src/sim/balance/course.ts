// Checks the length of games, how often the final mission is reached, and the causes of losses.

import { type Difficulty, difficulties } from '../../content/difficulties.ts';
import { type Cell, type Cells, type Finding, forTeams, infoOnly, percent, type teams, withBounds } from './finding.ts';

/** Allowed number of rounds: range of the median at normal, and maximum at any difficulty. */
const rounds = { median: [6, 8], longest: 12 } as const;

/** Least percentage of games in which the final mission becomes available. */
const reached: Readonly<Partial<Record<Difficulty, number>>> = { normal: 85, hard: 70, expert: 45 };

/** Least percentage of all losses for each cause. */
const leastCause = 20;

const causes = ['base-destroyed', 'panic'] as const;
const causeNames = { 'base-destroyed': 'a destroyed base', panic: 'panic' } as const;

function longestFinding(cells: Cells): Finding {
  const of = (team: (typeof teams)[number]) => {
    const all = Object.values(cells[team]);
    if (all.length === 0) return null;
    const most = Math.max(...all.map((cell) => cell.rounds.max));
    return { wanted: `at most ${rounds.longest}`, found: String(most), kept: most <= rounds.longest };
  };
  return { what: 'rounds of the longest game, any difficulty', planner: of('planner'), thinker: of('thinker') };
}

function finalMissionFinding(cells: Cells, difficulty: Difficulty): Finding {
  const least = reached[difficulty];
  return forTeams(`final mission reached, ${difficulty}`, cells, difficulty, ({ finalMission }, team) => {
    const found = withBounds(finalMission);
    if (team === 'thinker' || least === undefined) return infoOnly(found);
    return { wanted: `≥ ${least} %`, found, kept: finalMission.rate * 100 >= least };
  });
}

function causeFinding(cells: Cells, why: (typeof causes)[number]): Finding {
  const share = ({ losses, games, wins }: Cell) => losses[why] / Math.max(1, games - wins);
  return forTeams(`losses by ${causeNames[why]}, normal`, cells, 'normal', (cell, team) => {
    const found = percent(share(cell));
    if (team === 'thinker') return infoOnly(found);
    return { wanted: `at least ${leastCause} % of them`, found, kept: share(cell) * 100 >= leastCause };
  });
}

/** Returns all findings about the course of games. */
export const courseFindings = (cells: Cells): Finding[] => [
  forTeams('rounds of the median game, normal', cells, 'normal', ({ rounds: { median } }) => ({
    wanted: rounds.median.join(' to '),
    found: String(median),
    kept: median >= rounds.median[0] && median <= rounds.median[1],
  })),
  longestFinding(cells),
  ...difficulties
    .filter((difficulty) => reached[difficulty] !== undefined)
    .map((one) => finalMissionFinding(cells, one)),
  ...causes.map((why) => causeFinding(cells, why)),
];
