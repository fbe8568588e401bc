import { type Course, courseFrom, gameOn, type Table, type Told, tell } from './course/course.ts';
import type { RuleSet } from './course/rule-set.ts';
import { checkBy, ruleOf } from './intents/ruling.ts';
import { closeCue } from './operation/cue.ts';
import { openNextCue } from './operation/next.ts';
import { byTime } from './state/cause.ts';
import { due, settle } from './state/clock.ts';
import type { Intent, Refusal, Seat } from './state/intents.ts';
import type { State } from './state/state.ts';

/** Applies one due deadline at the current instant (TIM-2, CLK-2, CLK-3, CLK-6). */
function fireDeadline(course: Course, what: NonNullable<ReturnType<typeof due>>['what']): void {
  const { at } = course;
  switch (what) {
    case 'cue-closes':
      closeCue(course, 'expired', byTime);
      openNextCue(course, byTime);
      break;
    case 'cue-expires':
      tell(course, { type: 'cue-expired', at, why: byTime, number: course.state.open.cueNumber });
      break;
    case 'pause-ends':
      tell(course, { type: 'resumed', at, why: byTime });
      break;
  }
}

/** Advances the game to `at`, firing due deadlines in order at their exact instants (FIN-1). */
function advance(course: Course, at: number): void {
  for (let next = due(course.state.open); next !== null && next.at <= at; next = due(course.state.open)) {
    course.at = next.at;
    fireDeadline(course, next.what);
  }
  course.at = at;
  const { open, hidden } = course.state;
  if (at !== open.at) course.state = { open: settle(open, at), hidden };
}

/** Lets time pass until `at` (whole ms since the game began) without an intent. `at` must have passed `checkTime`. */
export function passBy({ board }: RuleSet, state: State, at: number, table: Table): Told {
  const course = courseFrom(state, table, board);
  advance(course, at);
  return { events: course.events, state: course.state };
}

/** Refuses an `at` earlier than the state's own instant (FIN-4). */
export const checkTime = (state: State, at: number): Refusal | null =>
  at < state.open.at ? { code: 'time-runs-backwards', at, now: state.open.at } : null;

/** Result of deciding an intent: a refusal, or the events and the state after them. */
export type Decision = { readonly refused: Refusal } | Told;

/**
 * Decides an intent at `at` (whole ms since the game began). Deadlines due by then fire first (FIN-1). Returns a
 * refusal, which changes nothing, or all events since the state's own instant and the state they lead to.
 */
export function decideBy(
  { intents, board }: RuleSet,
  state: State,
  intent: Intent,
  seat: Seat,
  at: number,
  table: Table,
): Decision {
  const backwards = checkTime(state, at);
  if (backwards) return { refused: backwards };
  const course = courseFrom(state, table, board);
  advance(course, at);
  const refused = checkBy(intents, gameOn(course), intent, seat);
  if (refused) return { refused };
  course.seat = seat;
  ruleOf(intents, intent).resolve(course, intent, seat);
  return { events: course.events, state: course.state };
}
