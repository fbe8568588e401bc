import { expect, type Page } from '@playwright/test';
import { desk, leap, newDevice, sayer } from '../tools/device.ts';
import { begin, type Evening, named, sitDown, toRoundEnd, toStep } from '../tools/evening.ts';
import { byMouse, byTouch } from '../tools/hands.ts';
import { sitAtTable } from '../tools/round-table.ts';
import { test } from '../tools/test.ts';

declare global {
  interface Window {
    /** What the page did since this was read last. */
    work: { frames: number; writes: number; timers: number; changes: number };
  }
}

/** Counts from now on what costs a battery: frames asked for, things written, timers that ring, changes of the page. */
const counted = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.work = { frames: 0, writes: 0, timers: 0, changes: 0 };
    const counting = (on: object, name: string, what: keyof Window['work']) => {
      const real = Reflect.get(on, name) as (...given: unknown[]) => unknown;
      Reflect.set(on, name, function counted(this: unknown, ...given: unknown[]) {
        window.work[what] += 1;
        return real.apply(this, given);
      });
    };
    counting(window, 'requestAnimationFrame', 'frames');
    counting(IDBObjectStore.prototype, 'put', 'writes');
    counting(Storage.prototype, 'setItem', 'writes');
    counting(window, 'setTimeout', 'timers');
    counting(window, 'setInterval', 'timers');
    new MutationObserver((changes) => {
      window.work.changes += changes.length;
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });

/** What the page does in so many ms of its clock. */
const workIn = async (page: Page, ms: number): Promise<Window['work']> => {
  await page.evaluate(() => Object.assign(window.work, { frames: 0, writes: 0, timers: 0, changes: 0 }));
  await leap(page, ms);
  return page.evaluate(() => ({ ...window.work }));
};

const nothing = { frames: 0, writes: 0, timers: 0, changes: 0 };
/** How many animations go on for ever. */
const endless = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
        .length,
  );

/** Nothing is done in a minute, once what the last press led to is over. */
async function rests({ page }: Pick<Evening, 'page'>): Promise<void> {
  await counted(page);
  await leap(page, 10_000);
  await expect.poll(() => workIn(page, 60_000)).toEqual(nothing);
  expect(await endless(page)).toBe(0);
}

const states: Readonly<Record<string, (evening: Evening) => Promise<void>>> = {
  'in the menu': ({ page, say }) => named(page, say('cue.menu')).tap(),
  'in a pause without end': ({ page, say }) => page.getByRole('button', { name: say('cue.pause') }).tap(),
  'in a step': (evening) => toStep(evening, 'global-defense'),
  'between two rounds': toRoundEnd,
  'on the start page': async ({ page, say }) => {
    await named(page, say('cue.menu')).tap();
    await named(page, say('menu.leave')).tap();
    await expect(page.getByRole('button', { name: say('start.continue') })).toBeVisible();
  },
};

for (const [name, enter] of Object.entries(states)) {
  test(`${name} nothing is drawn, written or woken`, async ({ browser }) => {
    const evening = await sitDown(browser, { difficulty: 'easy' });
    await enter(evening);
    await rests(evening);
  });
}

test('while a table is set nothing is drawn, written or woken', async ({ browser }) => {
  const { page } = await newDevice(browser, { speed: 0 });
  const say = await sayer('en');
  await page
    .getByRole('listitem')
    .getByRole('button', { name: say('difficulty.easy') })
    .tap();
  await expect(named(page, say('setup.begin'))).toBeVisible();
  await rests({ page });
});

test('at the table, paused or in the menu, nothing is drawn, written or woken', async ({ browser }) => {
  const evening = await sitAtTable(browser, { hands: () => byMouse, context: desk, speed: 0 });
  const { page, say } = evening;
  await page.getByRole('button', { name: say('cue.pause') }).click();
  await rests(evening);
  await named(page, say('cue.menu')).click();
  await rests(evening);
});

test('a lesson that waits to be read costs nothing', async ({ browser }) => {
  const { page } = await newDevice(browser, { speed: 0, context: desk });
  const say = await sayer('en');
  await page.getByRole('radio', { name: say('start.screen'), exact: true }).click();
  await page.getByRole('button', { name: say('start.learn') }).click();
  await expect(named(page, say('tutorial.go-on'))).toBeVisible();
  await rests({ page });
});

test('a countdown draws no frame by itself, moves four times a second, and is noted once', async ({ browser }) => {
  const { page } = await newDevice(browser, { speed: 0 });
  await begin({ page, hands: byTouch, say: await sayer('en'), look: async () => {} });
  await counted(page);
  await leap(page, 2_000);
  const { frames, writes, timers } = await workIn(page, 8_000);
  expect({ frames, writes }).toEqual({ frames: 0, writes: 8 });
  // The hand, the note, and the look that finds out whether the machine slept; one may ring a hair too early, and again.
  expect(timers).toBeLessThanOrEqual(8 * (4 + 1 + 1 + 1));
});

test('a pause that drains is drawn once a second, and not noted', async ({ browser }) => {
  const { page, say } = await sitDown(browser);
  await page.getByRole('button', { name: say('cue.pause') }).tap();
  await counted(page);
  await leap(page, 10_000);
  const { frames, writes, timers } = await workIn(page, 10_000);
  expect({ frames, writes, timers }).toEqual({ frames: 0, writes: 0, timers: 10 * (1 + 1) });
});
