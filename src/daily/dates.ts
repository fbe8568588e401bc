// Days of the calendar in UTC, written as YYYY-MM-DD, and counted from 1970-01-01.

const dayMs = 86_400_000;
const shape = /^(20\d\d)-(\d\d)-(\d\d)$/;

/** Days before a month of a year that begins in March, so that a leap day is its last. */
const daysBefore = (month: number): number => Math.floor((153 * ((month + 9) % 12) + 2) / 5);

function numberOf(year: number, month: number, day: number): number {
  const since = month <= 2 ? year - 1 : year;
  const leaps = Math.floor(since / 4) - Math.floor(since / 100) + Math.floor(since / 400);
  return 365 * since + leaps + daysBefore(month) + day - 719_469;
}

/** Returns the number of a day; NaN if the text is none of this century. */
function dayNumber(day: string): number {
  const [, year, month, date] = shape.exec(day) ?? [];
  const number = numberOf(Number(year), Number(month), Number(date));
  return dayNumbered(number) === day ? number : Number.NaN;
}

/** Returns the day with this number. */
function dayNumbered(number: number): string {
  let year = 1970 + Math.floor(number / 365.2425);
  while (numberOf(year + 1, 1, 1) <= number) year += 1;
  while (numberOf(year, 1, 1) > number) year -= 1;
  let month = 12;
  while (numberOf(year, month, 1) > number) month -= 1;
  const date = number - numberOf(year, month, 1) + 1;
  return [year, month, date].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Whether a text is a day of this century. */
export const isDay = (text: string): boolean => !Number.isNaN(dayNumber(text));

/** Returns the day of an instant, in ms since 1970. */
export const dayAt = (ms: number): string => dayNumbered(Math.floor(ms / dayMs));

/** Returns the day this many days later, or earlier if negative. */
export const dayAfter = (day: string, count: number): string => dayNumbered(dayNumber(day) + count);

/** Returns the weekday: 0 is Monday, 6 Sunday. */
export const weekdayOf = (day: string): number => (dayNumber(day) + 3) % 7;

/** Returns the Monday of a day's week. */
export const mondayOf = (day: string): string => dayAfter(day, -weekdayOf(day));

/** Returns the ms that are left of the day of an instant. */
export const leftOfDay = (ms: number): number => dayMs - (ms % dayMs);
