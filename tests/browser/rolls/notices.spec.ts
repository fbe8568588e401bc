import { expect } from '@playwright/test';
import { describedGame, openGame } from '../tools/brought-games.ts';
import { leap, phone, sayer } from '../tools/device.ts';
import { layoutChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

/** The last crisis asks for a continent, since credits cannot be lost, and then research begins at once. */
const lastCrisis = describedGame({
  begin: 'crises',
  crisisPool: ['hostage-demand'],
  emergency: 0,
  labs: [{ tech: 'quick-refit' }, null, null],
  units: [{ id: 'scientist-1', at: 'lab:1' }],
});

test('RES-3 on a phone what the last crisis did is told while the next step is open', async ({ browser }) => {
  const say = await sayer('en');
  const page = await openGame(browser, lastCrisis, { language: 'en', context: phone });
  const notices = page.locator('.notices');
  await expect(notices).toHaveCount(0);
  await page
    .locator('.choice')
    .getByRole('button', { name: say('continent.asia') })
    .tap();
  await expect(page.locator('[data-part=cue] h1')).not.toHaveText(say('step.crises.name'));
  await expect(notices).toContainText(say('continent.asia'));
  await layoutChecker(page)('a notice about a crisis');
  await leap(page, 10_000);
  await expect(notices).toHaveCount(0);
});
