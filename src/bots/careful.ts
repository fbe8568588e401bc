// Bot that follows fixed heuristics, as a careful beginner would. See docs/bots.md.

import type { Role } from '../content/roles.ts';
import { hasBoard, type Playing } from '../rules/index.ts';
import { type Bot, because, beginMove, doneMove, type Move } from './bot/bot.ts';
import { answerMove } from './careful/answers.ts';
import { cardMove } from './careful/cards.ts';
import { allocationMove } from './careful/cues.ts';
import { purchaseMove, taskMove } from './careful/tasks.ts';

function cueMove(playing: Playing, roles: readonly Role[]): Move | null {
  if (playing.scanner && roles.includes('central-officer')) {
    return because('central-officer', { type: 'scan' }, 'to-know');
  }
  return cardMove(playing, roles) ?? allocationMove(playing, roles);
}

function stepMove(playing: Playing, roles: readonly Role[]): Move | null {
  // Another role has to answer first.
  if (playing.board.choices.length > 0) return null;
  switch (playing.step) {
    case 'recruit':
      return purchaseMove(playing, roles) ?? cardMove(playing, roles);
    case 'research':
    case 'orbital-defense':
    case 'global-defense':
    case 'base-defense':
    case 'missions':
      return cardMove(playing, roles) ?? taskMove(playing, roles);
    case 'audit':
    case 'crises':
    case 'base-destroyed':
    case 'panic-report':
    case 'mission-report':
    case 'refresh':
    case 'return-units':
    case 'orbit-report':
    case null:
      return cardMove(playing, roles);
  }
}

/** Bot that follows fixed heuristics. Deterministic: it makes no use of `chance`. */
export const careful: Bot = (open, roles) => {
  if (!hasBoard(open) || open.outcome !== null) return null;
  if (open.phase === 'setup') return beginMove(open, roles);
  const answer = answerMove(open, roles);
  if (answer) return answer;
  const move = open.phase === 'timed' ? cueMove(open, roles) : stepMove(open, roles);
  return move ?? doneMove(open, roles);
};
