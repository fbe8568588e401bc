// The round's budget lies ready: the credits the cue names, and those of cards in play (ACT-BUDGET).

import { tell } from '../course/course.ts';
import type { Playing } from '../state/state.ts';
import { works } from '../state/task.ts';
import type { Acts } from './acts.ts';

function extra(playing: Playing): number {
  const { board, pack } = playing;
  let credits = 0;
  for (const card of pack.standing) {
    if (!board.inPlay.some((one) => one.card === card.id) || !works(playing, card)) continue;
    for (const one of card.standing) if ('budget' in one) credits += one.budget;
  }
  return credits;
}

export const budget: Acts = (course, playing, { kind, credits = 0 }) =>
  tell(course, {
    type: 'credits-changed',
    at: course.at,
    why: kind,
    // What a card has brought in before lies there already.
    budget: playing.board.budget + credits + extra(playing),
    emergency: playing.board.emergency,
  });
