import { expect, type Page } from '@playwright/test';
import { settingsKey } from '../../../src/client/notes/settings.ts';
import { type Language, languageFacts, languages } from '../../../src/i18n/languages.ts';
import { setSpeed } from './device.ts';
import { layoutFaults } from './look.ts';
import { type Say, sayer } from './say.ts';

/** The language of the open page. */
const languageOf = (page: Page): Promise<Language> => page.evaluate(() => document.documentElement.lang as Language);

/** Chooses a language in the page's settings, which must be open, and waits for it. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.getByRole('radio', { name: languageFacts[language].name, exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/**
 * Switches the language of the open page in place, as when it is chosen in another tab: stores it, and sends the event
 * that the browser sends to the other tabs.
 */
export async function showIn(page: Page, language: Language): Promise<void> {
  await page.evaluate(
    ([key, wanted]) => {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify(Object.assign({}, stored, { language: wanted })));
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [settingsKey, language] as const,
  );
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
}

/**
 * Checks the open page in every language, in place, which is much faster than opening it anew. Begins with the page's
 * own language and returns to it.
 */
export async function inEveryLanguage(
  page: Page,
  check: (language: Language, say: Say) => Promise<void>,
): Promise<void> {
  const first = await languageOf(page);
  await check(first, await sayer(first));
  for (const language of languages.filter((one) => one !== first)) {
    await showIn(page, language);
    await check(language, await sayer(language));
  }
  await showIn(page, first);
}

/**
 * Returns a function that asserts, once per screen name, that the layout checks find nothing in any language. Stops the
 * clock meanwhile.
 */
export function layoutCheckerInEveryLanguage(page: Page): (name: string) => Promise<void> {
  const seen = new Set<string>();
  return async (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const speed = await page.evaluate(() => window.clockSpeed);
    await setSpeed(page, 0);
    await inEveryLanguage(page, async (language) => {
      const where = { name, language };
      expect({ ...where, wrong: await layoutFaults(page) }).toEqual({ ...where, wrong: [] });
    });
    await setSpeed(page, speed);
  };
}
