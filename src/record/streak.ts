// Days in a row. A day is a UTC day, counted from 1970.

const dayMs = 86_400_000;

/** Returns the UTC day of an instant, counted from 1970. */
export const dayOf = (ms: number): number => Math.floor(ms / dayMs);

/** Days in a row on which was played. */
interface Streak {
  /** Those that lead up to today. A day that is not over yet breaks none. */
  readonly current: number;
  readonly longest: number;
}

/** Returns the streak of some days, which may repeat and be in any order. `today` is a UTC day too. */
export function streakOf(days: Iterable<number>, today: number): Streak {
  const played = new Set(days);
  const back = (from: number): number => {
    let count = 0;
    while (played.has(from - count)) count += 1;
    return count;
  };
  const ends = [...played].filter((day) => !played.has(day + 1));
  return {
    current: back(played.has(today) ? today : today - 1),
    longest: Math.max(0, ...ends.map(back)),
  };
}

/** Returns the day that completed the first run of this many days in a row. Null if there is none. */
export function firstRun(days: Iterable<number>, length: number): number | null {
  const played = [...new Set(days)].toSorted((a, b) => a - b);
  let run = 0;
  for (const [i, day] of played.entries()) {
    run = day - 1 === played[i - 1] ? run + 1 : 1;
    if (run >= length) return day;
  }
  return null;
}
