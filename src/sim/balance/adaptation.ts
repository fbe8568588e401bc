// Whether the director eases as well as presses, and whether that does what it is meant to.

import { type Difficulty, difficulties } from '../../content/difficulties.ts';
import type { Result } from '../game.ts';
import { shareOf } from '../statistics.ts';
import { type Figure, type Finding, percent, points } from './finding.ts';

/** Shares of rounds in percent: at either end of the scale at most, on each side of zero at least. */
const bounds = { atEitherEnd: 50, onEachSide: 20, end: 2 } as const;

/** Games of one difficulty with adaptation, and the same seeds without it. */
export interface Pairs {
  readonly difficulty: Difficulty;
  readonly adapted: readonly Result[];
  readonly even: readonly Result[];
}

function ofRounds({ difficulty, adapted }: Pairs): Finding[] {
  const steps = adapted.flatMap(({ adaptation }) => adaptation);
  const share = (which: (step: number) => boolean) => steps.filter(which).length / Math.max(1, steps.length);
  const line = (what: string, planner: Figure): Finding => ({ what: `${what}, ${difficulty}`, planner, thinker: null });
  const ends = { least: share((step) => step === -bounds.end), most: share((step) => step === bounds.end) };
  const sides = { eased: share((step) => step < 0), pressed: share((step) => step > 0) };
  return [
    line('rounds at either end of adaptation', {
      wanted: `at most ${bounds.atEitherEnd} %`,
      found: `${percent(ends.least)} at −${bounds.end}, ${percent(ends.most)} at +${bounds.end}`,
      kept: Math.max(ends.least, ends.most) * 100 <= bounds.atEitherEnd,
    }),
    line('rounds eased and pressed', {
      wanted: `at least ${bounds.onEachSide} % each`,
      found: `${percent(sides.eased)} eased, ${percent(sides.pressed)} pressed`,
      kept: Math.min(sides.eased, sides.pressed) * 100 >= bounds.onEachSide,
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

export const ofAdaptation = (pairs: readonly Pairs[]): Finding[] =>
  difficulties.flatMap((difficulty) =>
    pairs
      .filter((one) => one.difficulty === difficulty)
      .flatMap((one) => [...ofRounds(one), effectOf(one, -1), effectOf(one, 1)]),
  );
