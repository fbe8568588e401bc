// One credit buys a soldier or an interceptor from the recruitment pool (RES-2).

import type { SoldierClass } from '../../../content/units.ts';
import { type Course, playingOn, tell } from '../../course/course.ts';
import type { Rule } from '../../course/rule.ts';
import { assertDefined } from '../../state/assert-defined.ts';
import { byStep } from '../../state/cause.ts';
import type { Refusal, Seat } from '../../state/intents.ts';
import { hasBoard, type OpenGame } from '../../state/state.ts';
import { unitsAt } from '../../state/units.ts';

function check(open: OpenGame, kind: string, seat: Seat): Refusal | null {
  if (!hasBoard(open)) return { code: 'no-board' };
  if (open.step !== 'recruit') return { code: 'not-now' };
  if (seat !== 'commander') return { code: 'not-your-step', role: 'commander' };
  if (open.board.choices.length > 0) return { code: 'choose-first' };
  if (open.board.budget === 0) return { code: 'no-credits' };
  return unitsAt(open.board, 'pool').some((unit) => unit.kind === kind) ? null : { code: 'pool-empty', kind };
}

function buyUnit(course: Course, kind: string): void {
  const { at } = course;
  const { budget, emergency, units } = playingOn(course).board;
  const unit = assertDefined(
    units.find((one) => one.at === 'pool' && one.kind === kind),
    `${kind} in the pool`,
  );
  tell(course, { type: 'credits-changed', at, why: byStep('recruit'), budget: budget - 1, emergency });
  tell(course, { type: 'units-moved', at, why: byStep('recruit'), units: [unit.id], to: 'reserve' });
}

/** Rule of the `buy` intent. */
export const buy: Rule<{ type: 'buy'; kind: 'interceptor' | SoldierClass }> = {
  check: (open, { kind }, seat) => check(open, kind, seat),
  resolve: (course, { kind }) => buyUnit(course, kind),
};
