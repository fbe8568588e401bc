import type { Cause } from '../state/cause.ts';
import { verdict } from '../state/report.ts';
import { type Course, tell } from './course.ts';

/** Ends or revives the game if the report entries change its outcome; otherwise a no-op (END-1, RES-16). */
export function judge(course: Course, why: Cause): void {
  const { entries, outcome: previous } = course.state.open;
  const outcome = verdict(entries);
  if (outcome?.why === previous?.why) return;
  const { at } = course;
  tell(course, outcome === null ? { type: 'game-revived', at, why } : { type: 'game-ended', at, why, outcome });
}
