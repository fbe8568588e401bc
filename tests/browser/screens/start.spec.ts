import { expect, type Page } from '@playwright/test';
import { languages } from '../../../src/i18n/languages.ts';
import { crewOf, lateGame, openGame } from '../tools/brought-games.ts';
import { desk, exportFromMenu, newDevice, sayer } from '../tools/device.ts';
import { levelButton } from '../tools/evening.ts';
import { inEveryLanguage, layoutCheckerIn, screenCheckerInEveryLanguage } from '../tools/languages.ts';
import { test } from '../tools/test.ts';

/** Names of the white buttons, which are the primary actions. */
const loud = (page: Page) => page.locator('main button.bright').locator('b').allTextContents();

test('a first visit says in every language what this is, and only the ways to learn it are white', async ({
  browser,
}) => {
  const { page } = await newDevice(browser);
  const look = screenCheckerInEveryLanguage(page);
  await look('start');
  await inEveryLanguage(page, async (_, say) => {
    await expect(page.getByText(say('start.pitch'))).toBeVisible();
    expect(await loud(page)).toEqual([say('start.learn'), say('difficulty.tutorial')]);
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await layoutCheckerIn(languages, page)('start on a desk');
  await inEveryLanguage(page, (_, say) =>
    expect(page.getByRole('button', { name: say('difficulty.expert') })).toBeInViewport({ ratio: 1 }),
  );
});

test('on the smallest phone every difficulty is in view without scrolling', async ({ browser }) => {
  const { page } = await newDevice(browser, { context: { viewport: { width: 360, height: 640 } } });
  const say = await sayer('en');
  await expect(page.getByText(say('difficulty.expert'), { exact: true })).toBeInViewport({ ratio: 1 });
});

test('a game with three bots asks for the role, says whose it is, and starts the clock on a press', async ({
  browser,
}) => {
  const { page } = await newDevice(browser);
  const say = await sayer('en');
  await page.getByRole('button', { name: say('start.bots') }).tap();
  await expect(page.getByRole('radio', { name: say('role.commander') })).toBeChecked();
  await page.getByRole('radio', { name: say('role.squad-leader') }).tap();
  await expect(page.getByText(say('crew.yours', { role: say('role.squad-leader') }))).toBeVisible();
  await page.getByRole('button', { name: say('crew.start') }).tap();
  await expect(page.locator('main.table')).toBeVisible();
  const { log } = await exportFromMenu(page, say);
  expect(log.find(({ type }) => type === 'game-set-up')?.['setup']).toMatchObject({
    mode: 'virtual',
    difficulty: 'easy',
  });
  const players = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.includes('crew'))
      .map(([, crew]) => Object.values(JSON.parse(crew)).map((sitter) => (sitter as { player: string }).player)),
  );
  expect(players).toEqual([['bot', 'bot', 'bot', 'person']]);
  // The next time the same role is proposed.
  await page.goto('./');
  await page.getByRole('button', { name: say('start.bots') }).tap();
  await expect(page.getByRole('radio', { name: say('role.squad-leader') })).toBeChecked();
});

test('the choice of a role among bots passes its checks in every language', async ({ browser }) => {
  const { page } = await newDevice(browser, { context: { viewport: { width: 360, height: 640 } } });
  const say = await sayer('en');
  await page.getByRole('button', { name: say('start.bots') }).tap();
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(4);
  await screenCheckerInEveryLanguage(page)('role among bots');
});

test('for owners of the box the tutorial is as loud as the guided game; on the screen only the guided game is', async ({
  browser,
}) => {
  const { page } = await newDevice(browser);
  const say = await sayer('en');
  const doors = page.locator('main button.bright');
  await expect(doors).toHaveText([
    new RegExp(`${say('start.learn')}\\s*${say('start.screen')}`),
    new RegExp(`${say('difficulty.tutorial')}\\s*${say('start.box')}`),
  ]);
  const sizes = await doors.evaluateAll((all) =>
    all.map((one) => {
      const { width, height, top } = one.getBoundingClientRect();
      return [Math.round(width), Math.round(height), Math.round(top)];
    }),
  );
  expect(sizes[1]).toEqual(sizes[0]);
  await page.getByRole('radio', { name: say('start.screen') }).check();
  await expect.poll(() => loud(page)).toEqual([say('start.learn')]);
  await expect(levelButton(page, say, 'easy')).toBeVisible();
  await expect(levelButton(page, say, 'tutorial')).toHaveCount(0);
  await page.getByRole('radio', { name: say('start.box') }).check();
  await levelButton(page, say, 'tutorial').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('setup.name'));
  await expect(page.getByText(say('difficulty.tutorial'), { exact: true })).toBeVisible();
});

test('after a game has begun, Continue is the only white button, beneath the Earth of that game', async ({
  browser,
}) => {
  const game = lateGame();
  const page = await openGame(browser, game, { language: 'en', context: desk, crew: crewOf('commander') });
  const say = await sayer('en');
  await page.goto('about:blank');
  await page.goto('./');
  await expect.poll(() => loud(page)).toEqual([say('start.continue')]);
  const strokes = await page
    .locator('main.start .world path')
    .evaluateAll((paths) => paths.map((path) => (path as SVGPathElement).style.stroke));
  const zones = Object.values(game.state.open.board?.panic ?? {}).map((space) =>
    space < 5 ? 'yellow' : space < 8 ? 'red' : 'orange',
  );
  expect(strokes.toSorted()).toEqual(zones.map((zone) => `var(--zone-${zone})`).toSorted());
});
