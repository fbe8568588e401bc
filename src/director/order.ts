// The order of cues: random, but XCOM cues come after the alien cues they respond to, unless they are scrambled.

import { labs } from '../content/cues.ts';
import type { Dice, Draws } from '../rules/state/dice.ts';
import type { Cue, Report } from '../rules/state/schedule.ts';
import { cue } from './cue.ts';
import type { Orders } from './orders.ts';
import { informed, scrambledCues, scrambleRange } from './scrambling.ts';

/** What varies between the opening cues and the ending. */
interface Body {
  readonly aliens: readonly Cue[];
  readonly finalMission: 'locked' | 'comes' | 'available';
}

const researchCues: readonly Cue[] = labs.map((lab) => cue('assign-research', { lab }));

/** Inserts a cue at a random index from `first` to `last`, both included. */
function insert(cues: Cue[], item: Cue, first: number, last: number, from: Draws): void {
  cues.splice(first + from.next(last - first + 1), 0, item);
}

/** Inserts a cue at a random index after the last cue that `news` matches. */
const insertAfter = (cues: Cue[], item: Cue, news: (other: Cue) => boolean, from: Draws): void =>
  insert(cues, item, cues.findLastIndex(news) + 1, cues.length, from);

/** Returns the cues between the opening ones (with the descent) and the ending, in order (DIR-1…DIR-3). */
export function orderedCues(orders: Orders, reports: readonly Report[], body: Body, dice: Dice): Cue[] {
  const from = dice.draws(`director/${reports.length + 1}/order`);
  const { aliens, finalMission } = body;
  const coming = finalMission === 'comes' ? [cue('final-mission')] : [];
  const cues = from.shuffled([...aliens, ...researchCues, cue('choose-mission'), ...coming]);
  if (finalMission !== 'locked') {
    insertAfter(cues, cue('deploy-final-squad'), ({ kind }) => kind === 'final-mission', from);
  }
  const early = scrambledCues(orders, reports, cues, dice);
  for (const one of informed) {
    if (early.includes(one)) {
      const { first, last } = scrambleRange(cues, one);
      insert(cues, { ...one.cue, scrambled: true }, first, last, from);
    } else {
      insertAfter(cues, one.cue, one.news, from);
    }
  }
  return cues;
}
