import { type Course, courseFrom, gameOn, type Table, type Told, tell } from './course/course.ts';
import { ruleOf, standing } from './intents/check.ts';
import { closeCue } from './operation/cue.ts';
import { nextCue } from './operation/next.ts';
import { due, settle } from './state/clock.ts';
import type { Intent, Refusal, Seat } from './state/intents.ts';
import type { State } from './state/state.ts';

/** What falls due, at the instant it does (TIM-2, CLK-2, CLK-3, CLK-6). */
function fall(course: Course, what: NonNullable<ReturnType<typeof due>>['what']): void {
  const { at } = course;
  switch (what) {
    case 'cue-closes':
      closeCue(course, 'expired', 'time');
      nextCue(course, 'time');
      break;
    case 'cue-expires':
      tell(course, { type: 'cue-expired', at, why: 'time', number: course.state.open.cueNumber });
      break;
    case 'pause-ends':
      tell(course, { type: 'resumed', at, why: 'time' });
      break;
  }
}

/** Lets time pass until `at`: closes, expires and drains whatever is due, in order, at the exact instants (FIN-1). */
function advance(course: Course, at: number): void {
  for (let next = due(course.state.open); next !== null && next.at <= at; next = due(course.state.open)) {
    course.at = next.at;
    fall(course, next.what);
  }
  course.at = at;
  const { open, hidden } = course.state;
  if (at !== open.at) course.state = { open: settle(open, at), hidden };
}

/** What happens by itself until `at`. */
export function pass(state: State, at: number, table: Table): Told {
  const course = courseFrom(state, table);
  advance(course, at);
  return { events: course.events, state: course.state };
}

/** Time never runs backwards (FIN-4). */
export const checkTime = (state: State, at: number): Refusal | null =>
  at < state.open.at ? { code: 'time-runs-backwards', at, now: state.open.at } : null;

export type Decision = { readonly refused: Refusal } | Told;

/**
 * What becomes of an intent at `at` (whole ms since the game began): a refusal, which changes nothing, or the events
 * since the state's own instant and the state they lead to. What falls due by then happens first (FIN-1).
 */
export function decide(state: State, intent: Intent, seat: Seat, at: number, table: Table): Decision {
  const backwards = checkTime(state, at);
  if (backwards) return { refused: backwards };
  const course = courseFrom(state, table);
  advance(course, at);
  const open = gameOn(course);
  const rule = ruleOf(intent);
  const refused = standing(open, intent) ?? rule.check(open, intent, seat);
  if (refused) return { refused };
  course.seat = seat;
  rule.resolve(course, intent, seat);
  return { events: course.events, state: course.state };
}
