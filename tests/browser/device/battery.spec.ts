import { expect, type Page } from '@playwright/test';
import { desk, leap, newDevice, sayer, told } from '../tools/device.ts';
import { begin, type Evening, named, sitDown, toRoundEnd, toStep } from '../tools/evening.ts';
import { byMouse, byTouch } from '../tools/hands.ts';
import { sitAtTable } from '../tools/round-table.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

declare global {
  interface Window {
    /** Counts of battery-relevant work since the last reset. */
    work: { frames: number; writes: number; timers: number; changes: number };
  }
}

/** Starts counting drains of the battery: frames requested, storage writes, timers set, DOM changes. */
const countWork = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.work = { frames: 0, writes: 0, timers: 0, changes: 0 };
    const counting = (on: object, name: string, what: keyof Window['work']) => {
      const real = Reflect.get(on, name) as (...given: unknown[]) => unknown;
      Reflect.set(on, name, function countedCall(this: unknown, ...given: unknown[]) {
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

/** The work the page does while its clock advances by `ms`. */
const workIn = async (page: Page, ms: number): Promise<Window['work']> => {
  await page.evaluate(() => Object.assign(window.work, { frames: 0, writes: 0, timers: 0, changes: 0 }));
  await leap(page, ms);
  return page.evaluate(() => ({ ...window.work }));
};

const nothing = { frames: 0, writes: 0, timers: 0, changes: 0 };
/** The number of endless animations. */
const endless = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
        .length,
  );

/** Asserts that the page does no work for a minute, once the effects of the last press are over. */
async function expectIdle({ page }: Pick<Evening, 'page'>): Promise<void> {
  await countWork(page);
  await leap(page, 10_000);
  await expect.poll(() => workIn(page, 60_000)).toEqual(nothing);
  expect(await endless(page)).toBe(0);
}

const states: Readonly<Record<string, (evening: Evening) => Promise<void>>> = {
  'in the menu': ({ page, say }) => named(page, say('cue.menu')).tap(),
  'in an unlimited pause': ({ page, say }) => page.getByRole('button', { name: say('cue.pause') }).tap(),
  'in a step': (evening) => toStep(evening, 'global-defense'),
  'between two rounds': toRoundEnd,
  'on the start page': async ({ page, say }) => {
    await named(page, say('cue.menu')).tap();
    await named(page, say('menu.leave')).tap();
    await expect(page.getByRole('button', { name: say('start.continue') })).toBeVisible();
  },
};

for (const [name, enter] of Object.entries(states)) {
  test(`${name} the page is idle: no frames, writes, timers or DOM changes${sweepBut(name === 'in a step')}`, async ({
    browser,
  }) => {
    const evening = await sitDown(browser, { difficulty: 'easy' });
    await enter(evening);
    await expectIdle(evening);
  });
}

test('the page is idle during setup', async ({ browser }) => {
  const { page } = await newDevice(browser, { speed: 0 });
  const say = await sayer('en');
  await page
    .getByRole('listitem')
    .getByRole('button', { name: say('difficulty.easy') })
    .tap();
  await expect(named(page, say('setup.begin'))).toBeVisible();
  await expectIdle({ page });
});

test('the table is idle in a pause and in the menu @sweep', async ({ browser }) => {
  const evening = await sitAtTable(browser, { hands: () => byMouse, context: desk, speed: 0 });
  const { page, say } = evening;
  await page.getByRole('button', { name: say('cue.pause') }).click();
  await expectIdle(evening);
  await named(page, say('cue.menu')).click();
  await expectIdle(evening);
});

test('the page is idle while a lesson waits to be read @sweep', async ({ browser }) => {
  const { page } = await newDevice(browser, { speed: 0, context: desk });
  const say = await sayer('en');
  await page.getByRole('radio', { name: say('start.screen'), exact: true }).click();
  await page.getByRole('button', { name: say('start.learn') }).click();
  await expect(named(page, say('tutorial.go-on'))).toBeVisible();
  await expectIdle({ page });
});

test('a countdown requests no frames, moves four times a second, and is noted once a second', async ({ browser }) => {
  const { page } = await newDevice(browser, { speed: 0 });
  await begin({ page, hands: byTouch, say: await sayer('en'), look: async () => {} });
  await countWork(page);
  await leap(page, 2_000);
  // The frames that the press asked for are over.
  await told(page);
  const { frames, writes, timers } = await workIn(page, 8_000);
  expect({ frames, writes }).toEqual({ frames: 0, writes: 8 });
  // Timers of the hand, the note and the sleep detection. One may fire slightly early and be set again. Each tick of
  // the last ten seconds waits once for silence.
  expect(timers).toBeLessThanOrEqual(8 * (4 + 1 + 1 + 1) + 6);
});

test('a draining pause is drawn once a second and not noted @sweep', async ({ browser }) => {
  const { page, say } = await sitDown(browser);
  await page.getByRole('button', { name: say('cue.pause') }).tap();
  await countWork(page);
  await leap(page, 10_000);
  // The frames that the press asked for are over.
  await told(page);
  const { frames, writes, timers } = await workIn(page, 10_000);
  expect({ frames, writes, timers }).toEqual({ frames: 0, writes: 0, timers: 10 * (1 + 1) });
});
