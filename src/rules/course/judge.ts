// The game ends when the app says so, by what it was told or has read.

import { verdict } from '../state/report.ts';
import { type Course, tell } from './course.ts';

/** Ends or revives the game as the entries say, or leaves it as it stands (END-1, RES-16). */
export function judge(course: Course, why: string): void {
  const { entries, outcome: before } = course.state.open;
  const outcome = verdict(entries);
  if (outcome?.why === before?.why) return;
  const { at } = course;
  tell(course, outcome === null ? { type: 'game-revived', at, why } : { type: 'game-ended', at, why, outcome });
}
