import { expect, type Page } from '@playwright/test';
import { cardWords } from '../../../src/i18n/en/cards/index.ts';
import { desk, newDevice, sayer } from '../tools/device.ts';
import { byMouse } from '../tools/hands.ts';
import { ending, playTable, sitAtTable } from '../tools/round-table.ts';
import { test } from '../tools/test.ts';

/** What the cards say; the names of the screens do not depend on its wording. */
const texts = Object.values(cardWords.cards).flatMap(({ text }) => text ?? []);

/** What a screen reader finds on the page, held against what somebody has read and found good. */
async function named(page: Page, screen: string): Promise<void> {
  const found = await page.locator('body').ariaSnapshot();
  const short = texts.reduce((names, text) => names.replaceAll(text, '…'), found);
  expect(short).toMatchSnapshot(`${screen}.txt`);
}

test('each screen before a game names all that is on it', async ({ browser }) => {
  const { page } = await newDevice(browser, { seed: 3, context: desk, speed: 0 });
  const say = await sayer('en');
  await named(page, 'start');
  await page.getByRole('radio', { name: say('start.screen') }).check();
  await page
    .getByRole('listitem')
    .getByRole('button', { name: say('difficulty.normal') })
    .click();
  await expect(page.locator('main.setup')).toBeVisible();
  await named(page, 'setup');
});

test('the table names every piece and place, in a cue, before a choice, in a task and at the end', async ({
  browser,
}) => {
  const evening = await sitAtTable(browser, {
    seed: 4,
    difficulty: 'expert',
    hands: () => byMouse,
    context: desk,
    speed: 0,
  });
  const { page } = evening;
  const shown = (selector: string) => async () => (await page.locator(selector).count()) > 0;
  await named(page, 'cue');
  await playTable(evening, shown('.spot.open'));
  await named(page, 'targets');
  await playTable(evening, shown('.choice'));
  await named(page, 'choice');
  await playTable(evening, shown('.stage .act.filled:enabled'));
  await named(page, 'task');
  await playTable(evening, shown('.stage .dice'));
  await named(page, 'roll');
  await playTable(evening);
  await expect(ending(evening)).toBeVisible();
  await named(page, 'end');
});
