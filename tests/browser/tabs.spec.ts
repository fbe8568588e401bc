import { expect, type Page } from '@playwright/test';
import { newDevice, newTab, sayer, unhurried } from './device.ts';
import { begin, named } from './evening.ts';
import { byTouch } from './hands.ts';
import { gameOn, goOn, handOf, kept, shelfOf, standing } from './kept.ts';
import { looker } from './look.ts';
import { test } from './test.ts';

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
