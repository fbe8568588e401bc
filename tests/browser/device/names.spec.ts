import { expect, type Page } from '@playwright/test';
import { cardWords } from '../../../src/i18n/en/cards/index.ts';
import { desk, newDevice, painted, sayer, told } from '../tools/device.ts';
import { byMouse } from '../tools/hands.ts';
import { ending, playTable, sitAtTable } from '../tools/round-table.ts';
import { test } from '../tools/test.ts';

/** Texts of all cards. They are elided, so that the snapshots do not depend on their wording. */
const texts = Object.values(cardWords.cards).flatMap(({ text }) => text ?? []);

/** Compares the accessibility tree with a snapshot that has been reviewed by hand. */
async function expectNames(page: Page, screen: string): Promise<void> {
  await told(page);
  const found = await page.locator('body').ariaSnapshot();
  const short = texts.reduce((names, text) => names.replaceAll(text, '…'), found);
  expect(short).toMatchSnapshot(`${screen}.txt`);
}

test('every element of the start and setup pages has the reviewed accessible name', async ({ browser }) => {
  const { page } = await newDevice(browser, { seed: 3, context: desk, speed: 0 });
  const say = await sayer('en');
  await expectNames(page, 'start');
  await page.getByRole('radio', { name: say('start.screen') }).check();
  await page
    .getByRole('listitem')
    .getByRole('button', { name: say('difficulty.normal') })
    .click();
  // The choice of players is loaded with the page, but after it.
  await expect(page.getByRole('combobox', { name: say('role.commander'), exact: true })).toBeVisible();
  await expectNames(page, 'setup');
});

test('every piece and place of the table has the reviewed accessible name, from the first cue to the end @sweep', async ({
  browser,
}) => {
  const evening = await sitAtTable(browser, {
    seed: 4,
    difficulty: 'expert',
    // A busy machine may paint the next cue late. A second press on the old one would then pass it by.
    hands: (page) => ({
      ...byMouse,
      async press(what) {
        await byMouse.press(what);
        await painted(page);
      },
    }),
    context: desk,
    speed: 0,
  });
  const { page } = evening;
  const shown = (selector: string) => async () => (await page.locator(selector).count()) > 0;
  await expectNames(page, 'cue');
  await playTable(evening, shown('.spot.open'));
  await expectNames(page, 'targets');
  await playTable(evening, shown('.choice'));
  await expectNames(page, 'choice');
  await playTable(evening, shown('.stage .act.filled:enabled'));
  await expectNames(page, 'task');
  await playTable(evening, shown('.stage .dice'));
  await expect(page.locator('[data-piece=roll]')).toBeVisible();
  await expectNames(page, 'roll');
  await playTable(evening);
  await expect(ending(evening)).toBeVisible();
  // Reason and score are announced once the page is painted.
  await expect(page.locator('p[aria-live="polite"]').last()).not.toBeEmpty();
  // The review fills in by itself.
  await expect(page.getByText((await sayer('en'))('review.decisions'), { exact: true })).toBeVisible({
    timeout: 300_000,
  });
  await expectNames(page, 'end');
});
