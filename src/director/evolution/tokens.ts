// EXALT tokens of a round, and the cues that name them.

import type { Difficulty } from '../../content/difficulties.ts';
import { evolutionCues, evolutionLimits } from '../../content/evolution/cues.ts';
import { evolutionMixes } from '../../content/evolution/plans.ts';
import { mostTokens, tokenGrowth, tokensOfPlan, tokensPerStep } from '../../content/evolution/tokens.ts';
import type { Plan } from '../../content/plans.ts';
import type { Draws } from '../../rules/state/dice.ts';
import type { Schedule } from '../../rules/state/schedule.ts';

/** Returns the tokens of a round, in tenths (EVO-22). */
function tokenTenths(difficulty: Difficulty, plan: Plan, round: number, step: number): number {
  const { first, perRound } = tokenGrowth[difficulty];
  const tenths = first + perRound * (round - 1) + tokensOfPlan[plan] + step * tokensPerStep;
  return Math.max(0, Math.min(mostTokens.round, tenths));
}

/** Splits the tokens of a round among its cues (EVO-17, EVO-23): two are one cue or two, by even chance. */
function shares(tokens: number, from: Draws): readonly number[] {
  if (tokens === 2 && from.next(2) === 0) return [1, 1];
  return tokens > mostTokens.cue ? [mostTokens.cue, tokens - mostTokens.cue] : [tokens];
}

/** Returns the sabotage cues that name this many tokens, in the order of the shares. */
function sabotageCues(tokens: number, difficulty: Difficulty, from: Draws): Schedule['cues'] {
  const { side, role } = evolutionCues.sabotage;
  const limit = evolutionLimits.sabotage[difficulty] * 1000;
  return (tokens === 0 ? [] : shares(tokens, from)).map((count) => ({
    kind: 'sabotage',
    side,
    role,
    scrambled: false,
    tokens: count,
    limit,
  }));
}

/** Evolution's part of the director: mixes of its plans, and the tokens and sabotage cues of a round. */
export const evolution = { mixes: evolutionMixes, tenths: tokenTenths, cues: sabotageCues } as const;
