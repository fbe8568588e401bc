// Credits lie in the round's budget or on Emergency Funding, and are never fewer than none.

import { facts, nothing, type VerbRule } from './verb.ts';

export const gainCredits: VerbRule<'gain-credits'> = ({ board: { budget, emergency } }, { count, to }) =>
  facts({
    type: 'credits-changed',
    budget: to === 'budget' ? budget + count : budget,
    emergency: to === 'emergency' ? emergency + count : emergency,
  });

export const loseCredits: VerbRule<'lose-credits'> = ({ board: { budget, emergency } }, { count, from }) => {
  if (count === 0 || (from === 'budget' ? budget : emergency) === 0) return nothing;
  return facts({
    type: 'credits-changed',
    budget: from === 'budget' ? Math.max(0, budget - count) : budget,
    emergency: from === 'emergency' ? Math.max(0, emergency - count) : emergency,
  });
};
