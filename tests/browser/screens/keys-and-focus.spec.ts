import { type Browser, expect, type Page } from '@playwright/test';
import type { PublicState, State } from '../../../src/rules/index.ts';
import { gameUpToFirst, openGame } from '../tools/brought-games.ts';
import { desk, leap, phone, sayer, setSpeed } from '../tools/device.ts';
import { named, shownClock, sitDown } from '../tools/evening.ts';
import { byMouse, doublePress, dragByMouse, rested } from '../tools/hands.ts';
import { storedGame } from '../tools/kept.ts';
import { sitAtTable } from '../tools/round-table.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a game of bots at the first matching moment, with the clock stopped and keyboard focus visible. */
async function openAt(
  browser: Browser,
  matches: (open: PublicState, state: State) => boolean,
  { context = desk } = {},
) {
  const game = gameUpToFirst('easy', matches);
  const page = await openGame(browser, game, { language: 'en', context });
  await expect(page.locator('main.table')).toBeVisible();
  await setSpeed(page, 0);
  // A first key press makes the focus visible.
  await page.keyboard.press('Tab');
  return { page, say: await sayer('en') };
}

test('Enter on a disabled place does not end the cue', async ({ browser }) => {
  const { page, say } = await openAt(browser, ({ cue }) => cue?.kind === 'deploy-interceptors');
  const closed = page.locator('.spot[aria-disabled=true]').first();
  await closed.focus();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(say('cue.deploy-interceptors.name'));
});

test('a held Enter on a place sends one unit there', async ({ browser }) => {
  const { page } = await openAt(browser, ({ cue }) => cue?.kind === 'deploy-interceptors');
  const place = page.locator('.spot.open').first();
  await place.focus();
  await rested(place);
  const sent = async () => (await storedGame(page)).log.filter(({ type }) => type === 'units-assigned').length;
  const before = await sent();
  for (let times = 0; times < 4; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect.poll(sent).toBe(before + 1);
});

test('RES-6 the focus moves from a place to the roll button, to the apply button, and back to the next roll @sweep', async ({
  browser,
}) => {
  const { page } = await openAt(
    browser,
    ({ step, board }) => step === 'global-defense' && board?.task === null && board.taken.length === 0,
  );
  const place = page.locator('.spot.open').first();
  await place.focus();
  await rested(place);
  await page.keyboard.press('Enter');
  const act = page.locator('.stage .act.filled');
  for (const dice of [0, 1, 0]) {
    await expect(page.locator('.stage .dice')).toHaveCount(dice);
    await expect(act).toBeFocused();
    await rested(act);
    await page.keyboard.press('Enter');
  }
});

test('a double click rolls once and does not apply the roll @sweep', async ({ browser }) => {
  const { page } = await openAt(
    browser,
    ({ board }) => board?.task?.kind === 'global-defense' && board.task.roll === null && board.threat === 1,
  );
  await page.locator('.stage .act.filled').dblclick();
  await expect(page.locator('.stage .dice')).toBeVisible();
  await page.locator('.stage .act.filled').click();
  await expect(page.locator('.stage .dice')).toHaveCount(0);
});

test('A pressed twice at once only rolls; pressed again later it applies the roll @sweep', async ({ browser }) => {
  const { page } = await openAt(
    browser,
    ({ board }) => board?.task?.kind === 'global-defense' && board.task.roll === null && board.threat === 1,
  );
  const dice = page.locator('.stage .dice');
  await doublePress(page, 'a');
  await expect(dice).toBeVisible();
  const left = async () => {
    await page.keyboard.press('a');
    return dice.count();
  };
  await expect.poll(left).toBe(0);
});

test('after a choice the focus is on DONE, and the other option is offered as an alternative @sweep', async ({
  browser,
}) => {
  const { page, say } = await openAt(
    browser,
    ({ cue, board }) => cue?.kind === 'crisis' && board?.drawn?.chosen === null && board.drawn.offered.length === 2,
  );
  const option = page.locator('.choice button:enabled').first();
  await option.focus();
  await rested(option);
  await page.keyboard.press('Enter');
  await expect(named(page, say('cue.done'))).toBeFocused();
  await expect(page.getByRole('button', { name: say('table.instead') })).toBeVisible();
});

test('closing a dialog restores the focus', async ({ browser }) => {
  const { page, say } = await openAt(browser, ({ step }) => step === 'recruit');
  const tab = page.getByRole('radio', { checked: true });
  for (const key of ['m', 'h', 'w', 'c', 'r']) {
    await tab.focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(tab).toBeFocused();
  }
  await named(page, say('cue.menu')).press('Enter');
  await named(page, say('menu.settings')).press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(named(page, say('cue.menu'))).toBeFocused();
});

test('arrow keys move between the tabs of cards and wrap around @sweep', async ({ browser }) => {
  const { page } = await openAt(browser, ({ step }) => step === 'recruit');
  const tabs = page.getByRole('radio');
  await expect(tabs).toHaveCount(5);
  await tabs.first().click();
  for (const [key, index] of [
    ['ArrowLeft', 4],
    ['ArrowRight', 0],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(index)).toBeFocused();
    await expect(tabs.nth(index)).toHaveAttribute('aria-checked', 'true');
  }
});

test('letter shortcuts work as the settings list them, until they are switched off there', async ({ browser }) => {
  const { page, say } = await openAt(browser, ({ cue }) => cue?.kind === 'budget');
  await page.keyboard.press('m');
  await named(page, say('menu.settings')).click();
  const letters = page.getByRole('definition').filter({ hasText: say('cue.pause') });
  await expect(letters).toBeVisible();
  await page.getByRole('switch', { name: say('settings.keys') }).click();
  await expect(letters).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('m');
  await page.keyboard.press('p');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(named(page, say('cue.resume'))).toHaveCount(0);
});

test('CLK-2 the last seconds of every cue are announced, even if the previous cue ended at the same number', async ({
  browser,
}) => {
  const { page, say } = await openAt(browser, ({ cue }) => cue?.kind === 'budget');
  const urgent = page.locator('[aria-live=assertive]');
  const toTen = async () => {
    const left = Number(await shownClock(page).textContent());
    await leap(page, (left - 10) * 1000);
    await expect(urgent).toHaveText(say('cue.seconds-left', { seconds: 10 }));
  };
  await toTen();
  await named(page, say('cue.done')).click();
  await expect(urgent).toHaveText('');
  await toTen();
});

test('CLK-1 the seconds a cue begins with are announced with it, and only once @sweep', async ({ browser }) => {
  const { page, say } = await sitAtTable(browser, {
    seed: 4,
    difficulty: 'expert',
    hands: () => byMouse,
    context: desk,
    speed: 0,
  });
  const seconds = (count: number) => say('cue.seconds-left', { seconds: count });
  const polite = page.locator('[aria-live=polite]').first();
  const urgent = page.locator('[aria-live=assertive]');
  await expect(polite).toContainText(seconds(10));
  await expect(urgent).toHaveText('');
  await leap(page, 5000);
  await expect(urgent).toHaveText(seconds(5));
});

test('CLK-9 what is to be done and the time left are announced when a dialog uncovers the game @sweep', async ({
  browser,
}) => {
  const { page, say } = await openAt(browser, ({ cue }) => cue?.kind === 'budget');
  const polite = page.locator('[aria-live=polite]').first();
  const left = await shownClock(page).textContent();
  await page.keyboard.press('m');
  const title = page.getByRole('dialog').getByRole('heading', { name: say('menu.name') });
  await expect(title).toBeFocused();
  await expect(polite).toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(polite).toContainText(say('cue.seconds-left', { seconds: Number(left) }));
});

test('Enter that ends an input method composition does not submit a name @sweep', async ({ browser }) => {
  const { page, say } = await openAt(browser, ({ step }) => step === 'research');
  await page.keyboard.press('c');
  await page.getByRole('combobox', { name: say('role.commander'), exact: true }).selectOption('new');
  const name = page.getByRole('textbox');
  await name.fill('xiao');
  await name.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true });
  await expect(name).toHaveValue('xiao');
  await name.press('Enter');
  await expect(name).toHaveCount(0);
});

test('of the bots’ moves only actions are announced, not reasons or confirmations @sweep', async ({ browser }) => {
  const { page, say } = await sitAtTable(browser, {
    seed: 5,
    difficulty: 'easy',
    bots: ['chief-scientist', 'central-officer', 'squad-leader'],
    hands: () => byMouse,
    context: desk,
    speed: 4,
  });
  const crew = page.locator('footer.crew');
  await expect(crew.locator('.log')).toContainText(say('told.done'));
  const told = crew.locator('[aria-live]');
  await expect(told).toHaveCount(1);
  await expect(told).not.toContainText(say('told.done'));
  await expect(told).toContainText(/^(Chief Scientist|Central Officer|Squad Leader) \S/);
});

test('DIR-9 on a phone the scanner switches to the world, which shows the forecast @sweep', async ({ browser }) => {
  const { page, say } = await openAt(browser, ({ cue, scanner }) => cue?.kind === 'assign-research' && scanner, {
    context: phone,
  });
  const parts = page.getByRole('navigation');
  await parts.getByRole('button', { name: say('table.part.labs') }).tap();
  await expect(page.locator('main.table.labs')).toBeVisible();
  await page.getByRole('button', { name: say('cue.scanner') }).tap();
  await expect(page.locator('main.table.world')).toBeVisible();
  await expect(page.locator('[data-piece^="foreseen:"]').first()).toBeVisible();
});

test('TIM-2 a drag that is still going on when the cue changes moves no other unit @sweep', async ({ browser }) => {
  const { page, say } = await openAt(
    browser,
    ({ cue, cueNumber }, { hidden }) =>
      cue?.kind === 'deploy-satellites' && hidden.schedule?.cues[cueNumber]?.kind === 'deploy-interceptors',
  );
  const [satellite, asia] = [page.locator('.piece.satellite:enabled').first(), page.locator('[data-place$=":asia"]')];
  await expect(satellite).toBeVisible();
  await dragByMouse(page, satellite, asia, async () => {
    await leap(page, Number(await shownClock(page).textContent()) * 1000);
    await expect(title(page)).toHaveText(say('cue.deploy-interceptors.name'));
    // Another mouse move looks for a target again.
    await asia.hover({ force: true });
  });
  await expect(page.locator('.continent [data-piece^="unit:interceptor"]')).toHaveCount(0);
});

for (const [script, keys] of [
  ['Cyrillic', { p: 'з', m: 'ь' }],
  ['Zhuyin', { p: 'ㄣ', m: 'ㄩ' }],
] as const) {
  test(`shortcuts go by key position on a ${script} keyboard${sweepBut(script === 'Cyrillic')}`, async ({
    browser,
  }) => {
    const { page, say } = await sitDown(browser, { context: desk });
    const press = (letter: keyof typeof keys) =>
      page.evaluate((init) => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true })), {
        key: keys[letter],
        code: `Key${letter.toUpperCase()}`,
      });
    await press('p');
    await expect(named(page, say('cue.resume'))).toBeVisible();
    await press('p');
    await expect(named(page, say('cue.done'))).toBeVisible();
    await press('m');
    await expect(page.getByRole('dialog', { name: say('menu.name') })).toBeVisible();
  });
}
