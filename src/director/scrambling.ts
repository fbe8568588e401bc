// Scrambling: with UFOs in orbit, some XCOM cues come before alien cues they would normally follow.

import { mostScrambled } from '../content/invasion.ts';
import type { Dice } from '../rules/state/dice.ts';
import type { Cue, Report } from '../rules/state/schedule.ts';
import { orbitAt } from './board.ts';
import type { Orders } from './orders.ts';
import type { Informed } from './round-cues.ts';

/** Returns the first and last index at which a scrambled cue loses information. There is none if first > last. */
export const scrambleRange = (cues: readonly Cue[], { lost, follows }: Informed): { first: number; last: number } => ({
  first: follows ? cues.findLastIndex(follows) + 1 : 0,
  last: lost ? cues.findLastIndex(lost) : -1,
});

/** Returns the mean number of scrambled cues in thousandths (DIR-3): the plan's own, rising with UFOs in orbit. */
function meanScrambled({ mix }: Orders, orbitUfos: number): number {
  const { own, halfAt } = mix.scramble;
  return own + Math.floor(((mostScrambled - own) * orbitUfos) / (orbitUfos + halfAt));
}

/** Draws the informed cues to scramble this round. Only cues that lose information among `cues` can be drawn. */
export function scrambledCues(
  orders: Orders,
  reports: readonly Report[],
  informed: readonly Informed[],
  cues: readonly Cue[],
  dice: Dice,
): Informed[] {
  const from = dice.draws(`director/${reports.length + 1}/scrambling`);
  const losable = informed.filter((one) => {
    const { first, last } = scrambleRange(cues, one);
    return first <= last;
  });
  const thousandths = meanScrambled(orders, orbitAt(reports));
  return losable.filter(() => from.next(1000 * losable.length) < thousandths);
}
