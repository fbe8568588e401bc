import { expect } from '@playwright/test';
import { cardWords } from '../../../src/i18n/en/cards/index.ts';
import { describedGame, openGame } from '../tools/brought-games.ts';
import { desk, leap, phone, sayer, setSpeed } from '../tools/device.ts';
import { dragByTouch } from '../tools/hands.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { layoutChecker, screenChecker } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const research = describedGame({ begin: 'assign-research', hand: ['missile-pods', 'psi-screen', 'clean-room'] });
const tech = cardWords.cards['psi-screen'];
const [techName, techText] = [tech?.name ?? '', tech?.text ?? ''];

for (const [device, context] of [
  ['a phone', phone],
  ['a small phone', { ...phone, viewport: { width: 360, height: 640 } }],
] as const) {
  test(`ACT-RESEARCH on ${device} a tech and its scientists go into the lab without changing tabs${sweepBut(device === 'a small phone')}`, async ({
    browser,
  }) => {
    const page = await openGame(browser, research, { language: 'en', context });
    const say = await sayer('en');
    await setSpeed(page, 0);
    const lab = page.getByRole('region', { name: say('table.lab', { lab: 'II' }) });
    const [fewer, more] = [lab.getByRole('button').first(), lab.getByRole('button').nth(1)];
    await expect(more).toBeDisabled();
    await page.getByRole('button', { name: techName }).tap();
    await expect(page.getByRole('main')).toContainText(techText);
    const put = page.getByRole('button', { name: say('table.put-lab', { lab: 'II' }), exact: true });
    await screenChecker(page)(`a tech is picked on ${device}`);
    await inEveryLanguage(page, (language) => layoutChecker(page)(`a tech is picked, in ${language}`));
    await put.tap();
    await expect(lab).toContainText(techName);
    await expect(put).toHaveCount(0);
    await more.tap();
    await more.tap();
    await expect(lab.getByRole('status')).toHaveText('2');
    await fewer.tap();
    await expect(lab.getByRole('status')).toHaveText('1');
    await screenChecker(page)(`a tech is in the lab on ${device}`);
    await expect(page.locator('main.table.cards')).toBeVisible();
    await expect(page.getByRole('button', { name: say('cue.done') })).toBeVisible();
  });
}

test('ACT-RESEARCH on a phone a finger that has rested drags a tech to the lab; one that has not scrolls @sweep', async ({
  browser,
}) => {
  const page = await openGame(browser, research, { language: 'en', context: phone });
  const say = await sayer('en');
  await setSpeed(page, 0);
  const lab = page.getByRole('region', { name: say('table.lab', { lab: 'II' }) });
  const card = page.getByRole('button', { name: techName });
  await dragByTouch(page, card, lab, async () => {
    await expect(page.locator('.carried')).toHaveCount(0);
  });
  await expect(lab).not.toContainText(techName);
  const box = await card.boundingBox();
  const goal = await lab.boundingBox();
  if (box === null || goal === null) throw new Error('nothing is visible');
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints });
  const from = { x: box.x + box.width / 2, y: box.y + 20 };
  await touch('touchStart', from);
  await expect.poll(async () => leap(page, 500).then(() => page.locator('.large').count())).toBe(1);
  await touch('touchMove', { x: from.x, y: from.y + 30 });
  await touch('touchMove', { x: goal.x + 30, y: goal.y + goal.height / 2 });
  await expect(page.locator('.carried')).toContainText(techName);
  await expect(page.locator('.large')).toHaveCount(0);
  await expect(lab).toHaveAttribute('data-receives', 'over');
  await touch('touchEnd');
  await expect(lab).toContainText(techName);
});

test('ACT-SQUAD on a phone the button at the thumb sends the picked soldier to the only place there is @sweep', async ({
  browser,
}) => {
  const game = describedGame({ begin: 'deploy-squad', mission: 'crashed-scout' });
  const page = await openGame(browser, game, { language: 'en', context: phone });
  const say = await sayer('en');
  await setSpeed(page, 0);
  await page.locator('.piece.soldier:enabled').first().tap();
  await page.getByRole('button', { name: say('table.put', { place: 'Mission' }) }).tap();
  await expect(page.locator('[data-place=mission] .piece.soldier')).toHaveCount(1);
  await expect(page.getByRole('button', { name: say('cue.done') })).toBeVisible();
});

test('ACT-RESEARCH on a desk the lab is filled in the labs, as before @sweep', async ({ browser }) => {
  const page = await openGame(browser, research, { language: 'en', context: desk });
  const say = await sayer('en');
  await expect(page.getByRole('region', { name: say('table.lab', { lab: 'II' }) })).toHaveCount(0);
});
