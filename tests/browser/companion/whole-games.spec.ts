import { expect } from '@playwright/test';
import { languages } from '../../../src/i18n/languages.ts';
import { desk, newDevice, sayer, slowSpeed } from '../tools/device.ts';
import { begin, playResolution, playSixRounds, playTimedPhase } from '../tools/evening.ts';
import { byKeyboardKeepingFocus, byMouse, byTouch } from '../tools/hands.ts';
import { layoutChecker, screenChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

test('a game of six rounds is played by touch on a phone, in Russian; every screen passes all checks', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, { language: 'ru', seed: 11, speed: slowSpeed });
  const evening = { page, hands: byTouch, say: await sayer('ru'), look: screenChecker(page) };
  await begin(evening);
  await playSixRounds(evening);
  await expect(page.getByText(evening.say('end.total', { score: 96 }), { exact: true })).toBeVisible();
});

// A round shows every screen but the end, which end.spec.ts checks in every language. What axe checks does not depend on
// the language: it looks at every screen on a phone and on a desk once.
for (const language of languages.filter((one) => one !== 'ru')) {
  test(`a round is played by touch on a phone, in ${language}; no screen has layout faults`, async ({ browser }) => {
    const { page } = await newDevice(browser, { language, seed: 11, speed: slowSpeed });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const evening = { page, hands: byTouch, say: await sayer(language), look: layoutChecker(page) };
    await begin(evening);
    await playTimedPhase(evening, 1);
    await playResolution(evening, 1, { mission: true, orbit: 1, red: ['africa'] });
  });
}

test('a game is played by keyboard alone on a desk; every screen passes all checks', async ({ browser }) => {
  const { page } = await newDevice(browser, { seed: 3, context: desk, speed: slowSpeed });
  const evening = { page, hands: byKeyboardKeepingFocus(page), say: await sayer('en'), look: screenChecker(page) };
  await begin(evening);
  await playSixRounds(evening);
});

test('a game is played by mouse on a television; no screen has layout faults', async ({ browser }) => {
  const context = { ...desk, viewport: { width: 1920, height: 1080 } };
  const { page } = await newDevice(browser, { language: 'de', seed: 5, context, speed: slowSpeed });
  const evening = { page, hands: byMouse, say: await sayer('de'), look: layoutChecker(page) };
  await begin(evening);
  await playSixRounds(evening);
});
