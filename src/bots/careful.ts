// Bot that follows fixed heuristics, as a careful beginner would; see docs/bots.md.

import type { Role } from '../content/roles.ts';
import { hasBoard, type Playing } from '../rules/index.ts';
import { type Bot, because, begun, finished, type Move } from './bot/bot.ts';
import { answered } from './careful/answers.ts';
import { usedCard } from './careful/cards.ts';
import { allocated } from './careful/cues.ts';
import { bought, played } from './careful/tasks.ts';

function inCue(playing: Playing, roles: readonly Role[]): Move | null {
  if (playing.scanner && roles.includes('central-officer')) {
    return because('central-officer', { type: 'scan' }, 'to-know');
  }
  return usedCard(playing, roles) ?? allocated(playing, roles);
}

function inStep(playing: Playing, roles: readonly Role[]): Move | null {
  // Somebody else is asked something first.
  if (playing.board.choices.length > 0) return null;
  return bought(playing, roles) ?? usedCard(playing, roles) ?? played(playing, roles);
}

export const careful: Bot = (open, roles) => {
  if (!hasBoard(open) || open.outcome !== null) return null;
  if (open.phase === 'setup') return begun(open, roles);
  const answer = answered(open, roles);
  if (answer) return answer;
  const move = open.phase === 'timed' ? inCue(open, roles) : inStep(open, roles);
  return move ?? finished(open, roles);
};
