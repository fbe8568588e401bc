import type { PublicState } from '../rules/index.ts';

/**
 * The moment an intent is meant for: the round, its open cue or step, and what the open question is about. An intent
 * that was sent for an earlier moment must not be carried out in a later one (ONL-2).
 */
export interface Moment {
  readonly round: number;
  /** Number of the open cue, from 1. */
  readonly cue?: number;
  readonly step?: string;
  /** Subject of the open choice. */
  readonly choice?: string;
}

/** Returns the moment that the open half is in. */
export function momentOf({ round, phase, cueNumber, step, board }: PublicState): Moment {
  const [choice] = board?.choices ?? [];
  return {
    round,
    ...(phase === 'timed' ? { cue: cueNumber } : {}),
    ...(step === null ? {} : { step }),
    ...(choice === undefined ? {} : { choice: choice.about }),
  };
}

/** Whether two moments are the same. */
export const isSameMoment = (a: Moment, b: Moment): boolean =>
  a.round === b.round && a.cue === b.cue && a.step === b.step && a.choice === b.choice;
