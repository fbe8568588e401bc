// Whether nothing but cards keeps a step open.

import { stepRules } from '../resolution/steps/index.ts';
import type { Playing } from '../state/state.ts';

/** Whether the open step waits for cards alone: it asks nothing and leaves nothing to roll for or decide (FIN-9). */
export function waitsForCardsOnly(playing: Playing): boolean {
  const { step, board, outcome } = playing;
  if (step === null || outcome !== null || board.task !== null || board.choices.length > 0) return false;
  return !(stepRules[step].waits?.(playing) ?? false);
}
