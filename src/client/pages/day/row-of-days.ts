import { dayAfter } from '../../../daily/index.ts';
import type { Days } from '../../platform/local-storage/days/days.ts';

/** Returns how many days in a row were played to their end, up to today, or up to yesterday while today is still open. */
export function rowOfDays(days: Days, today: string): number {
  const isPlayed = (day: string) => days[day]?.result !== undefined;
  let count = 0;
  for (let day = isPlayed(today) ? today : dayAfter(today, -1); isPlayed(day); day = dayAfter(day, -1)) count += 1;
  return count;
}
