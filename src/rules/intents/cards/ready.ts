// A role says that it needs the open window no longer: nobody has to wait for its cards (FIN-22).

import { type Course, playingOn, tell } from '../../course/course.ts';
import type { Rule } from '../../course/rule.ts';
import { isReady, isWindowOpen, usableCards } from '../../effects/windows.ts';
import { byCue, byStep } from '../../state/cause.ts';
import type { Refusal, Seat } from '../../state/intents.ts';
import { hasBoard, type OpenGame } from '../../state/state.ts';

function check(open: OpenGame, seat: Seat): Refusal | null {
  if (!hasBoard(open)) return { code: 'no-board' };
  if (!isWindowOpen(open)) return { code: 'not-now' };
  if (isReady(open, seat)) return { code: 'already-ready' };
  return usableCards(open, seat).length > 0 ? null : { code: 'no-usable-card' };
}

function sayReady(course: Course, role: Seat): void {
  const playing = playingOn(course);
  const why = playing.step === null ? byCue('ending') : byStep(playing.step);
  tell(course, { type: 'readied', at: course.at, why, role, cards: usableCards(playing, role) });
}

/** Rule of the `ready` intent. */
export const ready: Rule<{ type: 'ready' }> = {
  check: (open, _, seat) => check(open, seat),
  resolve: (course, _, seat) => sayReady(course, seat),
};
