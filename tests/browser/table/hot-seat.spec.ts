import { expect, type Locator, type Page } from '@playwright/test';
import type { Role } from '../../../src/content/roles.ts';
import { desk, phone } from '../tools/device.ts';
import { type Evening, inSettings, named } from '../tools/evening.ts';
import { byKeyboard, byKeyboardKeepingFocus, byMouse, byTouch } from '../tools/hands.ts';
import { ending, expectEngineAgrees, playTable, seatPerson, sitAtTable } from '../tools/round-table.ts';
import { test } from '../tools/test.ts';

const names: Readonly<Record<Role, string>> = {
  commander: 'Ann',
  'chief-scientist': 'Ann',
  'central-officer': 'Ben',
  'squad-leader': 'Ben',
};
const couple = { seed: 6, names, difficulty: 'easy', speed: 0.2 } as const;

/** The hand-over dialog, which calls the next person to the screen. */
const card = (page: Page) => page.locator('dialog.hand-over');
const barOf = ({ page, say }: Evening, name: string, role: Role) =>
  page.getByRole('button', { name: `${name} ${say(`role.${role}`)}`, exact: true });
const plateName = (page: Page) => page.locator('.top [data-part=cue] .name');
/** The name of the open cue or step. */
const title = async (page: Page) => (await page.locator('h1').first().textContent()) ?? '';

/** Whether this very dialog was asked about before: it stays open while a test looks twice. */
const isSeen = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const seen = element.hasAttribute('data-seen');
    element.setAttribute('data-seen', '');
    return seen;
  });

/** Records whom the hand-over dialog calls and who is named in the timed phase, and calls that should not happen. */
function recordTurns({ page }: Evening) {
  const turns = { called: [] as string[], timed: new Set<string>(), unexpected: [] as string[] };
  // The same person is called again only after somebody else or a timed phase.
  let last = '';
  const record = async (): Promise<void> => {
    const timed = (await page.locator('.top .plate:not(.dark)').count()) > 0;
    if (timed) last = '';
    const name = await plateName(page).allTextContents();
    if (timed) for (const one of name) turns.timed.add(one);
    if ((await card(page).count()) === 0 || (await isSeen(card(page)))) return;
    const who = (await card(page).locator('h2').textContent()) ?? '';
    turns.called.push(who);
    if (timed || who === last) turns.unexpected.push(`${who} called at ${await title(page)}`);
    last = who;
  };
  return { turns, record };
}

test('TAB-1 two people share four roles for a whole round, by touch on a phone; a reload keeps their names', async ({
  browser,
}) => {
  const evening = await sitAtTable(browser, { ...couple, hands: () => byTouch, context: phone });
  const { page, say } = evening;
  const { turns, record } = recordTurns(evening);
  const expectNames = async () => {
    for (const role of ['commander', 'chief-scientist', 'central-officer', 'squad-leader'] as const) {
      await expect(barOf(evening, names[role], role)).toBeVisible();
    }
  };
  await expectNames();
  await expect(plateName(page)).toHaveText('Ann');

  await playTable(evening, async () => {
    await record();
    return (await plateName(page).allTextContents()).includes('Ben');
  });
  await page.reload();
  await evening.hands.press(named(page, say('back.go')));
  await expectNames();
  await expect(plateName(page)).toHaveText('Ben');

  // In the resolution phase a reload repeats the call.
  await playTable(evening, async () => (await card(page).count()) > 0);
  const called = await card(page).locator('h2').textContent();
  await page.reload();
  await expect(card(page).locator('h2')).toHaveText(called ?? '');
  await expect(card(page)).toBeFocused();
  turns.called = [];

  const next = say('cue.round', { round: 2 });
  await playTable(evening, async () => {
    await record();
    const isBegun = (await page.locator('.top .plate:not(.dark)').count()) > 0;
    return isBegun && ((await page.locator('.top .round').textContent())?.includes(next) ?? false);
  });
  expect(turns.unexpected).toEqual([]);
  expect([...turns.timed].toSorted()).toEqual(['Ann', 'Ben']);
  expect(turns.called).toContain('Ann');
  expect(turns.called).toContain('Ben');
  await expect(page.locator('.top .plate:not(.dark)')).toBeVisible();
  await expectNames();
});

test('TAB-1 two people play a whole game at one screen, by keyboard alone; the focus is never lost, and the engine agrees with every event @sweep', async ({
  browser,
}) => {
  const seating = { ...couple, difficulty: 'expert', hands: byKeyboard, context: desk } as const;
  const evening = await sitAtTable(browser, seating);
  const { turns, record } = recordTurns(evening);
  await playTable({ ...evening, hands: byKeyboardKeepingFocus(evening.page) }, async () => {
    await record();
    return false;
  });
  await expect(ending(evening)).toBeVisible();
  await expect(evening.page.locator(':focus')).toHaveRole('heading');
  expect(turns.unexpected).toEqual([]);
  expect([...turns.timed].toSorted()).toEqual(['Ann', 'Ben']);
  expect(new Set(turns.called)).toEqual(new Set(['Ann', 'Ben']));
  await expectEngineAgrees(evening);
});

test('the hand-over is closed by Enter, Space or Escape, and can be switched off @sweep', async ({ browser }) => {
  const evening = await sitAtTable(browser, { ...couple, hands: () => byMouse, context: desk });
  const { page, say } = evening;
  for (const key of ['Enter', ' ', 'Escape']) {
    await playTable(evening, async () => (await card(page).count()) > 0);
    const step = await title(page);
    await page.keyboard.press(key);
    await expect(card(page)).toHaveCount(0);
    expect(await title(page)).toBe(step);
  }
  await inSettings(evening, () => page.getByRole('switch', { name: say('settings.hand-over') }).click());
  const { turns, record } = recordTurns(evening);
  await playTable(evening, async () => {
    await record();
    return (await page.locator('.top .plate:not(.dark)').count()) > 0;
  });
  expect(turns.called).toEqual([]);
});

test('in the middle of a cue a role can go to a bot, back, and to a new person @sweep', async ({ browser }) => {
  const evening = await sitAtTable(browser, { ...couple, speed: 0.05, hands: () => byMouse, context: desk });
  const { page, say } = evening;
  const cue = await title(page);
  await expect(plateName(page)).toHaveText('Ann');
  await barOf(evening, 'Ann', 'chief-scientist').click();
  await expect(plateName(page)).toHaveText('Ann');
  await named(page, say('crew.to-bot')).click();
  await expect(plateName(page)).toHaveCount(0);
  await page.getByRole('button', { name: `${say('crew.bot')} ${say('role.chief-scientist')}` }).click();
  await named(page, say('crew.take-over')).click();
  await expect(plateName(page)).toHaveText('Ann');

  await page.keyboard.press('c');
  const role = page.getByRole('combobox', { name: say('role.chief-scientist'), exact: true });
  await role.selectOption('bot');
  await expect(role).toHaveValue('bot');
  await role.selectOption('name:Ben');
  await seatPerson(evening, role, 'Zoë  of the Long, Long Name');
  await named(page, say('menu.resume')).click();
  await expect(plateName(page)).toHaveText('Zoë of the Long');
  await expect(card(page)).toHaveCount(0);
  expect(await title(page)).toBe(cue);
});

test('CLK-10 people at the screen can pause the clock even if a bot is the Central Officer @sweep', async ({
  browser,
}) => {
  const evening = await sitAtTable(browser, {
    seed: 6,
    speed: 0.05,
    bots: ['central-officer'],
    hands: () => byMouse,
    context: desk,
  });
  const { page, say } = evening;
  await playTable(evening, async () => (await page.locator('.top .side:enabled').first().count()) > 0);
  await page.locator('.top .side').first().click();
  await expect(named(page, say('cue.resume'))).toBeEnabled();
  await named(page, say('cue.resume')).click();
  await expect(named(page, say('cue.done'))).toBeVisible();
  await page.keyboard.press('p');
  await expect(named(page, say('cue.resume'))).toBeVisible();
});
