import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Reference } from '../../../src/i18n/index.ts';
import { type Language, languageFacts, languages } from '../../../src/i18n/languages.ts';
import { newDevice, readyOffline, sayer, slowSpeed } from '../tools/device.ts';
import { begin, type Evening, named, playSixRounds } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
import { continueGame, leaveAndReturn } from '../tools/kept.ts';
import { test } from '../tools/test.ts';

/** The texts of the rules reference in a language. */
async function referenceIn(language: Language): Promise<Reference> {
  const module: unknown = await import(`../../../src/i18n/${language}/reference/index.ts`);
  return (module as { referenceTexts: Reference }).referenceTexts;
}

/** Waits for the offline cache, then switches the network off and verifies that. */
async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await readyOffline(page);
  await context.setOffline(true);
  const asked = await page.evaluate(() => fetch('./something-new').then(String, () => 'no network'));
  expect(asked).toBe('no network');
}

/** Switches the running game to another language and opens the rules in it. Returns the new messages. */
async function switchLanguage({ page, hands, say }: Evening, language: Language): Promise<Evening['say']> {
  const words = await sayer(language);
  await hands.press(named(page, say('cue.menu')));
  await hands.press(named(page, say('menu.settings')));
  await hands.press(page.getByRole('radio', { name: languageFacts[language].name }));
  await expect(page.getByRole('dialog', { name: words('menu.settings') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await hands.press(named(page, words('common.close')));
  await hands.press(named(page, words('menu.rules')));
  const { crisis } = await referenceIn(language);
  await hands.press(named(page, crisis.title));
  await expect(page.getByRole('dialog', { name: words('menu.rules') })).toContainText(crisis.title);
  await hands.press(named(page, words('common.close')));
  await hands.press(named(page, words('menu.resume')));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return words;
}

test('without a network a whole game is played, left and resumed, in languages never used before @sweep', async ({
  browser,
}) => {
  const { page, context } = await newDevice(browser, { seed: 7, speed: slowSpeed, serviceWorker: true });
  await goOffline(context, page);
  await page.reload();
  let say = await sayer('en');
  /** Screens on which the page is reloaded, once each. */
  const leaveAt = new Set(['cue: xcom', 'paused', 'expired', 'step: research', 'step: panic-report']);
  const look = async (name: string) => {
    if (!leaveAt.delete(name)) return;
    await leaveAndReturn(page, say('back.name'));
    if (!name.startsWith('step')) await continueGame(page, byTouch, say);
  };
  const evening: Evening = { page, hands: byTouch, say: (...given) => say(...given), look };
  await begin(evening);
  await playSixRounds(evening, async (round) => {
    const language = ([null, 'zh-Hant', null, 'ru', 'de'] as const)[round];
    if (language) say = await switchLanguage(evening, language);
  });
  expect([...leaveAt]).toEqual([]);
});

test('when the network fails during the first visit, unused languages and the rules are still available', async ({
  browser,
}) => {
  const { page, context } = await newDevice(browser, { seed: 8, serviceWorker: true });
  await goOffline(context, page);
  const evening: Evening = { page, hands: byTouch, say: await sayer('en'), look: async () => {} };
  await begin(evening);
  await switchLanguage(evening, 'ru');
});

test('after one visit every page opens by its address without a network, in every language @sweep', async ({
  browser,
}) => {
  const { page, context } = await newDevice(browser, { serviceWorker: true });
  await goOffline(context, page);
  for (const language of languages) {
    const say = await sayer(language);
    await page.goto('./');
    await page.locator('header select').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const titles = {
      setup: say('setup.name'),
      games: say('games.name'),
      settings: say('menu.settings'),
      rules: say('menu.rules'),
    };
    for (const [address, title] of Object.entries(titles)) {
      await page.goto(`./#/${address}`);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    await page.goto('./#/rules/crisis');
    await expect(page.locator('main')).toContainText((await referenceIn(language)).crisis.title);
  }
});
