import { type Browser, expect, type Locator, type Page } from '@playwright/test';
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

/** Answers the question of the last crisis on a phone. */
async function answered(browser: Browser): Promise<{ page: Page; notices: Locator; say: (key: string) => string }> {
  const say = await sayer('en');
  const page = await openGame(browser, lastCrisis, { language: 'en', context: phone });
  const notices = page.locator('.notices');
  await expect(notices).toHaveCount(0);
  await page
    .locator('.choice')
    .getByRole('button', { name: say('continent.asia') })
    .tap();
  return { page, notices, say };
}

test('RES-3 on a phone what the last crisis did is told while the next step is open', async ({ browser }) => {
  const { page, notices, say } = await answered(browser);
  await expect(page.locator('[data-part=cue] h1')).not.toHaveText(say('step.crises.name'));
  await expect(notices).toContainText(say('continent.asia'));
  await layoutChecker(page)('a notice about a crisis');
  await leap(page, 10_000);
  await expect(notices).toHaveCount(0);
});

test('the next press on the table ends what is told, so that it covers no odds', async ({ browser }) => {
  const { page, notices, say } = await answered(browser);
  await expect(notices).toContainText(say('continent.asia'));
  await page.locator('[data-part=cue] h1').tap();
  await expect(notices).toHaveCount(0);
});
