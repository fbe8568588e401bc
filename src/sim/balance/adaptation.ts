// Whether the director eases as well as presses, and whether that does what it is meant to.

import { type Difficulty, difficulties } from '../../content/difficulties.ts';
import type { Result } from '../game.ts';
import { shareOf } from '../statistics.ts';
import { type Cell, type Cells, type Figure, type Finding, forTeams, noted, percent, points } from './finding.ts';

/** Shares of rounds in percent: at either end of the scale at most, on each side of zero at least. */
const bounds = { atEitherEnd: 50, onEachSide: 20 } as const;

/** Games of one difficulty with adaptation, and the same seeds without it. */
export interface Pairs {
  readonly difficulty: Difficulty;
  readonly adapted: readonly Result[];
  readonly even: readonly Result[];
}

/** How adaptation spent the rounds that a report came before. */
function ofRounds(cells: Cells, difficulty: Difficulty): Finding[] {
  const line = (what: string, figureOf: (cell: Cell) => Figure): Finding =>
    forTeams(`${what}, ${difficulty}`, cells, difficulty, (cell, team) => {
      const figure = figureOf(cell);
      return team === 'planner' ? figure : noted(figure.found);
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

/** Until the first move of adaptation a game and its pair are the same: what differs in the end comes of it. */
const firstMove = ({ adaptation }: Result): number => Math.sign(adaptation.find((step) => step !== 0) ?? 0);

function effectOf({ difficulty, adapted, even }: Pairs, sign: -1 | 1): Finding {
  const evenly = new Map(even.map((result) => [result.seed, result]));
  const moved = adapted.filter((result) => firstMove(result) === sign);
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

export const ofAdaptation = (cells: Cells, pairs: readonly Pairs[]): Finding[] =>
  difficulties.flatMap((difficulty) => [
    ...(cells.planner[difficulty] ? ofRounds(cells, difficulty) : []),
    ...pairs.filter((one) => one.difficulty === difficulty).flatMap((one) => [effectOf(one, -1), effectOf(one, 1)]),
  ]);
