import { expect, type Page } from '@playwright/test';
import { desk, exportFromMenu, leap } from '../tools/device.ts';
import { named, plate, shownClock, sitDown, toCue, toNextRound, toStep, untilLit } from '../tools/evening.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { atRest, layoutChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const dialog = (page: Page) => page.locator('dialog');
const heading = (page: Page) => plate(page).getByRole('heading');

test('TIM-4 CLK-8 in every language Ending Timed Phase names the last chance for timed cards and cannot be paused', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page } = evening;
  await toCue(evening, 'ending');
  await inEveryLanguage(page, async (_, say) => {
    await expect(plate(page).getByText(say('cue.ending.do'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('cue.pause') })).toBeDisabled();
  });
});

test('CLK-1 a new cue shows its own countdown at once, never that of the previous cue @sweep', async ({ browser }) => {
  const { page, say } = await sitDown(browser);
  await expect(shownClock(page)).toHaveText('15');
  const seen = page.evaluate(
    (title) =>
      new Promise<string[]>((resolve) => {
        const all: string[] = [];
        new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent !== title) return;
          all.push(document.querySelector('[role=timer]')?.textContent ?? '');
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(all)));
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    say('cue.budget.name'),
  );
  await named(page, say('cue.done')).tap();
  const seconds = await seen;
  expect(seconds.length).toBeGreaterThan(0);
  expect(seconds.filter((text) => text.trim() !== '12')).toEqual([]);
});

test('CLK-6 a pause shows the draining pause time and the cue’s seconds left, and ends by itself at zero', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await leap(page, 2000);
  await page.getByRole('button', { name: say('cue.pause') }).tap();
  await leap(page, 20_000);
  await expect(shownClock(page)).toContainText('0:40');
  await expect(page.locator('.bar .mid')).toHaveText('13');
  await leap(page, 39_999);
  await expect(shownClock(page)).toContainText('0:01');
  await leap(page, 1001);
  await expect(shownClock(page)).toHaveText('12');
  await expect(page.getByRole('button', { name: say('cue.pause') })).toBeDisabled();
});

test('TIM-2 TIM-3 CLK-5 an XCOM cue closes at zero, an alien cue stays open; after an expired one the next XCOM cue has half its time and says so', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await leap(page, 15_000);
  await expect(heading(page)).toHaveText(say('cue.budget.name'));
  await toCue(evening, 'ufos-detected');
  await leap(page, 22_500);
  await expect(heading(page)).toHaveText(say('cue.ufos-detected.name'));
  await expect(shownClock(page)).toHaveText('+7');
  await expect(page.getByText(say('cue.next-half'))).toBeVisible();
  for (let turn = 0; turn < 9 && (await page.locator('section.plate.alien').count()) > 0; turn += 1) {
    await named(page, say('cue.done')).tap();
  }
  await expect(plate(page).getByText(say('cue.halved'))).toBeVisible();
  await named(page, say('cue.done')).tap();
  await expect(plate(page).getByText(say('cue.halved'))).toHaveCount(0);
});

test('CLK-9 the menu stops the clock at no cost in pause time, and says so', async ({ browser }) => {
  const { page, say } = await sitDown(browser);
  await leap(page, 6500);
  await named(page, say('cue.menu')).tap();
  await expect(page.getByText(say('menu.stopped'))).toBeVisible();
  await leap(page, 86_400_000);
  await named(page, say('menu.resume')).tap();
  await expect(shownClock(page)).toHaveText('9');
  await expect(page.getByRole('button', { name: say('cue.pause') })).toContainText('1:00');
});

test('CLK-9 the rules of a cue stop the clock, and say so @sweep', async ({ browser }) => {
  const { page, say } = await sitDown(browser);
  await page.getByRole('button', { name: say('cue.rules') }).tap();
  await expect(dialog(page).getByText(say('menu.stopped'))).toBeVisible();
  await leap(page, 60_000);
  await page.getByRole('button', { name: say('common.close') }).tap();
  await expect(shownClock(page)).toHaveText('15');
});

test('CLK-11 the history lists the cues of the round, how each ended, and the open one', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await named(page, say('cue.done')).tap();
  await expect(heading(page)).toHaveText(say('cue.budget.name'));
  const [credits = ''] = /\d+/.exec(await plate(page).innerText()) ?? [];
  expect(credits).not.toBe('');
  await leap(page, 12_000);
  await toCue(evening, 'ufos-detected');
  const places = await plate(page).locator('.place').allInnerTexts();
  const before = await page.locator('.tape i').count();
  await page.locator('button.history').tap();
  const rows = dialog(page).getByRole('listitem');
  await expect(rows).toHaveCount(before + 1);
  await expect(rows.nth(0)).toContainText(say('cue.new-technology.name'));
  await expect(rows.nth(0)).toContainText(say('history.done'));
  await expect(rows.nth(1)).toContainText(say('cue.budget.name'));
  await expect(rows.nth(1)).toContainText(say('history.expired'));
  await expect(rows.nth(1)).toContainText(`· ${credits}`);
  await expect(rows.last()).toContainText(say('history.open'));
  for (const place of places) {
    const [count = '', ...name] = place.split(/\s+/);
    await expect(rows.last()).toContainText(`${name.join(' ')} ${count}`);
  }
  await page.getByRole('button', { name: say('common.close') }).tap();
  await expect(dialog(page)).toHaveCount(0);
});

test('with the box a single device counts the credits beside the running clock, and a reload and the audit keep the count', async ({
  browser,
}) => {
  const evening = await sitDown(browser, { language: 'ru' });
  const { page, say } = evening;
  await toCue(evening, 'budget');
  const left = page.locator('main output');
  const budget = page.locator('button.count');
  await budget.tap();
  const credits = Number(await left.textContent());
  expect(credits).toBeGreaterThan(2);
  for (let units = 0; units < 2; units += 1) await named(page, say('count.fewer')).tap();
  await named(page, say('count.more')).tap();
  await expect(left).toHaveText(String(credits - 1));
  await expect(page.getByRole('button', { name: say('cue.pause') })).toBeEnabled();
  await layoutChecker(page)('the counter of a single device');
  await page.setViewportSize({ width: 360, height: 640 });
  await layoutChecker(page)('the counter on a small phone');
  await budget.tap();
  await expect(left).toHaveCount(0);
  await page.reload();
  await named(page, say('back.go')).tap();
  await toStep(evening, 'audit');
  await expect(left).toHaveText(String(credits - 1));
  await layoutChecker(page)('the counter at the audit');
});

test('DIR-9 the cue that the scanner shows comes later in the round @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await untilLit(evening);
  await named(page, say('cue.scan')).tap();
  const shown = (await page.locator('.coming .coming li').innerText()).trim();
  const seen: string[] = [];
  for (let turn = 0; turn < 30 && (await plate(page).count()) > 0; turn += 1) {
    const places = await plate(page).locator('.place').allInnerTexts();
    const reordered = places
      .map((place) => place.trim().split(/\s+/))
      .map(([count, ...name]) => `${name.join(' ')} ${count}`);
    if (reordered.length > 0) seen.push(reordered.join(' · '));
    await named(page, say('cue.done')).tap();
  }
  expect(seen).toContain(shown);
});

test('every action of the communications screen has a shortcut', async ({ browser }) => {
  const evening = await sitDown(browser, { context: desk });
  const { page, say } = evening;
  const keys = page.keyboard;
  await keys.press('p');
  await expect(named(page, say('cue.resume'))).toBeVisible();
  await keys.press('p');
  await expect(named(page, say('cue.resume'))).toHaveCount(0);
  for (const [key, title] of [
    ['h', say('history.name')],
    ['m', say('menu.name')],
    ['r', say('menu.rules')],
  ] as const) {
    await keys.press(key);
    await expect(dialog(page).getByRole('heading', { name: title, level: 2 })).toBeVisible();
    // Shortcuts of the screen beneath do nothing in a dialog.
    await keys.press('p');
    await keys.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await keys.press('Enter');
  await expect(heading(page)).toHaveText(say('cue.budget.name'));
  await keys.press('z');
  await expect(heading(page)).toHaveText(say('cue.new-technology.name'));
  const { log } = await exportFromMenu(page, say);
  expect(log.filter(({ type }) => type === 'paused')).toHaveLength(1);
  await untilLit(evening);
  await keys.press('s');
  await expect(page.getByText(say('cue.forecast'), { exact: true })).toBeVisible();
});

/**
 * Runs in the page. Land and UFO signs covered by the plate, whose lower edge is a wedge that points down in the
 * middle.
 */
function beneathPlate(): string[] {
  const whole = document.querySelector('.plate .whole')?.getBoundingClientRect();
  if (!whole) return ['there is no plate'];
  const point = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 3.375;
  const edge = (x: number) => whole.bottom - point * Math.abs((x - whole.left) / whole.width - 0.5) * 2;
  const middle = whole.left + whole.width / 2;
  return [...document.querySelectorAll('svg.map :is(.wedge, .dots, text)')].flatMap((sign) => {
    const { left, right, top, height } = sign.getBoundingClientRect();
    // The upper quarter of a line of digits is empty.
    const ink = sign.tagName === 'text' ? top + height * 0.25 : top;
    return ink < edge(Math.min(Math.max(middle, left), right)) ? [`${sign.tagName} at ${left}, ${ink}`] : [];
  });
}

test('the plate covers no land and no UFO on the map, not even one in orbit @sweep', async ({ browser }) => {
  const evening = await sitDown(browser, { language: 'de' });
  const { page, say } = evening;
  const seen: string[] = [];
  const timedPhase = async (): Promise<void> => {
    for (let turn = 0; turn < 30 && (await plate(page).count()) > 0; turn += 1) {
      const places = await plate(page).locator('.place').allInnerTexts();
      if (places.length > 0) {
        await expect(page.locator('svg.map .wedge')).toHaveCount(places.length);
        await atRest(page);
        expect(await page.evaluate(beneathPlate)).toEqual([]);
        seen.push(...places);
      }
      await named(page, say('cue.done')).tap();
    }
  };
  await timedPhase();
  // Not every round sends UFOs into orbit.
  for (let round = 2; round <= 4 && !seen.join().includes(say('continent.orbit')); round += 1) {
    await toNextRound(evening);
    await timedPhase();
  }
  expect(seen.join()).toContain(say('continent.orbit'));
});

test('ACT-BUDGET DIR-8 every cue and step from XCOM Budget on shows the credits of the round', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  const shown = page.locator('.credits.head');
  await expect(shown).toHaveCount(0);
  await toCue(evening, 'budget');
  const credits = Number((await shown.first().innerText()).replace(/\D.*$/s, ''));
  expect(credits).toBeGreaterThan(5);
  for (const cue of ['emergency-funding', 'ending'] as const) {
    await toCue(evening, cue);
    await expect(page.getByText(say('cue.credits', { credits }))).toBeAttached();
  }
  await toStep(evening, 'audit');
  await expect(page.getByText(say('cue.credits', { credits }))).toBeAttached();
});
