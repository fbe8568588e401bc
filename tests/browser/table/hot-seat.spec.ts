import { expect, type Page } from '@playwright/test';
import type { Role } from '../../../src/content/roles.ts';
import { desk, phone } from '../tools/device.ts';
import { type Evening, inSettings, named } from '../tools/evening.ts';
import { byKeyboard, byKeyboardHeld, byMouse, byTouch } from '../tools/hands.ts';
import { endsAsPlayed, playTable, type Seating, seat, sitAtTable } from '../tools/round-table.ts';
import { test } from '../tools/test.ts';

const names: Readonly<Record<Role, string>> = {
  commander: 'Ann',
  'chief-scientist': 'Ann',
  'central-officer': 'Ben',
  'squad-leader': 'Ben',
};
const couple = { seed: 6, names, difficulty: 'easy', speed: 0.2 } as const;

const card = (page: Page) => page.locator('dialog.hand-over');
const barOf = ({ page, say }: Evening, name: string, role: Role) =>
  page.getByRole('button', { name: `${name} ${say(`role.${role}`)}`, exact: true });
const plateName = (page: Page) => page.locator('.top [data-part=cue] .name');
/** On which cue or step the table stands. */
const title = async (page: Page) => (await page.locator('h1').first().textContent()) ?? '';

/** Whose turn the screen says it is, each time it says so. */
function turns({ page }: Evening) {
  const heard = { called: [] as string[], timed: new Set<string>(), amiss: [] as string[] };
  // Between two calls of the same person somebody else was at the screen, if only in the timed phase.
  let last = '';
  const listen = async (): Promise<void> => {
    const timed = (await page.locator('.top .plate').count()) > 0;
    if (timed) last = '';
    const name = await plateName(page).allTextContents();
    if (timed) for (const one of name) heard.timed.add(one);
    if ((await card(page).count()) === 0) return;
    const who = (await card(page).locator('h2').textContent()) ?? '';
    heard.called.push(who);
    if (timed || who === last) heard.amiss.push(`${who} called at ${await title(page)}`);
    last = who;
  };
  return { heard, listen };
}

/** How they sit down, and what works the table then. */
const seats: readonly (readonly [string, Pick<Seating, 'hands' | 'context'>, Seating['hands']])[] = [
  ['by keyboard on a desk', { hands: byKeyboard, context: desk }, byKeyboardHeld],
  ['by touch on a phone', { hands: () => byTouch, context: phone }, () => byTouch],
];
for (const [how, sitting, work] of seats) {
  test(`TAB-1 two people share four roles for a whole round, ${how}; a reload forgets no name`, async ({ browser }) => {
    const sat = await sitAtTable(browser, { ...couple, ...sitting });
    const evening = { ...sat, hands: work(sat.page) };
    const { page, say } = evening;
    const { heard, listen } = turns(evening);
    const seen = async () => {
      for (const role of ['commander', 'chief-scientist', 'central-officer', 'squad-leader'] as const) {
        await expect(barOf(evening, names[role], role)).toBeVisible();
      }
    };
    await seen();
    await expect(plateName(page)).toHaveText('Ann');

    await playTable(evening, async () => {
      await listen();
      return (await plateName(page).allTextContents()).includes('Ben');
    });
    await page.reload();
    await evening.hands.press(named(page, say('back.go')));
    await seen();
    await expect(plateName(page)).toHaveText('Ben');

    // In the resolution phase whoever comes back is called, too.
    await playTable(evening, async () => (await card(page).count()) > 0);
    const called = await card(page).locator('h2').textContent();
    await page.reload();
    await expect(card(page).locator('h2')).toHaveText(called ?? '');
    await expect(card(page).getByRole('button')).toBeFocused();
    heard.called = [];

    const next = say('cue.round', { round: 2 });
    await playTable(evening, async () => {
      await listen();
      const isBegun = (await page.locator('.top .plate').count()) > 0;
      return isBegun && ((await page.locator('.top .round').textContent())?.includes(next) ?? false);
    });
    expect(heard.amiss).toEqual([]);
    expect([...heard.timed].toSorted()).toEqual(['Ann', 'Ben']);
    expect(heard.called).toContain('Ann');
    expect(heard.called).toContain('Ben');
    await expect(page.locator('.top .plate')).toBeVisible();
    await seen();
  });
}

test('TAB-1 two people play a whole game at one screen; the engine makes the same of the same intents', async ({
  browser,
}) => {
  const seating = { ...couple, difficulty: 'expert', hands: () => byMouse, context: desk } as const;
  const evening = await sitAtTable(browser, seating);
  const { heard, listen } = turns(evening);
  await playTable(evening, async () => {
    await listen();
    return false;
  });
  expect(heard.amiss).toEqual([]);
  expect([...heard.timed].toSorted()).toEqual(['Ann', 'Ben']);
  expect(new Set(heard.called)).toEqual(new Set(['Ann', 'Ben']));
  await endsAsPlayed(evening);
});

test('the hand-over is one press: Enter, Space or Escape; and none at all where people wish so', async ({
  browser,
}) => {
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
  const { heard, listen } = turns(evening);
  await playTable(evening, async () => {
    await listen();
    return (await page.locator('.top .plate').count()) > 0;
  });
  expect(heard.called).toEqual([]);
});

test('a role goes to a bot and back in the middle of a cue, and to somebody new', async ({ browser }) => {
  const evening = await sitAtTable(browser, { ...couple, speed: 0.05, hands: () => byMouse, context: desk });
  const { page, say } = evening;
  const cue = await title(page);
  await expect(plateName(page)).toHaveText('Ann');
  await barOf(evening, 'Ann', 'chief-scientist').click();
  await expect(plateName(page)).toHaveCount(0);
  await barOf(evening, say('crew.bot'), 'chief-scientist').click();
  await expect(plateName(page)).toHaveText('Ann');

  await page.keyboard.press('c');
  const role = page.getByRole('combobox', { name: say('role.chief-scientist'), exact: true });
  await role.selectOption('bot');
  await expect(role).toHaveValue('bot');
  await role.selectOption('name:Ben');
  await seat(evening, role, 'Zoë  of the Long, Long Name');
  await named(page, say('menu.resume')).click();
  await expect(plateName(page)).toHaveText('Zoë of the Long');
  await expect(card(page)).toHaveCount(0);
  expect(await title(page)).toBe(cue);
});

test('CLK-10 where a bot is the Central Officer, the people at the screen still stop the clock', async ({
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
