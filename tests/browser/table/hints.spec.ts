import { type Browser, expect, type Page } from '@playwright/test';
import type { Game } from '../../../src/host/index.ts';
import type { PublicState } from '../../../src/rules/index.ts';
import { gameUpTo, lateGame, once, openGame } from '../tools/brought-games.ts';
import { desk, largeLetters, phone, setSpeed } from '../tools/device.ts';
import { inSettings, named } from '../tools/evening.ts';
import { byMouse } from '../tools/hands.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { atRest } from '../tools/look.ts';
import { sitAtTable } from '../tools/round-table.ts';
import { test } from '../tools/test.ts';

test('following only hints plays a whole round; each hint names a role and a reason @sweep', async ({ browser }) => {
  const evening = await sitAtTable(browser, { seed: 6, hands: () => byMouse, context: desk, speed: 0.2 });
  const { page, say } = evening;
  const hint = page.locator('.hint');
  const roles = ['commander', 'chief-scientist', 'central-officer', 'squad-leader'].map((role) => say(`role.${role}`));
  let followed = 0;
  while ((await page.locator('main.round').count()) === 0) {
    await named(page, say('common.hint')).click();
    const role = (await hint.locator('b').textContent()) ?? '';
    expect(roles).toContain(role);
    expect(await hint.locator('p span').textContent()).not.toBe('');
    await hint.getByRole('button', { name: say('table.hint-follow') }).click();
    await expect(hint).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    followed += 1;
  }
  expect(followed).toBeGreaterThan(20);
});

test('a hint is closed by its shortcut and by the next event, and can be switched off', async ({ browser }) => {
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
  await expect(named(page, say('common.hint'))).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(hint).toHaveCount(0);
});

test('the hint says so when only bots have something to do @sweep', async ({ browser }) => {
  const evening = await sitAtTable(browser, {
    seed: 6,
    bots: ['commander', 'chief-scientist', 'central-officer'],
    hands: () => byMouse,
    context: desk,
    speed: 0.01,
  });
  const { page, say } = evening;
  await named(page, say('common.hint')).click();
  await expect(page.locator('.hint')).toHaveText(say('table.hint-none'));
});

const upTo = (matches: (open: PublicState) => boolean) => once(() => gameUpTo('easy', matches));
/** Moments at which the tests ask for a hint. */
const moments = {
  'the final squad': upTo(({ cue }) => cue?.kind === 'deploy-final-squad'),
  'UFOs detected': upTo(({ cue }) => cue?.kind === 'ufos-detected'),
  'the fullest table': lateGame,
  'a question': upTo(({ step, board }) => step === 'crises' && (board?.choices[0]?.options.length ?? 0) > 6),
  'a task': upTo(({ board }) => board?.task?.kind === 'base-defense' && board.task.roll === null),
  'a roll': upTo(({ board }) => board?.task?.kind === 'global-defense' && board.task.roll !== null),
};

/** Elements that overlap the hint, and parts of the hint that are clipped or off screen. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hint = document.querySelector('.hint');
    if (hint === null) return ['no hint'];
    const boxOf = (one: Element) => one.getBoundingClientRect();
    const { left, top, right, bottom } = boxOf(hint);
    const isOutside = (box: DOMRect) =>
      box.left < left - 1 || box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1;
    const found =
      left < 0 || top < 0 || right > document.documentElement.clientWidth || bottom > innerHeight
        ? ['beyond the screen']
        : [];
    found.push(...[...hint.children].filter((one) => isOutside(boxOf(one))).map((one) => `cut: ${one.textContent}`));
    const others = '[data-piece], [data-place], .world text, .choice li, .card, .hands, .acts, .crew li, nav, .top';
    for (const one of document.querySelectorAll(others)) {
      const box = boxOf(one);
      // A map that is zoomed in shows only what is in its frame.
      const frame = boxOf(one.closest('svg') ?? one);
      const across = Math.min(box.right, frame.right, right) - Math.max(box.left, frame.left, left);
      const down = Math.min(box.bottom, frame.bottom, bottom) - Math.max(box.top, frame.top, top);
      const isSeen = one.checkVisibility({ visibilityProperty: true }) && !one.contains(hint);
      if (isSeen && across > 1 && down > 1) found.push(one.outerHTML.slice(0, 80));
    }
    return found;
  });

const screens = {
  'a phone': { context: phone, sizes: [phone.viewport] },
  'a desk': {
    context: desk,
    sizes: [desk.viewport, { width: 1440, height: 900 }, { width: 1920, height: 1080 }],
  },
};

/** Asserts that the hint overlaps nothing, on each screen and in every language. */
async function expectRoomForHints(browser: Browser, game: Game): Promise<void> {
  for (const [screen, { context, sizes }] of Object.entries(screens)) {
    const page = await openGame(browser, game, { language: 'en', context });
    await expect(page.locator('main.table')).toBeVisible();
    await setSpeed(page, 0);
    const hint = page.locator('.hint');
    await inEveryLanguage(page, async (language) => {
      // A new hint is scrolled into view.
      await page.keyboard.press('t');
      await expect(hint).toBeVisible();
      for (const size of sizes) {
        if (size) await page.setViewportSize(size);
        await atRest(page);
        const where = { screen, language, size };
        expect({ ...where, overlaps: await overlaps(page) }).toEqual({ ...where, overlaps: [] });
      }
      await page.keyboard.press('t');
      await expect(hint).toHaveCount(0);
    });
    await page.context().close();
  }
}

for (const [moment, find] of Object.entries(moments)) {
  test(`a hint covers nothing and is fully visible, in every language: ${moment} @sweep`, ({ browser }) =>
    expectRoomForHints(browser, find()));

  test(`at 200 % font size a hint covers nothing and is fully visible, in every language: ${moment} @sweep`, async ({
    playwright,
  }) => {
    const browser = await playwright.chromium.launch(largeLetters);
    await expectRoomForHints(browser, find());
    await browser.close();
  });
}

/** Whether a choice asks about units that share names but are in different places. */
function asksOfNamesakes({ step, board }: PublicState): boolean {
  const [choice] = board?.choices ?? [];
  if (!board || step !== 'crises' || choice?.about !== 'unit') return false;
  const asked = board.units.filter(({ id }) => choice.options.includes(id));
  const placed = new Set(asked.map(({ kind, at }) => `${kind} ${at}`));
  return (
    placed.size === asked.length &&
    asked.every((one) => asked.some(({ id, kind }) => id !== one.id && kind === one.kind))
  );
}

test('a hint adds a unit’s place where several units share a name @sweep', async ({ browser }) => {
  const page = await openGame(browser, gameUpTo('easy', asksOfNamesakes), { language: 'de', context: desk });
  // Without its worker the hint is the planner's, which is deterministic.
  await page.route('**/worker-*.js', (route) => route.abort());
  await expect(page.locator('.choice')).toBeVisible();
  const options = await page
    .locator('.choice li button')
    .evaluateAll((all) =>
      all.map((one) => ['b .wrapped', '.text'].map((part) => one.querySelector(part)?.textContent)),
    );
  const double = options.filter(([name]) => options.filter(([other]) => other === name).length > 1);
  await page.keyboard.press('t');
  const words = await page.locator('.hint p').textContent();
  expect(double.filter(([name, where]) => words?.includes(`${name} (${where})`))).toHaveLength(1);
});
