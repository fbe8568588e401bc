import { expect, type Page } from '@playwright/test';
import { languages } from '../../../src/i18n/languages.ts';
import { crewOf, lateGame, openGame } from '../tools/brought-games.ts';
import { desk, exportFromMenu, newDevice, sayer } from '../tools/device.ts';
import { inEveryLanguage, layoutCheckerIn, screenCheckerInEveryLanguage } from '../tools/languages.ts';
import { test } from '../tools/test.ts';

/** Names of the white buttons: what to press next. */
const loud = (page: Page) => page.locator('main button.bright').locator('b').allTextContents();

test('a first visit says in every language what this is, and only the guided game is white', async ({ browser }) => {
  const { page } = await newDevice(browser);
  const look = screenCheckerInEveryLanguage(page);
  await look('start');
  await inEveryLanguage(page, async (_, say) => {
    await expect(page.getByText(say('start.pitch'))).toBeVisible();
    expect(await loud(page)).toEqual([say('start.learn')]);
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

test('the tutorial difficulty is offered with the box only', async ({ browser }) => {
  const { page } = await newDevice(browser);
  const say = await sayer('en');
  const level = (name: string) => page.getByRole('listitem').getByRole('button', { name: say(`difficulty.${name}`) });
  await expect(level('tutorial')).toBeVisible();
  await page.getByRole('radio', { name: say('start.screen') }).check();
  await expect(level('easy')).toBeVisible();
  await expect(level('tutorial')).toHaveCount(0);
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
