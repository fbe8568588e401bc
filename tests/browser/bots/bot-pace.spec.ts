import { expect } from '@playwright/test';
import { crewOf, gameUpToFirst, openGame } from '../tools/brought-games.ts';
import { desk, leap, sayer } from '../tools/device.ts';
import { inSettings, named } from '../tools/evening.ts';
import { byMouse } from '../tools/hands.ts';
import { test } from '../tools/test.ts';

test('bots wait for a press before each move of the resolution phase, if people want it', async ({ browser }) => {
  const game = gameUpToFirst(
    'normal',
    ({ step, board }) => step === 'global-defense' && board?.task === null && board.taken.length === 0,
  );
  const page = await openGame(browser, game, { language: 'en', context: desk, crew: crewOf('squad-leader') });
  const say = await sayer('en');
  await expect(page.locator('main.table')).toBeVisible();
  await inSettings({ page, say, hands: byMouse, look: async () => {} }, () =>
    page.getByRole('radio', { name: say('settings.bot-pace.press'), exact: true }).check(),
  );
  const next = named(page, say('settings.bot-next'));
  await expect(next).toBeVisible();
  const spoken = page.locator('.crew .log');
  const before = await spoken.innerText();
  await leap(page, 60_000);
  await expect(spoken).toHaveText(before);
  await page.keyboard.press('n');
  await expect(spoken).not.toHaveText(before);
  await expect(next).toBeVisible();
  await next.click();
  await expect(next).toBeVisible();
});

test('a press beside all buttons, on the button, or of a key makes the next move of the bots at once @sweep', async ({
  browser,
}) => {
  const game = gameUpToFirst('normal', ({ cue }) => cue?.kind === 'ufos-detected' && cue.role === 'central-officer');
  const page = await openGame(browser, game, { language: 'en', context: desk, crew: crewOf('squad-leader') });
  const say = await sayer('en');
  const ring = page.locator('.top [data-piece^="clock:"]');
  const next = named(page, say('settings.bot-next'));
  const hurry = [
    () => page.locator('main.table').click({ position: { x: 2, y: 2 } }),
    () => next.click(),
    () => page.keyboard.press('n'),
    () => page.keyboard.press('Enter'),
  ];
  for (const press of hurry) {
    const cue = await ring.getAttribute('data-piece');
    const spoken = await page.locator('.crew .log').innerText();
    await press();
    await expect
      .poll(async () => [await ring.getAttribute('data-piece'), await page.locator('.crew .log').innerText()])
      .not.toEqual([cue, spoken]);
  }
});

test('an alien cue of a bot stays until it can be read @sweep', async ({ browser }) => {
  const game = gameUpToFirst('normal', ({ cue }) => cue?.kind === 'ufos-detected' && cue.role === 'central-officer');
  const page = await openGame(browser, game, { language: 'en', context: desk, crew: crewOf('squad-leader') });
  // Named after the number of the cue.
  const ring = page.locator('.top [data-piece^="clock:"]');
  const cue = (await ring.getAttribute('data-piece')) ?? '';
  await leap(page, 1_400);
  await expect(ring).toHaveAttribute('data-piece', cue);
  await leap(page, 3_000);
  await expect(ring).not.toHaveAttribute('data-piece', cue);
});
