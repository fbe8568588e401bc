// The second half of a double tap was meant for something that the first half has changed, and does nothing.

import { expect, type Page } from '@playwright/test';
import { crewOf, describedGame, openGame, wholeGame } from '../tools/brought-games.ts';
import { desk, newDevice, phone, sayer } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { lessonShown, startGuided } from '../tools/guided.ts';
import { byTouch, doublePress, doubleTap, rested } from '../tools/hands.ts';
import { gameId, storedGame, storedRows } from '../tools/kept.ts';
import { test } from '../tools/test.ts';

const everybody = crewOf('commander', 'chief-scientist', 'central-officer', 'squad-leader');

/** Three UFOs in orbit, and three continents that tie for the first of them. */
const ties = describedGame({
  begin: 'orbital-defense',
  panic: { africa: 0, asia: 0, europe: 0, australia: 6, 'north-america': 6, 'south-america': 6 },
  ufos: { orbit: 3 },
});

const panicOf = async (page: Page): Promise<number> => {
  const { panic } = (await storedGame(page, gameId(page))).state.open.board ?? { panic: {} };
  return Object.values<number>(panic).reduce((sum, one) => sum + one, 0);
};

for (const [hands, context, answer] of [
  ['a double tap on an answer', phone, (page: Page) => doubleTap(page.locator('.choice .option').first())],
  ['a digit pressed twice', desk, (page: Page) => doublePress(page, '1')],
] as const) {
  test(`${hands} leaves the next question unanswered`, async ({ browser }) => {
    const page = await openGame(browser, ties, { language: 'en', context, crew: everybody, motion: true });
    await expect(page.locator('.choice .option')).toHaveCount(3);
    await rested(page.locator('.choice .option').first());
    const before = await panicOf(page);
    await answer(page);
    await expect(page.locator('.choice .option')).toHaveCount(2);
    await expect.poll(() => panicOf(page)).toBe(before + 1);
  });
}

test('a double tap on a rematch begins one game', async ({ browser }) => {
  const lost = wholeGame('expert', ({ state }) => state.open.outcome?.won === false);
  const page = await openGame(browser, lost, { language: 'en', context: desk, crew: everybody, motion: true });
  const say = await sayer('en');
  await named(page, say('after.rematch')).dblclick();
  await expect(page.locator('main.table')).toBeVisible();
  await expect.poll(async () => (await storedRows(page)).length).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(await storedRows(page)).toHaveLength(2);
});

test('a double tap on the answer of a drill leaves its explanation there, and one on Next answers nothing', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, { motion: true });
  const say = await sayer('en');
  const given = () =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem('sitroom/drills') ?? '{"answers":[]}') as { answers: [] }).answers.length,
    );
  await page.goto('./#/drills');
  await expect(page.getByText(say('drills.number', { number: 1, of: 5 }))).toBeVisible();
  await rested(page.locator('main.drills'));
  await doubleTap(page.locator('.way').first());
  await expect(page.locator('button.next')).toBeVisible();
  await rested(page.locator('main.drills'));
  await doubleTap(page.locator('button.next'));
  await expect(page.getByText(say('drills.number', { number: 2, of: 5 }))).toBeVisible();
  await rested(page.locator('main.drills'));
  expect(await given()).toBe(1);
});

test('a double tap on the first lesson leaves the second one to be read @sweep', async ({ browser }) => {
  const evening = await startGuided(browser, { context: phone, motion: true, hands: () => byTouch });
  const { page } = evening;
  await rested(page.locator('.lesson'));
  await doubleTap(page.locator('.lesson .go button'));
  await expect.poll(() => lessonShown(evening)).toBe('done');
  await rested(page.locator('.lesson'));
  await expect(page.locator('.lesson.open')).toBeVisible();
});

test('a press on the title of a cue that has just begun does not open its rules', async ({ browser }) => {
  const game = describedGame({ begin: 'budget' });
  const page = await openGame(browser, game, { language: 'en', context: desk, crew: everybody, motion: true });
  const plate = page.locator('button[data-part=cue]');
  await rested(plate);
  const title = await plate.getByRole('heading').innerText();
  await page.evaluate(async () => {
    window.leap(60_000);
    await new Promise(requestAnimationFrame);
    document.querySelector<HTMLElement>('button[data-part=cue]')?.click();
  });
  await expect(plate.getByRole('heading')).not.toHaveText(title);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await rested(plate);
  await plate.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
