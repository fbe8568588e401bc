import { expect, type Page } from '@playwright/test';
import { languages } from '../../../src/i18n/languages.ts';
import { contextOf, leap, newDevice, newTab, onNetwork, phone, sayer } from '../tools/device.ts';
import { begin, named, shownClock, sitDown, toRoundEnd } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
import { test } from '../tools/test.ts';

/** Translates the page as a browser would: wraps each translatable text in a new element. Returns their number. */
const translatePage = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode as Text);
    const translatable = texts.filter(({ data, parentElement }) => data.trim() !== '' && parentElement?.translate);
    for (const text of translatable) {
      const wrapped = document.createElement('font');
      wrapped.textContent = text.data;
      text.replaceWith(wrapped);
    }
    return translatable.length;
  });

test('a translating browser leaves the page alone, so that the countdown goes on', async ({ browser }) => {
  const { page } = await sitDown(browser);
  await expect(page.locator('meta[name=google]')).toHaveAttribute('content', 'notranslate');
  const before = await shownClock(page).textContent();
  expect(await translatePage(page)).toBe(0);
  await leap(page, 1_000);
  await expect(shownClock(page)).not.toHaveText(before ?? '');
});

test('without JavaScript the page says in all languages what it needs', async ({ browser }) => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('./');
  for (const language of languages) await expect(page.locator(`#too-old p[lang=${language}]`)).toBeVisible();
});

test('a browser that is too old gets the same notice, a current one does not', async ({ browser }) => {
  const { page, context } = await newDevice(browser);
  await expect(page.locator('#too-old')).toBeHidden();
  await context.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  await page.goto('about:blank');
  const old = await context.newPage();
  await old.goto('./');
  await expect(old.locator('#too-old p').first()).toBeVisible();
});

test('over plain http a notice says once what is missing', async ({ browser, baseURL }) => {
  const say = await sayer('en');
  const page = await newTab(await browser.newContext(contextOf({})), onNetwork(baseURL));
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const note = page.getByRole('note').filter({ hasText: say('guest.http') });
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: say('common.close') }).tap();
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(page.locator('main')).toBeVisible();
  await expect(note).toHaveCount(0);
  // In a secure context there is no such notice.
  const { page: other } = await newDevice(browser);
  await expect(other.getByRole('note')).toHaveCount(0);
});

test('on iOS, which deletes stored games after a week, a notice offers files as soon as there is a game', async ({
  browser,
}) => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1';
  const { page } = await newDevice(browser, { context: { userAgent } });
  const say = await sayer('en');
  const note = page.getByRole('note').filter({ hasText: say('guest.ios') });
  await expect(note).toHaveCount(0);
  await begin({ page, hands: byTouch, say, look: async () => {} });
  await named(page, say('cue.menu')).tap();
  await named(page, say('menu.leave')).tap();
  await note.getByRole('button', { name: say('games.export') }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('games.name'));
});

test('the browser is asked for persistent storage only once, between two rounds @sweep', async ({ browser }) => {
  const { page, say } = await sitDown(browser, { difficulty: 'easy' });
  await page.evaluate(() => {
    Object.assign(window, { askedToKeep: 0 });
    navigator.storage.persisted = async () => false;
    navigator.storage.persist = async () => {
      Object.assign(window, { askedToKeep: Number(Reflect.get(window, 'askedToKeep')) + 1 });
      return true;
    };
  });
  const asked = () => page.evaluate(() => Number(Reflect.get(window, 'askedToKeep')));
  const evening = { page, say, hands: byTouch, look: async () => {} };
  expect(await asked()).toBe(0);
  await toRoundEnd(evening);
  await expect.poll(asked).toBe(1);
  await page.locator('.foot button').last().tap();
  await toRoundEnd(evening);
  expect(await asked()).toBe(1);
});
