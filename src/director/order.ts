// Normal order is random but informed: those who answer an alien cue come after it. A scrambled cue comes before.

import { labs } from '../content/cues.ts';
import type { Dice, Draws } from '../rules/state/dice.ts';
import type { Cue, Report } from '../rules/state/schedule.ts';
import { cue } from './cue.ts';
import type { Orders } from './orders.ts';
import { informed, scrambled, tooEarly } from './scrambling.ts';

/** The round's cues that stand anywhere, and whether the final mission is there. */
interface Body {
  readonly aliens: readonly Cue[];
  readonly finalMission: 'locked' | 'comes' | 'available';
}

const research: readonly Cue[] = labs.map((lab) => cue('assign-research', { lab }));

/** Puts a cue at a random place between two indexes, both included. */
function insert(cues: Cue[], item: Cue, first: number, last: number, from: Draws): void {
  cues.splice(first + from.next(last - first + 1), 0, item);
}

const insertAfter = (cues: Cue[], item: Cue, news: (other: Cue) => boolean, from: Draws): void =>
  insert(cues, item, cues.findLastIndex(news) + 1, cues.length, from);

/** The cues between the opening ones (and the descent) and the ending, in the order they are shown (DIR-1…DIR-3). */
export function order(orders: Orders, reports: readonly Report[], body: Body, dice: Dice): Cue[] {
  const from = dice.draws(`director/${reports.length + 1}/order`);
  const { aliens, finalMission } = body;
  const coming = finalMission === 'comes' ? [cue('final-mission')] : [];
  const cues = from.shuffled([...aliens, ...research, cue('choose-mission'), ...coming]);
  if (finalMission !== 'locked') {
    insertAfter(cues, cue('deploy-final-squad'), ({ kind }) => kind === 'final-mission', from);
  }
  const early = scrambled(orders, reports, cues, dice);
  for (const one of informed) {
    if (early.includes(one)) {
      const { first, last } = tooEarly(cues, one);
      insert(cues, { ...one.cue, scrambled: true }, first, last, from);
    } else {
      insertAfter(cues, one.cue, one.news, from);
    }
  }
  return cues;
}
