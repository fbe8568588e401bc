import { expect, type Page, type Route } from '@playwright/test';
import type { CardWords } from '../../../src/i18n/cards.ts';
import { cardWords as german } from '../../../src/i18n/de/cards/index.ts';
import { cardWords as russian } from '../../../src/i18n/ru/cards/index.ts';
import { cardWords as chinese } from '../../../src/i18n/zh-Hant/cards/index.ts';
import { lateGame, openGame } from '../tools/brought-games.ts';
import { contextOf, desk, newDevice, newTab, onNetwork, painted, sayer, slowSpeed } from '../tools/device.ts';
import { begin, named, sitDown } from '../tools/evening.ts';
import { byMouse, byTouch } from '../tools/hands.ts';
import { continueGame, countdownHand, freeze, gameId, storedGame, storedRows } from '../tools/kept.ts';
import { chooseLanguage } from '../tools/languages.ts';
import { screenChecker } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const heading = (page: Page) => page.locator('section.plate').getByRole('heading');

/** Holds back the files that a page loads next. Returns a function that lets them pass. */
async function hold(page: Page, files: string, times?: number): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const pass = async (route: Route): Promise<void> => {
    await promise;
    await route.continue();
  };
  await page.route(files, pass, times === undefined ? {} : { times });
  return resolve;
}

/** A device with a running game whose second cue is open. */
async function playing(browser: Parameters<typeof newDevice>[0]) {
  const say = await sayer('en');
  const { page, context } = await newDevice(browser, { seed: 21, speed: slowSpeed });
  await begin({ page, hands: byTouch, say, look: async () => {} });
  await byTouch.press(named(page, say('cue.done')));
  await expect(heading(page)).toHaveText(say('cue.budget.name'));
  return { page, context, say };
}

test('of two tabs with the same game one plays it; the other says so and writes nothing', async ({ browser }) => {
  const { page: first, context, say } = await playing(browser);
  const second = await newTab(context, first.url());
  await expect(second.getByText(say('games.elsewhere'))).toBeVisible();
  await expect(second.locator('section.plate')).toHaveCount(0);
  await screenChecker(second)('open in another tab');
  await byTouch.press(named(first, say('cue.done')));
  await expect(heading(first)).not.toHaveText(say('cue.budget.name'));
  await expect(second.getByText(say('games.elsewhere'))).toBeVisible();
  const { log } = await storedGame(second, gameId(first));
  expect(log.map(({ type }) => type)).not.toContain('menu-opened');
  expect(log.filter(({ type }) => type === 'cue-closed')).toHaveLength(2);
});

test('tabs can take the game over from each other to the millisecond, with no event lost or repeated', async ({
  browser,
}) => {
  const { page: first, context, say } = await playing(browser);
  const second = await newTab(context, first.url());
  let [here, there] = [first, second];
  for (let times = 0; times < 3; times += 1) {
    const { game, hand } = await freeze(here);
    await byTouch.press(named(there, say('games.take-over')));
    await expect(there.getByRole('dialog', { name: say('back.name') })).toBeVisible();
    await expect(here.getByText(say('games.elsewhere'))).toBeVisible();
    expect(await countdownHand(there)).toBe(hand);
    const after = await storedGame(there);
    expect(after.log).toEqual([
      ...game.log,
      {
        type: 'menu-opened',
        at: game.state.open.at,
        why: { by: 'intent', intent: 'open-menu' },
        seat: 'central-officer',
      },
    ]);
    await continueGame(there, byTouch, say);
    [here, there] = [there, here];
  }
  expect(await storedRows(first)).toHaveLength(1);
});

test('a game closed in one tab opens in the other without delay @sweep', async ({ browser }) => {
  const { page: first, context, say } = await playing(browser);
  const second = await newTab(context, first.url());
  await expect(second.getByText(say('games.elsewhere'))).toBeVisible();
  await first.close();
  await second.reload();
  await expect(second.getByRole('dialog', { name: say('back.name') })).toBeVisible();
});

test('two games in two tabs keep their own time, and both are restored to the millisecond @sweep', async ({
  browser,
}) => {
  const { page: first, context, say } = await playing(browser);
  const second = await newTab(context);
  await begin({ page: second, hands: byTouch, say, look: async () => {} }, 'onslaught');
  const [one, other] = [await freeze(first), await freeze(second)];
  // Both reload at once: neither may return with the other's time.
  await Promise.all([first.reload(), second.reload()]);
  for (const [page, { game, hand }] of [
    [first, one],
    [second, other],
  ] as const) {
    await expect(page.getByRole('dialog', { name: say('back.name') })).toBeVisible();
    expect((await storedGame(page)).log).toEqual([
      ...game.log,
      {
        type: 'menu-opened',
        at: game.state.open.at,
        why: { by: 'intent', intent: 'open-menu' },
        seat: 'central-officer',
      },
    ]);
    expect(await countdownHand(page)).toBe(hand);
  }
});

test('a game that is open in one tab cannot be deleted in another @sweep', async ({ browser }) => {
  const { page: first, context, say } = await playing(browser);
  const second = await newTab(context, './#/games');
  await byTouch.press(named(second, say('games.delete')));
  await byTouch.press(named(second, say('games.delete')));
  await expect(second.getByText(say('games.elsewhere'))).toBeVisible();
  expect(await storedRows(second)).toHaveLength(1);
  await byTouch.press(named(first, say('cue.done')));
  await expect(heading(first)).not.toHaveText(say('cue.budget.name'));
});

test('a file imported in another tab leaves the running game alone @sweep', async ({ browser }, info) => {
  const { page: first, context, say } = await playing(browser);
  const second = await newTab(context, './#/games');
  const [file] = await Promise.all([
    second.waitForEvent('download'),
    byTouch.press(named(second, say('games.export'))),
  ]);
  await file.saveAs(info.outputPath('game.json'));
  await second.locator('input[type=file]').setInputFiles(info.outputPath('game.json'));
  await expect(second.getByText(say('games.imported'))).toBeVisible();
  expect(await storedRows(second)).toHaveLength(2);
  const before = await storedGame(first);
  await byTouch.press(named(first, say('cue.done')));
  await expect(heading(first)).not.toHaveText(say('cue.budget.name'));
  const after = await storedGame(first);
  expect(after.log.slice(0, before.log.length)).toEqual(before.log);
});

for (const secure of [true, false]) {
  const name = secure ? 'on this machine' : 'over plain http';
  test(`${name} a game is never overwritten by another tab${sweepBut(!secure)}`, async ({ browser, baseURL }) => {
    const say = await sayer('en');
    const context = await browser.newContext(contextOf({}));
    const first = await newTab(context, secure ? './' : onNetwork(baseURL), { speed: slowSpeed });
    expect(await first.evaluate(() => isSecureContext)).toBe(secure);
    await begin({ page: first, hands: byTouch, say, look: async () => {} });
    const second = await newTab(context, first.url(), { speed: slowSpeed });
    await expect(second.getByText(say('games.elsewhere'))).toBeVisible();
    await byTouch.press(named(first, say('cue.done')));
    await expect(heading(first)).toHaveText(say('cue.budget.name'));
    await byTouch.press(named(first, say('cue.done')));
    await expect(heading(first)).not.toHaveText(say('cue.budget.name'));
    const { log } = await storedGame(first);
    // A window opened by a page starts with a copy of its session storage.
    const opening = context.waitForEvent('page');
    await first.evaluate(() => window.open(location.href));
    const third = await opening;
    await expect(third.getByText(say('games.elsewhere'))).toBeVisible();
    await second.reload();
    await expect(second.getByText(say('games.elsewhere'))).toBeVisible();
    await first.reload();
    await expect(first.getByRole('dialog', { name: say('back.name') })).toBeVisible();
    expect((await storedGame(first)).log.slice(0, log.length)).toEqual(log);
    await byTouch.press(named(second, say('games.take-over')));
    await expect(second.getByRole('dialog', { name: say('back.name') })).toBeVisible();
    await expect(first.getByText(say('games.elsewhere'))).toBeVisible();
    expect((await storedGame(second)).log.slice(0, log.length)).toEqual(log);
  });
}

test('another tab takes over the game of a crashed one, with nothing lost @sweep', async ({ browser }) => {
  const { page: first, context, say } = await playing(browser);
  const address = first.url();
  const { log } = await storedGame(first);
  const crashed = first.waitForEvent('crash');
  first.goto('chrome://crash').catch(() => null);
  await crashed;
  const second = await newTab(context, address);
  await expect(second.getByRole('dialog', { name: say('back.name') })).toBeVisible();
  expect((await storedGame(second)).log.slice(0, log.length)).toEqual(log);
});

test('a tab whose game was taken over while it was frozen says so when it resumes, and writes nothing @sweep', async ({
  browser,
}) => {
  const { page: first, context, say } = await playing(browser);
  // A frozen page does not answer.
  await first.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });
  const second = await newTab(context, first.url());
  await continueGame(second, byTouch, say);
  await byTouch.press(named(second, say('cue.done')));
  await expect(heading(second)).not.toHaveText(say('cue.budget.name'));
  const { log } = await storedGame(second);
  await first.evaluate(() => document.dispatchEvent(new Event('resume')));
  await expect(first.getByText(say('games.elsewhere'))).toBeVisible();
  expect((await storedGame(second)).log.slice(0, log.length)).toEqual(log);
});

test('a tab that has not noticed a take-over cannot write: the storage refuses @sweep', async ({ browser }) => {
  const { page, say } = await playing(browser);
  const before = await storedGame(page);
  await page.evaluate(
    (id) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('sitroom');
        opening.onsuccess = () => {
          const tx = opening.result.transaction(['owners', 'fences'], 'readwrite');
          const owner = tx.objectStore('owners').get(id);
          owner.onsuccess = () => {
            tx.objectStore('fences').put({ name: `${id}/${(owner.result as { tab: string }).tab}` });
            tx.objectStore('owners').put({ id, tab: 'another' });
          };
          tx.oncomplete = () => done();
          tx.onabort = () => failed(tx.error);
        };
      }),
    gameId(page),
  );
  await byTouch.press(named(page, say('cue.done')));
  await expect(page.getByText(say('games.elsewhere'))).toBeVisible();
  expect((await storedGame(page)).log).toEqual(before.log);
  // It can take the game over again, with nothing lost.
  await byTouch.press(named(page, say('games.take-over')));
  await expect(page.getByRole('dialog', { name: say('back.name') })).toBeVisible();
  expect((await storedGame(page)).log.slice(0, before.log.length)).toEqual(before.log);
});

test('settings changed in one tab apply in the others at once: the language, also of the cards, the theme and the rest', async ({
  browser,
}) => {
  const late = lateGame();
  const table = await openGame(browser, late, { language: 'en', context: desk });
  const other = await newTab(table.context(), './#/settings');
  const root = table.locator('html');
  const [en, de] = [await sayer('en'), await sayer('de')];
  await expect(named(table, en('common.hint'))).toBeVisible();
  await chooseLanguage(other, 'de');
  await expect(root).toHaveAttribute('lang', 'de');
  await expect(named(table, de('common.hint'))).toBeVisible();
  const [tech = ''] = late.state.open.board?.hand ?? [];
  await table.keyboard.press('w');
  await expect(
    table
      .getByRole('dialog')
      .getByText(german.cards[tech]?.name ?? '')
      .first(),
  ).toBeVisible();
  await table.keyboard.press('Escape');

  await other.getByRole('radio', { name: de('settings.theme.light'), exact: true }).check();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await other.getByRole('switch', { name: de('settings.hints') }).click();
  await expect(named(table, de('common.hint'))).toHaveCount(0);
  // The settings page of the one is that of the other, and neither has answered with older settings.
  const third = await newTab(table.context(), './#/settings');
  for (const page of [other, third]) {
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('switch', { name: de('settings.hints') })).not.toBeChecked();
  }
  await third.getByRole('switch', { name: de('settings.hints') }).click();
  await expect(other.getByRole('switch', { name: de('settings.hints') })).toBeChecked();
  await expect(named(table, de('common.hint'))).toBeVisible();
});

test('a language that is chosen while more words are loading is shown with all its words @sweep', async ({
  browser,
}) => {
  const { page, say } = await sitDown(browser, { language: 'ru' });
  const de = await sayer('de');
  const [passMore, passGerman] = [await hold(page, '**/later-*.js'), await hold(page, '**/first-de-*.js')];
  await named(page, say('cue.menu')).tap();
  const other = await newTab(page.context(), './#/settings');
  await chooseLanguage(other, 'de');
  const more = page.waitForResponse('**/later-*.js');
  passMore();
  await more;
  await painted(page);
  passGerman();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('dialog', { name: de('menu.name') })).toContainText(de('menu.stopped'));
});

test('cards are shown in the language that was chosen last, whichever is loaded first @sweep', async ({ browser }) => {
  const late = lateGame();
  const table = await openGame(browser, late, { language: 'en', context: desk });
  const other = await newTab(table.context(), './#/settings');
  const showsCardsIn = async ({ cards }: CardWords): Promise<void> => {
    await table.keyboard.press('w');
    const [tech = ''] = late.state.open.board?.hand ?? [];
    await expect(table.getByRole('dialog')).toContainText(cards[tech]?.name ?? '');
    await table.keyboard.press('Escape');
  };
  const passGerman = await hold(table, '**/cards-*.js', 1);
  await chooseLanguage(other, 'de');
  await chooseLanguage(other, 'ru');
  await expect(table.locator('html')).toHaveAttribute('lang', 'ru');
  passGerman();
  await painted(table);
  await showsCardsIn(russian);
  // While the game is opening.
  const passCards = await hold(table, '**/cards-*.js');
  await table.reload();
  await chooseLanguage(other, 'zh-Hant');
  await expect(table.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  passCards();
  await continueGame(table, byMouse, await sayer('zh-Hant'));
  await showsCardsIn(chinese);
});
