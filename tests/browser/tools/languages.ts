import { expect, type Page } from '@playwright/test';
import { type Settings, settingsKey } from '../../../src/client/platform/local-storage/settings.ts';
import { type Language, languageFacts, languages } from '../../../src/i18n/languages.ts';
import { layoutFaults, oncePerScreen, screenChecker } from './look.ts';
import { type Say, sayer } from './say.ts';

/** The language of the open page. */
const languageOf = (page: Page): Promise<Language> => page.evaluate(() => document.documentElement.lang as Language);

/** Chooses a language in the page's settings, which must be open, and waits for it. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.getByRole('radio', { name: languageFacts[language].name, exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Changes settings of the open page in place, as when they are changed in another tab. */
export const changeSettings = (page: Page, some: Partial<Settings>): Promise<void> =>
  page.evaluate(
    ([key, changed]) => {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify(Object.assign({}, stored, changed)));
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [settingsKey, some] as const,
  );

/**
 * Switches the language of the open page in place, as when it is chosen in another tab: stores it, and sends the event
 * that the browser sends to the other tabs. Then asks from outside until the page has it: a promise within the page could be
 * collected, and its timers may stand still.
 */
async function showIn(page: Page, language: Language): Promise<void> {
  await changeSettings(page, { language });
  await expect.poll(() => languageOf(page), { intervals: [5, 10, 20, 50], timeout: 60_000 }).toBe(language);
}

/**
 * Checks the open page in several languages, in place, which is much faster than opening it anew. Begins with the page's
 * own language if it is one of them, and returns to it.
 */
export async function inLanguages(
  page: Page,
  all: readonly Language[],
  check: (language: Language, say: Say) => Promise<void>,
): Promise<void> {
  const own = await languageOf(page);
  for (const language of all.toSorted((one, other) => Number(other === own) - Number(one === own))) {
    await showIn(page, language);
    await check(language, await sayer(language));
  }
  await showIn(page, own);
}

/** Checks the open page in every language, in place. */
export const inEveryLanguage = (page: Page, check: (language: Language, say: Say) => Promise<void>): Promise<void> =>
  inLanguages(page, languages, check);

/**
 * Returns a function that asserts, once per screen name, that the layout checks find nothing in these languages. Stops
 * the clock meanwhile.
 */
export const layoutCheckerIn = (all: readonly Language[], page: Page): ((name: string) => Promise<void>) =>
  oncePerScreen(page, 0, (name) =>
    inLanguages(page, all, async (language) => {
      const where = { name, language };
      expect({ ...where, wrong: await layoutFaults(page) }).toEqual({ ...where, wrong: [] });
    }),
  );

/**
 * Returns a function that makes all checks of a screen in the page's language, and those of the layout in every other.
 * The results of axe do not depend on the language.
 */
export function screenCheckerInEveryLanguage(page: Page): (name: string) => Promise<void> {
  const [look, measure] = [screenChecker(page), layoutCheckerIn(languages, page)];
  return async (name) => {
    await look(name);
    await measure(name);
  };
}
