import { expect } from '@playwright/test';
import { desk, newDevice, sayer, slowSpeed } from '../tools/device.ts';
import { begin, playSixRounds } from '../tools/evening.ts';
import { byKeyboardKeepingFocus, byMouse, byTouch } from '../tools/hands.ts';
import { screenCheckerInEveryLanguage } from '../tools/languages.ts';
import { layoutChecker, screenChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

// It shows every screen but a loss, which end.spec.ts checks in every language.
test('a game of six rounds is played by touch on a phone, in Russian; its screens pass all checks, those of the layout in every language @sweep', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, { language: 'ru', seed: 11, speed: slowSpeed });
  const evening = { page, hands: byTouch, say: await sayer('ru'), look: screenCheckerInEveryLanguage(page) };
  await begin(evening);
  await playSixRounds(evening);
  await expect(page.getByText(evening.say('end.total', { score: 96 }), { exact: true })).toBeVisible();
});

test('a game is played by keyboard alone on a desk; every screen passes all checks @sweep', async ({ browser }) => {
  const { page } = await newDevice(browser, { seed: 3, context: desk, speed: slowSpeed });
  const evening = { page, hands: byKeyboardKeepingFocus(page), say: await sayer('en'), look: screenChecker(page) };
  await begin(evening);
  await playSixRounds(evening);
});

test('a game is played by mouse on a television; no screen has layout faults @sweep', async ({ browser }) => {
  const context = { ...desk, viewport: { width: 1920, height: 1080 } };
  const { page } = await newDevice(browser, { language: 'de', seed: 5, context, speed: slowSpeed });
  const evening = { page, hands: byMouse, say: await sayer('de'), look: layoutChecker(page) };
  await begin(evening);
  await playSixRounds(evening);
});
