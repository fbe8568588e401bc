import { expect } from '@playwright/test';
import { desk } from './device.ts';
import { inSettings, named } from './evening.ts';
import { byMouse } from './hands.ts';
import { sitAtTable } from './round-table.ts';
import { test } from './test.ts';

test('who follows nothing but hints plays a whole round; each says whose move it is, and why', async ({ browser }) => {
  const evening = await sitAtTable(browser, { seed: 6, hands: () => byMouse, context: desk, speed: 0.2 });
  const { page, say } = evening;
  const hint = page.locator('.hint');
  const roles = ['commander', 'chief-scientist', 'central-officer', 'squad-leader'].map((role) => say(`role.${role}`));
  const next = say('cue.round', { round: 2 });
  let followed = 0;
  while (!(await page.locator('.top .round').textContent())?.includes(next)) {
    await named(page, say('table.hint')).click();
    const role = (await hint.locator('b').textContent()) ?? '';
    expect(roles).toContain(role);
    expect(await hint.locator('p span').textContent()).not.toBe('');
    await hint.getByRole('button', { name: say('table.hint-follow') }).click();
    await expect(hint).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    followed += 1;
  }
  expect(followed).toBeGreaterThan(20);
});

test('a hint is put away by the key that asked for it, and by whatever happens; people may do without', async ({
  browser,
}) => {
  const evening = await sitAtTable(browser, { seed: 6, hands: () => byMouse, context: desk, speed: 0.2 });
  const { page, say } = evening;
  const hint = page.locator('.hint');
  await page.keyboard.press('t');
  await expect(hint).toBeVisible();
  await page.keyboard.press('t');
  await expect(hint).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(hint).toBeVisible();
  await named(page, say('cue.done')).click();
  await expect(hint).toHaveCount(0);

  await inSettings(evening, () => page.getByRole('switch', { name: say('settings.hints') }).click());
  await expect(named(page, say('cue.done'))).toBeVisible();
  await expect(named(page, say('table.hint'))).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(hint).toHaveCount(0);
});

test('where only bots have something to do, the hint says so', async ({ browser }) => {
  const evening = await sitAtTable(browser, {
    seed: 6,
    bots: ['commander', 'chief-scientist', 'central-officer'],
    hands: () => byMouse,
    context: desk,
    speed: 0.01,
  });
  const { page, say } = evening;
  await named(page, say('table.hint')).click();
  await expect(page.locator('.hint')).toHaveText(say('table.hint-none'));
});
