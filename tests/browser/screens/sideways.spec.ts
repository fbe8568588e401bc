// Phones in landscape: the table beside a rail of controls for the thumb.
import { expect, type Locator, type Page } from '@playwright/test';
import { lateGame, openGame } from '../tools/brought-games.ts';
import { phone } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
import { atRest } from '../tools/look.ts';
import { playTable, sitAtTable } from '../tools/round-table.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const sideways = (width: number, height: number) => ({ ...phone, viewport: { width, height } });

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const box = (what: Locator): Promise<Box> =>
  what.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });

const within = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - 1 &&
  inner.top >= outer.top - 1 &&
  inner.right <= outer.right + 1 &&
  inner.bottom <= outer.bottom + 1;

/** Whether a tap on the button's center would hit something else. */
const isCovered = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

const isShown = (page: Page, selector: string) => async () => (await page.locator(selector).count()) > 0;

for (const [width, height] of [
  [932, 430],
  [844, 390],
  [667, 375],
  [568, 320],
] as const) {
  test(`on a phone of ${width} × ${height} the whole world is visible beside all controls${sweepBut(height === 320)}`, async ({
    browser,
  }) => {
    const evening = await sitAtTable(browser, {
      language: 'de',
      seed: 6,
      speed: 0.05,
      hands: () => byTouch,
      context: sideways(width, height),
    });
    const { page, say } = evening;
    await playTable(evening, isShown(page, '[data-place].open'));
    await named(page, say('table.part.world')).tap();
    await page.evaluate(() => scrollTo(0, 0));
    await atRest(page);
    const [rail, bar] = [await box(page.locator('.rail')), await box(page.getByRole('navigation'))];
    expect(rail).toMatchObject({ top: 0, right: width, bottom: height });
    expect(bar.right).toBeCloseTo(rail.left, 0);
    const table = { left: 0, top: 0, right: rail.left, bottom: bar.top };
    expect(within(await box(page.getByRole('group', { name: say('table.world') })), table)).toBe(true);
    for (const name of ['cue.done', 'cue.scanner', 'common.hint', 'cue.menu', 'common.undo'] as const) {
      const button = page.getByRole('button', { name: new RegExp(`^${say(name)}`) });
      const lies = { within: within(await box(button), rail), covered: await isCovered(button) };
      expect({ name, ...lies }).toEqual({ name, within: true, covered: false });
    }
  });
}

test('with left-handed controls the rail is on the left @sweep', async ({ browser }) => {
  const evening = await sitAtTable(browser, { seed: 6, speed: 0, hands: () => byTouch, context: sideways(844, 390) });
  const { page, say, hands } = evening;
  const rail = page.locator('.rail');
  expect(await box(rail)).toMatchObject({ right: 844 });
  await hands.press(page.getByRole('button', { name: say('cue.menu') }));
  await hands.press(named(page, say('menu.settings')));
  await hands.press(page.getByRole('switch', { name: say('settings.hand') }));
  // Close the settings, then the menu.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { left, right } = await box(rail);
  expect(left).toBe(0);
  expect((await box(page.getByRole('navigation'))).left).toBeCloseTo(right, 0);
  expect((await box(page.getByRole('group', { name: say('table.world') }))).left).toBeGreaterThanOrEqual(right);
  expect((await box(named(page, say('cue.done')))).right).toBeLessThan(right);
});

test('rolled dice scroll into view @sweep', async ({ browser }) => {
  const evening = await sitAtTable(browser, {
    seed: 6,
    difficulty: 'normal',
    speed: 0.05,
    hands: () => byTouch,
    context: sideways(667, 375),
  });
  const { page, say } = evening;
  await playTable(evening, isShown(page, `main.base.rolling .act.filled:enabled:has-text("${say('common.push')}")`));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.getByRole('button', { name: new RegExp(`^${say('common.push')}`) }).tap();
  const dice = page.locator('.stage .dice');
  await expect(dice).toBeVisible();
  const seen = { left: 0, top: 0, right: 667, bottom: (await box(page.getByRole('navigation'))).top };
  await expect.poll(async () => within(await box(dice), seen)).toBe(true);
});

for (const [width, height] of [
  [844, 390],
  [1024, 768],
] as const) {
  test(`the board view shows the clock beside the whole world on ${width} × ${height}, and clips no skill @sweep`, async ({
    browser,
  }) => {
    const page = await openGame(browser, lateGame(), {
      language: 'en',
      context: sideways(width, height),
      view: '/board',
    });
    await expect(page.locator('main.board')).toBeVisible();
    await atRest(page);
    const screen = { left: 0, top: 0, right: width, bottom: height };
    const clock = await box(page.getByRole('timer').locator('svg'));
    const world = await box(page.locator('.world-at'));
    expect(within(clock, screen)).toBe(true);
    expect(clock.bottom - clock.top).toBeGreaterThan(64);
    expect(within(world, screen)).toBe(true);
    expect(world.left >= clock.right || world.right <= clock.left).toBe(true);
    const skills = await page.locator('.strip .enemy .icon').evaluateAll((icons) =>
      icons.map((icon) => {
        const [sign, shape] = [icon, icon.closest('.shape') ?? icon].map((one) => one.getBoundingClientRect());
        return sign && shape && sign.top >= shape.top - 1 && sign.bottom <= shape.bottom + 1 ? 'seen' : 'cut';
      }),
    );
    expect(new Set(skills)).toEqual(new Set(['seen']));
  });
}
