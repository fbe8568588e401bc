// Credits lie in the round's budget or on Emergency Funding, and are never fewer than none.

import { facts, nothing, type VerbRule } from './verb.ts';

export const gainCredits: VerbRule<'gain-credits'> = ({ board: { budget, emergency } }, { count, to }, { at, why }) =>
  facts({
    type: 'credits-changed',
    at,
    why,
    budget: to === 'budget' ? budget + count : budget,
    emergency: to === 'emergency' ? emergency + count : emergency,
  });

export const loseCredits: VerbRule<'lose-credits'> = (
  { board: { budget, emergency } },
  { count, from },
  { at, why },
) => {
  if (count === 0 || (from === 'budget' ? budget : emergency) === 0) return nothing;
  return facts({
    type: 'credits-changed',
    at,
    why,
    budget: from === 'budget' ? Math.max(0, budget - count) : budget,
    emergency: from === 'emergency' ? Math.max(0, emergency - count) : emergency,
  });
};
