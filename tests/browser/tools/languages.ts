import { expect, type Page } from '@playwright/test';
import { type Language, languageFacts, languages } from '../../../src/i18n/languages.ts';
import { named } from './evening.ts';
import { type Say, sayer } from './say.ts';

/** The language of the open page. */
const languageOf = (page: Page): Promise<Language> => page.evaluate(() => document.documentElement.lang as Language);

/** Chooses a language in the page's settings, which must be open, and waits for it. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.getByRole('radio', { name: languageFacts[language].name, exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Switches the language of the open game in its settings. The game stays as it is. */
async function switchLanguage(page: Page, language: Language): Promise<void> {
  const say = await sayer(await languageOf(page));
  await page.keyboard.press('m');
  await named(page, say('menu.settings')).click();
  await chooseLanguage(page, language);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  // A card under the mouse is enlarged: move the mouse away.
  await page.mouse.move(0, 0);
}

/**
 * Checks the open game in every language, in the same page, which is much faster than opening it anew. Begins with the
 * page's own language and returns to it.
 */
export async function inEveryLanguage(
  page: Page,
  check: (language: Language, say: Say) => Promise<void>,
): Promise<void> {
  const first = await languageOf(page);
  await check(first, await sayer(first));
  for (const language of languages.filter((one) => one !== first)) {
    await switchLanguage(page, language);
    await check(language, await sayer(language));
  }
  await switchLanguage(page, first);
}
