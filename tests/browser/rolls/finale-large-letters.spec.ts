import { openGame } from '../tools/brought-games.ts';
import { desk, largeLetters, phone } from '../tools/device.ts';
import { lastChance } from '../tools/finale-games.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { layoutChecker } from '../tools/look.ts';
import { everybody } from '../tools/scene-games.ts';
import { test } from '../tools/test.ts';

test.use({ launchOptions: largeLetters });

for (const [where, context] of Object.entries({ desk, phone })) {
  test(`(${where}) at 200 % font size the stage of the final mission has no layout faults, in any language @sweep`, async ({
    browser,
  }) => {
    const page = await openGame(browser, lastChance(), { language: 'en', context, crew: everybody });
    await inEveryLanguage(page, (language) => layoutChecker(page)(`the stage in ${language}`));
    await page.locator('.hands .next').click();
    await page.locator('.stage .act.filled').click();
    await inEveryLanguage(page, (language) => layoutChecker(page)(`a roll in ${language}`));
  });
}
