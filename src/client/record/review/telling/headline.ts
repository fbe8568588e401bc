// The one sentence of a review.

import type { Shown } from '../../../../review/index.ts';
import type { Tongue } from './tongue.ts';

/** Decisions and luck that differ by no more than this are told together, in points. */
const near = 3;

/** Returns the headline of a whole review. After a win it speaks of decisions only, as luck holds the result in it. */
export function headline({ result, decisions, luck }: Shown, { say }: Pick<Tongue, 'say'>): string {
  if (result > 50)
    return decisions.total >= 0 ? say('review.lead.well') : say('review.lead.given', { points: -decisions.total });
  if (Math.abs(decisions.total - luck.total) <= near) return say('review.lead.both');
  return say(decisions.total < luck.total ? 'review.lead.decisions' : 'review.lead.luck');
}
