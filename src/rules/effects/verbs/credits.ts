// Verbs that add or remove credits, of the round's budget or of Emergency Funding. Neither goes below zero.

import { facts, nothing, type VerbRule } from './verb.ts';

/** Adds credits to the budget or to Emergency Funding. */
export const gainCredits: VerbRule<'gain-credits'> = ({ board: { budget, emergency } }, { count, to }, { at, why }) =>
  facts({
    type: 'credits-changed',
    at,
    why,
    budget: to === 'budget' ? budget + count : budget,
    emergency: to === 'emergency' ? emergency + count : emergency,
  });

/** Removes credits, at most as many as there are. */
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
