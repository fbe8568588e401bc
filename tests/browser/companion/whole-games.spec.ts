import { expect } from '@playwright/test';
import { languages } from '../../../src/i18n/languages.ts';
import { desk, newDevice, sayer } from '../tools/device.ts';
import { begin, playSixRounds } from '../tools/evening.ts';
import { byKeyboardHeld, byMouse, byTouch } from '../tools/hands.ts';
import { looker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

for (const language of languages) {
  test(`a whole game of six rounds on a phone, by thumb, in ${language}; axe finds nothing on any screen`, async ({
    browser,
  }) => {
    const { page } = await newDevice(browser, { language, seed: 11 });
    const say = await sayer(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const evening = { page, hands: byTouch, say, look: looker(page) };
    await begin(evening);
    await playSixRounds(evening);
    await expect(page.getByText(say('end.total', { score: 96 }))).toBeVisible();
  });
}

test('a whole game by keyboard alone', async ({ browser }) => {
  const { page } = await newDevice(browser, { seed: 3, context: desk });
  const evening = { page, hands: byKeyboardHeld(page), say: await sayer('en'), look: looker(page) };
  await begin(evening);
  await playSixRounds(evening);
});

test('a whole game by mouse on a television', async ({ browser }) => {
  const context = { ...desk, viewport: { width: 1920, height: 1080 } };
  const { page } = await newDevice(browser, { language: 'de', seed: 5, context });
  const evening = { page, hands: byMouse, say: await sayer('de'), look: looker(page) };
  await begin(evening);
  await playSixRounds(evening);
});
