import { type Browser, expect, type Page } from '@playwright/test';
import { desk, newDevice, phone, sayer, slowSpeed } from '../tools/device.ts';
import { begin, type Evening, named, playTimedPhase, toStep } from '../tools/evening.ts';
import { byKeyboard, byMouse, byTouch, doublePress, doubleTap, rested } from '../tools/hands.ts';
import { leaveAndReturn, storedGame, storedRows } from '../tools/kept.ts';
import { changeSettings } from '../tools/languages.ts';
import { sitAtTable } from '../tools/round-table.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

/** Opens the app on a phone on which a button ignores presses for as long as for people. */
async function setUp(browser: Browser): Promise<Evening> {
  const { page } = await newDevice(browser, { seed: 31, speed: slowSpeed, motion: true });
  return { page, say: await sayer('en'), hands: byTouch, look: async () => {} };
}

const closedCues = async (page: Page) =>
  (await storedGame(page)).log.filter(({ type }) => type === 'cue-closed').length;

/** A table whose buttons ignore presses for as long as for people. */
const seating = { seed: 6, speed: slowSpeed, motion: true } as const;

test('a double tap on the begin button begins only one game', async ({ browser }) => {
  const { page, say } = await setUp(browser);
  await byTouch.press(page.getByRole('button', { name: say('difficulty.normal') }));
  await named(page, say('setup.begin')).dblclick();
  await expect(page.locator('section.plate').getByRole('heading')).toHaveText(say('cue.new-technology.name'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await storedRows(page)).toHaveLength(1);
});

test('a double tap on Delete deletes nothing; the address of a deleted game says that it is gone', async ({
  browser,
}) => {
  const evening = await setUp(browser);
  const { page, say } = evening;
  await begin(evening);
  const address = page.url();
  await page.goto('./#/games');
  await named(page, say('games.delete')).dblclick();
  await expect(page.getByText(say('games.delete-sure'))).toBeVisible();
  expect(await storedRows(page)).toHaveLength(1);
  await byTouch.press(named(page, say('games.delete')));
  await expect(page.getByText(say('games.deleted'))).toBeVisible();
  expect(await storedRows(page)).toEqual([]);
  await page.goto(address);
  await expect(page.getByText(say('games.missing'))).toBeVisible();
});

test('a double tap on DONE or a held key confirms only one cue', async ({ browser }) => {
  const evening = await setUp(browser);
  const { page, say } = evening;
  await begin(evening);
  const closed = () => closedCues(page);
  await named(page, say('cue.done')).dblclick();
  await expect.poll(closed).toBe(1);
  await named(page, say('cue.done')).focus();
  await rested(named(page, say('cue.done')));
  for (let i = 0; i < 5; i += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect.poll(closed).toBe(2);
  await byTouch.press(named(page, say('cue.take-back')));
  await leaveAndReturn(page, say('back.name'));
  expect(await closed()).toBe(1);
});

test('CLK-10 at the virtual table a double click on DONE or a double Enter confirms only one cue @sweep', async ({
  browser,
}) => {
  const { page, say } = await sitAtTable(browser, { ...seating, hands: () => byMouse, context: desk });
  const done = named(page, say('cue.done'));
  await done.dblclick();
  await expect.poll(() => closedCues(page)).toBe(1);
  await done.evaluate((button) => (button as HTMLElement).blur());
  await doublePress(page, 'Enter');
  await expect.poll(() => closedCues(page)).toBe(2);
  await byKeyboard(page).press(named(page, say('cue.menu')));
  expect(await closedCues(page)).toBe(2);
});

test('CLK-10 on a phone a double tap on DONE at the virtual table confirms only one cue @sweep', async ({
  browser,
}) => {
  const { page, say } = await sitAtTable(browser, { ...seating, hands: () => byTouch, context: phone });
  await doubleTap(named(page, say('cue.done')));
  await byTouch.press(named(page, say('cue.menu')));
  expect(await closedCues(page)).toBe(1);
});

test('CLK-10 a second tap that a busy phone delivers late does not confirm the next cue @sweep', async ({
  browser,
}) => {
  const { page, say } = await sitAtTable(browser, { ...seating, hands: () => byTouch, context: phone });
  const done = named(page, say('cue.done'));
  await doubleTap(done, async () => {
    await expect.poll(() => closedCues(page)).toBe(1);
    await rested(done);
  });
  await byTouch.press(named(page, say('cue.menu')));
  expect(await closedCues(page)).toBe(1);
});

test('a double press on the next-step button advances only one page @sweep', async ({ browser }) => {
  const evening = await setUp(browser);
  const { page, say } = evening;
  await begin(evening);
  await playTimedPhase(evening, 1);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(say('step.audit.name'));
  await page.locator('.foot .button').dblclick();
  await expect(title).toHaveText(say('step.research.name'));
  await title.focus();
  await doublePress(page, 'Enter');
  await expect(title).toHaveText(say('step.orbital-defense.name'));
  await byTouch.press(named(page, say('cue.menu')));
  await expect(page.getByRole('dialog')).toBeVisible();
  const opened = (await storedGame(page)).log.filter(({ type }) => type === 'step-opened').length;
  expect(opened).toBe(5);
});

test('a double tap takes the dice out and ends no step, rolls once, and a press that ends the tumbling rolls nothing', async ({
  browser,
}) => {
  const evening = await setUp(browser);
  const { page, say } = evening;
  await begin(evening);
  await toStep(evening, 'orbital-defense');
  // So many UFOs that two rolls leave some.
  const more = page.getByRole('button', { name: say('odds.more', { what: say('odds.ufos') }) });
  for (let ufos = 0; ufos < 9; ufos += 1) await byTouch.press(more);
  const threat = page.getByRole('group', { name: say('threat.name') }).getByRole('button', { pressed: true });
  await rested(page.locator('.foot .filled'));
  await doubleTap(named(page, say('step.roll')));
  await expect(page.locator('.tray')).toBeVisible();
  await rested(page.locator('.foot .filled'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('step.orbital-defense.name'));
  const roll = page.locator('.tray .filled');
  await doubleTap(roll);
  await expect(page.locator('.tray .words')).toContainText(/\d/);
  await expect(threat).toHaveText('2');
  await rested(roll);
  await byTouch.press(roll);
  // The dice tumble for longer than the button rests.
  await rested(roll);
  await expect(page.locator('.tray .words')).not.toContainText(/\d/);
  await roll.tap({ force: true });
  await expect(page.locator('.tray .words')).toContainText(/\d/);
  await rested(roll);
  await expect(threat).toHaveText('3');
});

for (const [held, viewport] of [
  ['upright', phone.viewport],
  ['on its side', { width: 844, height: 390 }],
] as const) {
  test(`in the left hand, on a phone ${held}, a double tap takes the dice out and nothing back${sweepBut(held === 'upright')}`, async ({
    browser,
  }) => {
    const context = { ...phone, viewport: viewport ?? null };
    const { page } = await newDevice(browser, { seed: 31, speed: slowSpeed, motion: true, context });
    const evening: Evening = { page, say: await sayer('en'), hands: byTouch, look: async () => {} };
    const { say } = evening;
    await begin(evening);
    await changeSettings(page, { leftHanded: true });
    await toStep(evening, 'orbital-defense');
    const back = named(page, say('step.back'));
    const edge = async () => (await back.boundingBox())?.x;
    const before = await edge();
    await doubleTap(named(page, say('step.roll')));
    await expect(page.locator('.tray')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('step.orbital-defense.name'));
    expect(await edge()).toBe(before);
  });
}
