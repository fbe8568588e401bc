// The order of cues: random, but XCOM cues come after the alien cues they respond to, unless they are scrambled.

import type { BaseCueKind } from '../content/cues.ts';
import type { Dice, Draws } from '../rules/state/dice.ts';
import type { Cue, Report } from '../rules/state/schedule.ts';
import type { BaseCue } from './cue.ts';
import type { Orders } from './orders.ts';
import type { Informed, Part } from './round-cues.ts';
import { scrambledCues, scrambleRange } from './scrambling.ts';

/** Inserts a cue at a random index from `first` to `last`, both included. */
function insert(cues: BaseCue[], item: BaseCue, first: number, last: number, from: Draws): void {
  cues.splice(first + from.next(last - first + 1), 0, item);
}

/** Inserts a cue at a random index after the last cue that `news` matches. */
const insertAfter = (cues: BaseCue[], item: BaseCue, news: (other: Cue) => boolean, from: Draws): void =>
  insert(cues, item, cues.findLastIndex(news) + 1, cues.length, from);

const isInformed = (part: Part): part is Informed => 'news' in part;

/** Puts the cues of a round in order (DIR-1…DIR-3). */
export function orderedCues(
  orders: Orders,
  reports: readonly Report[],
  round: Readonly<Record<BaseCueKind, Part>>,
  dice: Dice,
): BaseCue[] {
  const from = dice.draws(`director/${reports.length + 1}/order`);
  const parts = Object.values(round);
  const that = (comes: 'first' | 'shuffled' | 'last'): BaseCue[] =>
    parts.flatMap((part) => (!isInformed(part) && part.comes === comes ? part.cues : []));
  const informed = parts.filter(isInformed);
  const cues = from.shuffled(that('shuffled'));
  const early = scrambledCues(orders, reports, informed, cues, dice);
  for (const one of informed) {
    if (early.includes(one)) {
      const { first, last } = scrambleRange(cues, one);
      insert(cues, { ...one.cue, scrambled: true }, first, last, from);
    } else {
      insertAfter(cues, one.cue, one.news, from);
    }
  }
  return [...that('first'), ...cues, ...that('last')];
}
