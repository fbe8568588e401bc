import type { Language } from '../../i18n/index.ts';

/** Returns the locale of a tag with its usual script. Null for tags such as “en-US@posix”, which some browsers give. */
function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return null;
  }
}

/**
 * Returns the tag for dates in a language: as in the reader's region, if the browser prefers one for that language.
 * `preferred` are the browser's tags, best first. Chinese is written in traditional characters only.
 */
export function dateTag(language: Language, preferred: readonly string[]): string {
  const written = new Intl.Locale(language).maximize();
  const found = preferred.find((tag) => {
    const read = localeOf(tag);
    return read?.language === written.language && read.script === written.script;
  });
  return found ?? language;
}

/** Formats a day, written YYYY-MM-DD: with its weekday, without, or only its weekday or month. */
export function dayWords(language: Language, day: string, part: 'full' | 'date' | 'weekday' | 'month'): string {
  const parts = {
    full: { weekday: 'long', day: 'numeric', month: 'long' },
    date: { day: 'numeric', month: 'long' },
    weekday: { weekday: 'short' },
    month: { month: 'long' },
  } as const;
  const format = new Intl.DateTimeFormat(dateTag(language, navigator.languages), { ...parts[part], timeZone: 'UTC' });
  const words = format.format(Date.parse(`${day}T00:00:00Z`));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats an instant, in ms since 1970, as a date in words, with the time of day unless only the day is wanted. */
export const dateWords = (language: Language, ms: number, only?: 'day'): string =>
  new Intl.DateTimeFormat(dateTag(language, navigator.languages), {
    dateStyle: 'medium',
    ...(only === 'day' ? {} : { timeStyle: 'short' }),
  }).format(ms);
