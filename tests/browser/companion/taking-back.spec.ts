import { expect, type Page } from '@playwright/test';
import { pressure } from '../../../src/content/invasion.ts';
import { exportFromMenu, leap } from '../tools/device.ts';
import { type Evening, named, plate, shownClock, sitDown, toNextRound, toRoundEnd, toStep } from '../tools/evening.ts';
import { screenChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const takeBack = ({ page, say }: Evening) => page.getByRole('button', { name: say('cue.take-back'), exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('TIM-6 a confirmed cue can be taken back for five seconds: its time has run on, and the banked time is gone', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await leap(page, 1000);
  await expect(takeBack(evening)).toHaveCount(0);
  await named(page, say('cue.done')).tap();
  await expect(heading(page)).toHaveText(say('cue.budget.name'));
  // A quarter of the 14 seconds left is banked.
  await expect(page.getByText('1:04', { exact: true })).toBeVisible();
  await leap(page, 4900);
  await takeBack(evening).tap();
  await expect(heading(page)).toHaveText(say('cue.new-technology.name'));
  await expect(shownClock(page)).toHaveText('10');
  await expect(page.getByText('1:00', { exact: true })).toBeVisible();
  await expect(takeBack(evening)).toHaveCount(0);
  const { at, log } = await exportFromMenu(page, say);
  expect(at).toBe(5900);
  expect(log.filter(({ type }) => type === 'cue-closed')).toEqual([]);
});

test('TIM-6 after five seconds the button is gone, and its shortcut does nothing @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await named(page, say('cue.done')).tap();
  await leap(page, 4990);
  await expect(takeBack(evening)).toBeVisible();
  await leap(page, 20);
  await expect(takeBack(evening)).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(heading(page)).toHaveText(say('cue.budget.name'));
});

test('TIM-6 taking back a cue that would have expired meanwhile shows the next one @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await leap(page, 13_000);
  await named(page, say('cue.done')).tap();
  await leap(page, 4000);
  await page.keyboard.press('z');
  await expect(heading(page)).toHaveText(say('cue.budget.name'));
  await expect(shownClock(page)).toHaveText('10');
  const { log } = await exportFromMenu(page, say);
  expect(log.filter(({ type }) => type === 'cue-closed')).toMatchObject([{ at: 15_000, how: 'expired' }]);
});

test('TIM-6 a pause makes the confirmation final; opening the menu does not @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await named(page, say('cue.done')).tap();
  await named(page, say('cue.menu')).tap();
  await leap(page, 3000);
  await named(page, say('menu.resume')).tap();
  await expect(takeBack(evening)).toBeVisible();
  await page.getByRole('button', { name: say('cue.pause') }).tap();
  await expect(takeBack(evening)).toHaveCount(0);
});

test('RES-15 pages of steps can be taken back one by one, however late, but no further than the first', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await toStep(evening, 'missions');
  await leap(page, 3_600_000);
  const back = named(page, say('step.back'));
  for (const step of ['base-defense', 'global-defense', 'orbital-defense', 'research', 'audit']) {
    await back.tap();
    await expect(heading(page)).toHaveText(say(`step.${step}.name`));
  }
  await expect(back).toBeDisabled();
});

/** Opens the correction of the last report. */
async function correct({ page, say }: Evening): Promise<void> {
  await named(page, say('cue.menu')).click();
  await named(page, say('menu.correct')).click();
  await expect(page.getByRole('heading', { name: say('correct.name') })).toBeVisible();
}

const save = ({ page, say }: Evening) =>
  page.locator('dialog').getByRole('button', { name: say('correct.save'), exact: true });

test('RES-16 a report can be corrected while the next round’s first cue is open: the budget changes, the countdown goes on', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await toNextRound(evening);
  await leap(page, 4000);
  await correct(evening);
  await expect(page.getByText(say('correct.note', { round: 1 }))).toBeVisible();
  for (const continent of ['asia', 'europe', 'africa']) {
    await page.locator(`[data-continent=${continent}]`).focus();
    await page.keyboard.press('r');
  }
  await save(evening).tap();
  await expect(heading(page)).toHaveText(say('cue.new-technology.name'));
  await expect(shownClock(page)).toHaveText('11');
  await named(page, say('cue.done')).tap();
  // Three yellow and three red continents give nine credits (six yellow ones twelve), plus those of the difficulty.
  const credits = 9 + pressure.normal.credits;
  await expect(plate(page).getByText(say('cue.budget.do', { credits }))).toBeVisible();
});

test('RES-16 a report cannot be corrected once the first cue has closed @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await named(page, say('cue.menu')).tap();
  await expect(named(page, say('menu.correct'))).toBeDisabled();
  await named(page, say('menu.resume')).tap();
  await toNextRound(evening);
  await named(page, say('cue.menu')).tap();
  await expect(named(page, say('menu.correct'))).toBeEnabled();
  await named(page, say('menu.resume')).tap();
  await leap(page, 15_000);
  await expect(heading(page)).toHaveText(say('cue.budget.name'));
  await named(page, say('cue.menu')).tap();
  await expect(named(page, say('menu.correct'))).toBeDisabled();
});

test('RES-17 what is found out after that is told from the menu, changes nothing now, and is said between the rounds', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  const look = screenChecker(page);
  await named(page, say('cue.menu')).tap();
  await expect(named(page, say('menu.late'))).toHaveCount(0);
  await named(page, say('menu.resume')).tap();
  await toNextRound(evening);
  await named(page, say('cue.done')).tap();
  await expect(heading(page)).toHaveText(say('cue.budget.name'));
  const clock = (await shownClock(page).textContent()) ?? '';
  await named(page, say('cue.menu')).tap();
  await named(page, say('menu.late')).tap();
  await expect(page.getByText(say('late.note', { round: 1 }))).toBeVisible();
  await page.locator('[data-continent=asia]').focus();
  await page.keyboard.press('r');
  await page.getByRole('spinbutton', { name: say('correct.orbitUfos') }).press('2');
  await look('what was found out late');
  await page
    .locator('dialog')
    .getByRole('button', { name: say('late.save'), exact: true })
    .tap();
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(heading(page)).toHaveText(say('cue.budget.name'));
  await expect(shownClock(page)).toHaveText(clock);
  await toRoundEnd(evening);
  await expect(page.getByText(say('late.name'))).toBeVisible();
  await expect(page.getByText(`${say('continent.asia')}: ${say('zone.red')}`)).toBeVisible();
  await expect(page.getByText(`${say('correct.orbitUfos')}: 2`)).toBeVisible();
  await look('between the rounds, with what was found out late');
});

test('RES-16 a correction can end the game, and one from the end screen can revive it @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await toStep(evening, 'missions');
  await correct(evening);
  const answers = page.getByRole('group', { name: say('correct.baseDestroyed') });
  await answers.getByRole('radio', { name: say('answer.yes') }).check();
  await save(evening).tap();
  await expect(heading(page)).toHaveText(say('end.lost'));
  await expect(page.getByText(say('end.why.base-destroyed')).first()).toBeVisible();
  await named(page, say('end.correct')).tap();
  await answers.getByRole('radio', { name: say('answer.no') }).check();
  await save(evening).tap();
  await expect(heading(page)).toHaveText(say('step.missions.name'));
});

test('RES-16 a correction left without saving changes nothing @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await toNextRound(evening);
  const before = await exportFromMenu(page, say);
  await correct(evening);
  await page.locator('[data-continent=asia]').focus();
  await page.keyboard.press('o');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: say('menu.name') })).toBeVisible();
  await page.keyboard.press('Escape');
  const after = await exportFromMenu(page, say);
  const withoutMenu = ({ log }: typeof after) => log.filter(({ type }) => !type.startsWith('menu-'));
  expect(withoutMenu(after)).toEqual(withoutMenu(before));
});
