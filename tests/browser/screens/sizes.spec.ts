import { expect, type Page } from '@playwright/test';
import { legalIntents, type OpenGame } from '../../../src/rules/index.ts';
import { gameUpTo, openGame } from '../tools/brought-games.ts';
import { desk, leap, phone, setSpeed } from '../tools/device.ts';
import { named, plate, sitDown, toCue } from '../tools/evening.ts';
import { byMouse, byTouch } from '../tools/hands.ts';
import { inLanguages } from '../tools/languages.ts';
import { atRest, layoutChecker, layoutFaults } from '../tools/look.ts';
import { playTable, sitAtTable } from '../tools/round-table.ts';
import { test } from '../tools/test.ts';

/** Screens from the smallest phone to a television, in CSS pixels. */
const sizes = {
  touch: {
    'a small phone': { width: 320, height: 568 },
    'a lower phone': { width: 360, height: 640 },
    'a low phone': { width: 360, height: 720 },
    'a phone': { width: 390, height: 844 },
    'a phone on its side': { width: 844, height: 390 },
    'a small phone on its side': { width: 667, height: 375 },
    'an upright tablet': { width: 820, height: 1180 },
    'a tablet': { width: 1180, height: 820 },
  },
  mouse: {
    'a desk': { width: 1280, height: 720 },
    'a television': { width: 1920, height: 1080 },
  },
};

for (const [screens, device] of [
  ['every phone and tablet', { context: phone, sizes: sizes.touch }],
  ['a desk and a television', { context: desk, sizes: sizes.mouse }],
] as const) {
  test(`the communications screen fits ${screens} without scrolling, in German and Russian @sweep`, async ({
    browser,
  }) => {
    const evening = await sitDown(browser, { language: 'de', seed: 11, context: device.context });
    const { page, say } = evening;
    const fits = (cue: string) =>
      inLanguages(page, ['de', 'ru'], async (language) => {
        for (const [screen, size] of Object.entries(device.sizes)) {
          await page.setViewportSize(size);
          await atRest(page);
          const longer = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight > 1);
          const where = { cue, screen, language };
          expect({ ...where, longer, wrong: await layoutFaults(page) }).toEqual({ ...where, longer: false, wrong: [] });
        }
      });
    await fits('an XCOM cue');
    await page.getByRole('button', { name: say('cue.pause') }).click();
    await fits('paused');
    await named(page, say('cue.resume')).click();
    await toCue(evening, 'ufos-detected');
    await fits('UFOs');
    await leap(page, 20_000);
    await expect(page.locator('section.plate.expired')).toBeVisible();
    await fits('expired');
    await named(page, say('cue.done')).click();
    await toCue(evening, 'ending');
    await fits('the ending');
    expect(await plate(page).count()).toBe(1);
  });
}

test('on a page enlarged three or four times, what to do, its time and what ends it are seen first', async ({
  browser,
}) => {
  const evening = await sitDown(browser, { language: 'ru', seed: 11, context: phone });
  const { page, say } = evening;
  await toCue(evening, 'ufos-detected');
  for (const size of [
    { width: 320, height: 256 },
    { width: 480, height: 320 },
  ]) {
    await page.setViewportSize(size);
    expect({ size, wrong: await layoutFaults(page) }).toEqual({ size, wrong: [] });
    const seen = [plate(page).getByRole('heading'), page.getByRole('timer'), named(page, say('cue.done'))];
    for (const one of seen) await expect(one).toBeInViewport({ ratio: 1 });
    const [name, time, done] = await Promise.all(seen.map((one) => one.boundingBox()));
    for (const box of [name, time]) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(done?.y ?? 0);
  }
});

test('the table has no layout faults on phones on their side and on an upright tablet @sweep', async ({ browser }) => {
  const seating = { language: 'de', seed: 6, difficulty: 'expert', speed: 0.05 } as const;
  const evening = await sitAtTable(browser, { ...seating, hands: () => byTouch, context: phone });
  const { page } = evening;
  const measure = layoutChecker(page);
  const look = async (what: string) => {
    for (const screen of ['a phone on its side', 'a small phone on its side', 'an upright tablet'] as const) {
      await page.setViewportSize(sizes.touch[screen]);
      await measure(`${what} on ${screen}`);
    }
  };
  const shown = (selector: string) => async () => (await page.locator(selector).count()) > 0;
  await look('the first cue');
  for (const selector of ['.choice', '.target', '.stage .act', '.stage .dice']) {
    await playTable(evening, shown(selector));
    await look(selector);
  }
});

/** Minimum size of a touch target, in CSS pixels. */
const finger = 24;

/** Enabled buttons whose touch area is smaller than that in width or height. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    /** The distance from its center, in one direction, at which a control is still hit. */
    const reach = (control: Element, dx: number, dy: number): number => {
      const { left, top, width, height } = control.getBoundingClientRect();
      for (let far = 0; far < least; far += 1) {
        const hit = document.elementFromPoint(left + width / 2 + dx * far, top + height / 2 + dy * far);
        if (!control.contains(hit)) return far;
      }
      return least;
    };
    return [...document.querySelectorAll('button:enabled')]
      .filter((one) => one.checkVisibility())
      .flatMap((one) => {
        one.scrollIntoView({ block: 'center' });
        const across = reach(one, -1, 0) + reach(one, 1, 0);
        const down = reach(one, 0, -1) + reach(one, 0, 1);
        return Math.min(across, down) < least
          ? [`${one.className} ${one.textContent.trim()}: ${across} by ${down}`]
          : [];
      });
  }, finger);

/** The number of icons on which a soldier may be placed now; 0 if the task already has soldiers. */
function iconsToTake(open: OpenGame): number {
  if (Object.keys(open.board?.task?.soldiers ?? {}).length > 0) return 0;
  return new Set(legalIntents(open, 'squad-leader').flatMap((one) => (one.type === 'place' ? [one.icon] : []))).size;
}

test('on a phone every enabled button is large enough for a finger', async ({ browser }) => {
  const games = {
    cue: gameUpTo('easy', ({ cue }) => cue?.kind === 'deploy-interceptors'),
    base: gameUpTo('easy', (open) => open.board?.task?.kind === 'base-defense' && iconsToTake(open) === 2),
    mission: gameUpTo('easy', ({ board }) => board?.task?.roll === null && board.task.kind === 'mission'),
  };
  for (const [when, game] of Object.entries(games)) {
    const page = await openGame(browser, game, { language: 'de', context: phone });
    await expect(page.locator('main.table')).toBeVisible();
    if (when === 'base') await expect(page.locator('.icon.open')).toHaveCount(2);
    await setSpeed(page, 0);
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      await atRest(page);
      expect({ when, width, small: await tooSmall(page) }).toEqual({ when, width, small: [] });
    }
  }
});

/** Desks, from the smallest to the largest. */
const desks = {
  'a desk': { width: 1280, height: 720 },
  'a larger desk': { width: 1440, height: 900 },
  'a television': { width: 1920, height: 1080 },
};

/** Where the parts of the table lie, unless a question or a roll lies over them. */
const partsAt = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const table = document.querySelector('main.table:not(.rolling, .asking)');
    const parts = ['.world-at', '.left', '.right', '.reserve', '.cards-at'].map((part) => table?.querySelector(part));
    return table && parts.map((one) => JSON.stringify(one?.getBoundingClientRect()));
  });

test('in a whole round nothing on the table moves from one cue or step to the next, at any desk @sweep', async ({
  browser,
}) => {
  const names = { commander: 'Konstantin-Maxim' };
  const seating = { language: 'de', seed: 6, names, speed: 0.05, context: desk } as const;
  const evening = await sitAtTable(browser, { ...seating, hands: () => byMouse });
  const { page, say } = evening;
  const places = new Map<string, unknown>();
  const seen = new Set<string>();
  const moved: string[] = [];
  const look = async (what: string) => {
    for (const [screen, size] of Object.entries(desks)) {
      await page.setViewportSize(size);
      await atRest(page);
      const now = await partsAt(page);
      if (now === null) continue;
      const before = places.get(screen) ?? now;
      places.set(screen, before);
      if (JSON.stringify(before) !== JSON.stringify(now)) moved.push(`${what} on ${screen}`);
    }
    await page.setViewportSize(desks['a desk']);
  };
  await playTable(evening, async () => {
    const what = (await page.locator('h1').first().textContent()) ?? '';
    if (!seen.has(what) && (await page.locator('main.table').count()) > 0) {
      seen.add(what);
      await look(what);
    }
    return (await page.locator('.top .round').allTextContents()).join('').includes(say('cue.round', { round: 2 }));
  });
  expect(seen.size).toBeGreaterThan(15);
  expect(places.size).toBe(3);
  expect(moved).toEqual([]);
});
