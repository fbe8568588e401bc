import { expect, type Page } from '@playwright/test';
import { contextOf, newDevice, newTab, onNetwork, sayer, unhurried } from '../tools/device.ts';
import { begin, named } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
import { gameOn, goOn, handOf, kept, shelfOf, standing } from '../tools/kept.ts';
import { looker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const heading = (page: Page) => page.locator('section.plate').getByRole('heading');

/** A device with a game on it that has run for a cue and a half. */
async function playing(browser: Parameters<typeof newDevice>[0]) {
  const say = await sayer('en');
  const { page, context } = await newDevice(browser, { seed: 21, speed: unhurried });
  await begin({ page, hands: byTouch, say, look: async () => {} });
  await byTouch.press(named(page, say('cue.done')));
  await expect(heading(page)).toHaveText(say('cue.budget.name'));
  return { page, context, say };
}

test('the same game in two tabs: one plays it, the other says so, shows nothing and writes nothing', async ({
  browser,
}) => {
  const { page: first, context, say } = await playing(browser);
  const second = await newTab(context, first.url());
  await expect(second.getByText(say('games.elsewhere'))).toBeVisible();
  await expect(second.locator('section.plate')).toHaveCount(0);
  await looker(second)('open in another tab');
  await byTouch.press(named(first, say('cue.done')));
  await expect(heading(first)).not.toHaveText(say('cue.budget.name'));
  await expect(second.getByText(say('games.elsewhere'))).toBeVisible();
  const { log } = await kept(second, gameOn(first));
  expect(log.map(({ type }) => type)).not.toContain('menu-opened');
  expect(log.filter(({ type }) => type === 'cue-closed')).toHaveLength(2);
});

test('the other tab can take the game over, and give it back: to the millisecond, nothing lost, nothing twice', async ({
  browser,
}) => {
  const { page: first, context, say } = await playing(browser);
  const second = await newTab(context, first.url());
  let [here, there] = [first, second];
  for (let times = 0; times < 3; times += 1) {
    const { game, hand } = await standing(here);
    await byTouch.press(named(there, say('games.take-over')));
    await expect(there.getByRole('dialog', { name: say('back.name') })).toBeVisible();
    await expect(here.getByText(say('games.elsewhere'))).toBeVisible();
    expect(await handOf(there)).toBe(hand);
    const after = await kept(there);
    expect(after.log).toEqual([...game.log, { type: 'menu-opened', at: game.state.open.at, why: 'open-menu' }]);
    await goOn(there, byTouch, say);
    [here, there] = [there, here];
  }
  expect(await shelfOf(first)).toHaveLength(1);
});

test('a game closed in one tab opens in the other at once', async ({ browser }) => {
  const { page: first, context, say } = await playing(browser);
  const second = await newTab(context, first.url());
  await expect(second.getByText(say('games.elsewhere'))).toBeVisible();
  await first.close();
  await second.reload();
  await expect(second.getByRole('dialog', { name: say('back.name') })).toBeVisible();
});

test('two games in two tabs keep their own time, and both come back to the millisecond', async ({ browser }) => {
  const { page: first, context, say } = await playing(browser);
  const second = await newTab(context);
  await begin({ page: second, hands: byTouch, say, look: async () => {} }, 'onslaught');
  const [one, other] = [await standing(first), await standing(second)];
  // Both are loaded anew at once; neither may come back with the other's time.
  await Promise.all([first.reload(), second.reload()]);
  for (const [page, { game, hand }] of [
    [first, one],
    [second, other],
  ] as const) {
    await expect(page.getByRole('dialog', { name: say('back.name') })).toBeVisible();
    expect((await kept(page)).log).toEqual([
      ...game.log,
      { type: 'menu-opened', at: game.state.open.at, why: 'open-menu' },
    ]);
    expect(await handOf(page)).toBe(hand);
  }
});

test('a game that is being played cannot be deleted from another tab', async ({ browser }) => {
  const { page: first, context, say } = await playing(browser);
  const second = await newTab(context, './#/games');
  await byTouch.press(named(second, say('games.delete')));
  await byTouch.press(named(second, say('games.delete')));
  await expect(second.getByText(say('games.elsewhere'))).toBeVisible();
  expect(await shelfOf(second)).toHaveLength(1);
  await byTouch.press(named(first, say('cue.done')));
  await expect(heading(first)).not.toHaveText(say('cue.budget.name'));
});

test('a file loaded in another tab leaves the running game alone', async ({ browser }, info) => {
  const { page: first, context, say } = await playing(browser);
  const second = await newTab(context, './#/games');
  const [file] = await Promise.all([
    second.waitForEvent('download'),
    byTouch.press(named(second, say('games.export'))),
  ]);
  await file.saveAs(info.outputPath('game.json'));
  await second.locator('input[type=file]').setInputFiles(info.outputPath('game.json'));
  await expect(second.getByText(say('games.imported'))).toBeVisible();
  expect(await shelfOf(second)).toHaveLength(2);
  const before = await kept(first);
  await byTouch.press(named(first, say('cue.done')));
  await expect(heading(first)).not.toHaveText(say('cue.budget.name'));
  const after = await kept(first);
  expect(after.log.slice(0, before.log.length)).toEqual(before.log);
});

for (const secure of [true, false]) {
  const name = secure ? 'on this machine' : 'over plain http';
  test(`${name} the game of one tab is never replaced by what another one made of it`, async ({ browser, baseURL }) => {
    const say = await sayer('en');
    const context = await browser.newContext(contextOf({}));
    const first = await newTab(context, secure ? './' : onNetwork(baseURL), { speed: unhurried });
    expect(await first.evaluate(() => isSecureContext)).toBe(secure);
    await begin({ page: first, hands: byTouch, say, look: async () => {} });
    const second = await newTab(context, first.url(), { speed: unhurried });
    await expect(second.getByText(say('games.elsewhere'))).toBeVisible();
    await byTouch.press(named(first, say('cue.done')));
    await expect(heading(first)).toHaveText(say('cue.budget.name'));
    await byTouch.press(named(first, say('cue.done')));
    await expect(heading(first)).not.toHaveText(say('cue.budget.name'));
    const { log } = await kept(first);
    // A window that another one opened begins with all that it remembers of its session.
    const opening = context.waitForEvent('page');
    await first.evaluate(() => window.open(location.href));
    const third = await opening;
    await expect(third.getByText(say('games.elsewhere'))).toBeVisible();
    await second.reload();
    await expect(second.getByText(say('games.elsewhere'))).toBeVisible();
    await first.reload();
    await expect(first.getByRole('dialog', { name: say('back.name') })).toBeVisible();
    expect((await kept(first)).log.slice(0, log.length)).toEqual(log);
    await byTouch.press(named(second, say('games.take-over')));
    await expect(second.getByRole('dialog', { name: say('back.name') })).toBeVisible();
    await expect(first.getByText(say('games.elsewhere'))).toBeVisible();
    expect((await kept(second)).log.slice(0, log.length)).toEqual(log);
  });
}

test('a tab that crashed loses its game to the next one that asks, with nothing lost', async ({ browser }) => {
  const { page: first, context, say } = await playing(browser);
  const address = first.url();
  const { log } = await kept(first);
  const crashed = first.waitForEvent('crash');
  first.goto('chrome://crash').catch(() => null);
  await crashed;
  const second = await newTab(context, address);
  await expect(second.getByRole('dialog', { name: say('back.name') })).toBeVisible();
  expect((await kept(second)).log.slice(0, log.length)).toEqual(log);
});

test('a tab that slept while its game was taken over says so when it wakes, and writes nothing', async ({
  browser,
}) => {
  const { page: first, context, say } = await playing(browser);
  // A page that is frozen answers nobody.
  await first.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });
  const second = await newTab(context, first.url());
  await goOn(second, byTouch, say);
  await byTouch.press(named(second, say('cue.done')));
  await expect(heading(second)).not.toHaveText(say('cue.budget.name'));
  const { log } = await kept(second);
  await first.evaluate(() => document.dispatchEvent(new Event('resume')));
  await expect(first.getByText(say('games.elsewhere'))).toBeVisible();
  expect((await kept(second)).log.slice(0, log.length)).toEqual(log);
});

test('a tab that has not heard that its game was taken over cannot write it: the storage refuses', async ({
  browser,
}) => {
  const { page, say } = await playing(browser);
  const before = await kept(page);
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
    gameOn(page),
  );
  await byTouch.press(named(page, say('cue.done')));
  await expect(page.getByText(say('games.elsewhere'))).toBeVisible();
  expect((await kept(page)).log).toEqual(before.log);
  // Nor does it let go of what is no longer its own.
  await byTouch.press(named(page, say('games.take-over')));
  await expect(page.getByRole('dialog', { name: say('back.name') })).toBeVisible();
  expect((await kept(page)).log.slice(0, before.log.length)).toEqual(before.log);
});
