// Checks that the director both eases and presses, and that each has the intended effect on wins.

import { type Difficulty, difficulties } from '../../content/difficulties.ts';
import type { Result } from '../game.ts';
import { shareOf } from '../statistics.ts';
import { type Cell, type Cells, type Figure, type Finding, forTeams, infoOnly, percent, points } from './finding.ts';

/** Percentage of rounds: the most allowed at either end of the scale, and the least needed on each side of zero. */
const bounds = { atEitherEnd: 50, onEachSide: 20 } as const;

/** Games of one difficulty with adaptation, and games with the same seeds without it. */
export interface Pairs {
  readonly difficulty: Difficulty;
  readonly adapted: readonly Result[];
  readonly even: readonly Result[];
}

/** Checks how many rounds adaptation eased, pressed, or was at either end. The first round of a game does not count. */
function roundFindings(cells: Cells, difficulty: Difficulty): Finding[] {
  const line = (what: string, figureOf: (cell: Cell) => Figure): Finding =>
    forTeams(`${what}, ${difficulty}`, cells, difficulty, (cell, team) => {
      const figure = figureOf(cell);
      return team === 'planner' ? figure : infoOnly(figure.found);
    });
  const share = ({ adaptation: { rounds } }: Cell, count: number): number => count / Math.max(1, rounds);
  return [
    line('rounds at either end of adaptation', (cell) => {
      const ends = share(cell, cell.adaptation.atEitherEnd);
      const kept = ends * 100 <= bounds.atEitherEnd;
      return { wanted: `at most ${bounds.atEitherEnd} %`, found: percent(ends), kept };
    }),
    line('rounds eased and pressed', (cell) => {
      const [eased, pressed] = [share(cell, cell.adaptation.eased), share(cell, cell.adaptation.pressed)];
      return {
        wanted: `at least ${bounds.onEachSide} % each`,
        found: `${percent(eased)} eased, ${percent(pressed)} pressed`,
        kept: Math.min(eased, pressed) * 100 >= bounds.onEachSide,
      };
    }),
  ];
}

/**
 * Direction of the first adaptation step, or 0. Until then both games of a pair are identical, so any difference in the
 * result is an effect of adaptation.
 */
const firstDirection = ({ adaptation }: Result): number => Math.sign(adaptation.find((step) => step !== 0) ?? 0);

/** Compares games that were first eased (−1) or first pressed (1) with the same seeds without adaptation. */
function effectFinding({ difficulty, adapted, even }: Pairs, sign: -1 | 1): Finding {
  const evenly = new Map(even.map((result) => [result.seed, result]));
  const moved = adapted.filter((result) => firstDirection(result) === sign);
  const wins = (results: readonly (Result | undefined)[]) => results.filter((result) => result?.won).length;
  const [withIt, without] = [wins(moved), wins(moved.map(({ seed }) => evenly.get(seed)))];
  const difference = (withIt - without) / Math.max(1, moved.length);
  const rate = (count: number) => percent(shareOf(count, moved.length).rate);
  return {
    what: `${sign < 0 ? 'eased' : 'pressed'} tables, ${difficulty}`,
    planner: {
      wanted: sign < 0 ? 'win more than without' : 'win less than without',
      found: `${rate(withIt)} of ${moved.length}, without ${rate(without)}: ${points(difference)}`,
      kept: difference * -sign > 0 || moved.length === 0,
    },
    thinker: null,
  };
}

/** Returns all findings about adaptation (DIR-10). */
export const adaptationFindings = (cells: Cells, pairs: readonly Pairs[]): Finding[] =>
  difficulties.flatMap((difficulty) => [
    ...(cells.planner[difficulty] ? roundFindings(cells, difficulty) : []),
    ...pairs
      .filter((one) => one.difficulty === difficulty)
      .flatMap((one) => [effectFinding(one, -1), effectFinding(one, 1)]),
  ]);
