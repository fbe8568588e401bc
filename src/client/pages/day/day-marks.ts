import { type DayDifficulty, weekDifficulties } from '../../../daily/index.ts';
import type { Days } from '../../platform/local-storage/days/days.ts';

/** State of a day on this device. */
export type DayState = 'won' | 'lost' | 'begun' | 'practised' | 'open';

/** Returns how a day stands. */
export function stateOf(days: Days, day: string): DayState {
  const entry = days[day];
  if (entry === undefined) return 'open';
  if (entry.result) return entry.result.won ? 'won' : 'lost';
  return entry.game === null ? 'practised' : 'begun';
}

const levels = [...new Set<DayDifficulty>(weekDifficulties)];

/** Returns a difficulty in wedges, from 1 to 4. */
export const wedgesOf = (difficulty: DayDifficulty): number => levels.indexOf(difficulty) + 1;
