import { expect } from '@playwright/test';
import { bots } from '../../../src/bots/index.ts';
import { playGame } from '../../../src/sim/game.ts';
import { digest, makeSave } from '../../../src/wire/index.ts';
import { askForTable } from '../../tools/table-client.ts';
import { desk, phone, sayer } from '../tools/device.ts';
import { checkerFor } from '../tools/look.ts';
import { test } from '../tools/test.ts';
import { come, makeTable, nextDevice } from './people.ts';

test('ONL-20 a moment of a finished game opens on a device that has never seen it, and its link leads on', async ({
  browser,
  baseURL,
}) => {
  const over = makeSave(playGame({ seed: 'over', difficulty: 'expert' }, bots.planner));
  const { table, door } = await askForTable(new URL(baseURL ?? '').origin, { save: over });
  const { page, context } = await nextDevice(browser, { context: desk });
  const say = await sayer('en');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`./#/replay/${table}/5/${door}`);
  await expect(page.getByRole('slider', { name: say('replay.scrub') })).toHaveValue('5');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: say('replay.copy') }).click();
  await expect(page.getByText(say('replay.copied-table'))).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  // It leads to the replay only, not to the table.
  expect(link.hash).toBe(`#/replay/${table}/6/${digest(door)}`);
  const { page: other } = await nextDevice(browser, { context: phone });
  await other.goto(`./${link.hash}`);
  await expect(other.getByRole('slider', { name: say('replay.scrub') })).toHaveValue('6');
  await other.goto('about:blank');
  await other.goto(`./#/replay/${table}/6/wrong-door-0123456789`);
  await expect(other.getByText(say('games.missing'))).toBeVisible();
});

test('ONL-20 the maker deletes a table among the games, for everybody @sweep', async ({ browser }) => {
  const { maker, address } = await makeTable(browser);
  const guest = await come(browser, address);
  const { page, say } = maker;
  await page.goto('./#/games');
  await page.getByRole('button', { name: say('together.delete') }).click();
  await checkerFor('en')(page)('a table to delete');
  await page
    .locator('.sure')
    .getByRole('button', { name: say('together.delete') })
    .click();
  await expect(page.locator('button.back')).toHaveCount(0);
  await expect(guest.page.getByRole('heading', { name: guest.say('together.closed') })).toBeVisible();
  await guest.page.goto('about:blank');
  await guest.page.goto('./');
  await expect(guest.page.locator('button.back')).toHaveCount(0);
});
