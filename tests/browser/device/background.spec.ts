import { expect, type Page } from '@playwright/test';
import { crewOf, gameUpToFirst, openGame } from '../tools/brought-games.ts';
import { desk, exportFromMenu, leap, setHidden, setSpeed, sleep } from '../tools/device.ts';
import { inSettings, named, plate, shownClock, sitDown } from '../tools/evening.ts';
import { byMouse } from '../tools/hands.ts';
import { storedGame } from '../tools/kept.ts';
import { screenChecker } from '../tools/look.ts';
import { sitAtTable } from '../tools/round-table.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

/** Number of ticks to observe: a busy machine may draw a tick too late, but never too early. */
const changes = 3;

/** The instant on the page's clock (ms) at which the countdown reaches zero, derived from when its number changes. */
const deadline = (page: Page): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((done) => {
        const face = document.querySelector('[role=timer]');
        const seen: number[] = [];
        const watch = new MutationObserver(() => {
          const seconds = Number(face?.textContent);
          if (Number.isNaN(seconds)) return;
          seen.push(performance.now() + seconds * 1000);
          if (seen.length < wanted) return;
          watch.disconnect();
          done(Math.min(...seen));
        });
        if (face) watch.observe(face, { subtree: true, childList: true, characterData: true });
      }),
    changes,
  );

/** Ways in which a page goes out of sight for so long, in ms. While hidden no timer and no frame comes through. */
const ways: Readonly<Record<string, (page: Page, ms: number) => Promise<void>>> = {
  'is hidden': async (page, ms) => {
    await setHidden(page, true);
    await leap(page, ms);
    await setHidden(page, false);
  },
  'is frozen by the browser': async (page, ms) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await sleep(page, ms);
  },
  'is left and brought back': async (page) => {
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
  },
};

/** The dialog that waits for people who come back. */
const back = (page: Page, say: (key: string) => string) => page.getByRole('dialog', { name: say('back.name') });

for (const [name, hide] of Object.entries(ways)) {
  test(`FIN-19 a companion whose page ${name} stands where it was left, until somebody goes on${sweepBut(name === 'is hidden')}`, async ({
    browser,
  }) => {
    const { page, say } = await sitDown(browser);
    await leap(page, 2_000);
    await hide(page, 60_000);
    await expect(back(page, say)).toBeVisible();
    await setSpeed(page, 0);
    await named(page, say('back.go')).tap();
    await expect(plate(page).getByRole('heading')).toHaveText(say('cue.new-technology.name'));
    await expect(shownClock(page)).toHaveText('13');
    await expect(page.getByRole('button', { name: say('cue.pause') })).toContainText('1:00');
    const { log } = await exportFromMenu(page, say);
    expect(log.filter(({ type }) => type === 'cue-opened')).toHaveLength(1);
    await leap(page, 1_000);
    await expect(shownClock(page)).toHaveText('12');
  });
}

test('FIN-19 whoever comes back reads where the clock stopped, and why', async ({ browser }) => {
  const { page, say } = await sitDown(browser);
  const seconds = (count: number | string) => say('back.seconds', { seconds: count });
  await leap(page, 2_000);
  await setHidden(page, true);
  await setHidden(page, false);
  await expect(back(page, say)).toContainText(say('back.hidden', { time: seconds(13) }));
  await screenChecker(page)('back after the page was hidden');
  await named(page, say('back.go')).tap();
  await leap(page, 1_000);
  await sleep(page, 3_600_000);
  await expect(back(page, say)).toContainText(say('back.asleep', { time: seconds(12) }));
});

test('FIN-19 a pause and an expired cue lose nothing while the page is hidden @sweep', async ({ browser }) => {
  const { page, say } = await sitDown(browser);
  const hide = async (): Promise<void> => {
    await setHidden(page, true);
    await leap(page, 60_000);
    await setHidden(page, false);
  };
  await page.getByRole('button', { name: say('cue.pause') }).tap();
  await leap(page, 10_000);
  await hide();
  const ofPause = say('back.of-pause', { seconds: 50 });
  await expect(back(page, say)).toContainText(say('back.hidden', { time: ofPause }));
  await named(page, say('back.go')).tap();
  await page.getByRole('button', { name: say('cue.resume') }).tap();
  while (!(await page.locator('section.plate.expired').isVisible())) await leap(page, 2_000);
  await hide();
  await expect(back(page, say)).toContainText(/\+\d+/);
  await named(page, say('back.go')).tap();
  const { log, game } = await exportFromMenu(page, say);
  expect(log.filter(({ type }) => type === 'cue-expired')).toHaveLength(1);
  expect(game.state.open.clock).toMatchObject({ expired: true });
  expect(game.state.open.clock?.over).toBeLessThan(10_000);
});

test('FIN-19 a virtual table with bots stands still while its page is hidden', async ({ browser }) => {
  const { page, say } = await sitAtTable(browser, {
    hands: () => byMouse,
    context: desk,
    speed: 0,
    difficulty: 'normal',
    bots: ['commander', 'chief-scientist'],
  });
  await leap(page, 3_000);
  await setHidden(page, true);
  await leap(page, 120_000);
  await setHidden(page, false);
  await expect(back(page, say)).toBeVisible();
  await named(page, say('back.go')).click();
  const { log } = await exportFromMenu(page, say);
  expect(log.filter(({ type }) => type === 'menu-opened').map(({ at }) => at)[0]).toBeLessThan(4_000);
});

test('FIN-19 bots wait in the resolution phase, where no clock runs, while nobody can see their page', async ({
  browser,
}) => {
  const game = gameUpToFirst(
    'normal',
    ({ step, board }) => step === 'global-defense' && board?.task === null && board.taken.length === 0,
  );
  const page = await openGame(browser, game, { language: 'en', context: desk, crew: crewOf('squad-leader') });
  await expect(page.locator('main.table')).toBeVisible();
  const steps = async () => (await storedGame(page)).log.length;
  // A browser lets timers of a hidden page run, if slowly, until it freezes it.
  await page.evaluate(() => document.dispatchEvent(new Event('freeze')));
  const before = await steps();
  for (let seconds = 0; seconds < 60; seconds += 5) await leap(page, 5_000);
  expect(await steps()).toBe(before);
  await page.evaluate(() => document.dispatchEvent(new Event('resume')));
  await expect
    .poll(async () => {
      await leap(page, 1_000);
      return steps();
    })
    .toBeGreaterThan(before);
});

test('CLK-1 the displayed time is right to within 50 ms after the page was hidden @sweep', async ({ browser }) => {
  const evening = await sitDown(browser, { difficulty: 'tutorial' });
  const { page, say } = evening;
  await named(page, say('explain.skip-all')).tap();
  await inSettings(evening, () => page.getByRole('radio', { name: say('settings.timers.3'), exact: true }).check());
  await named(page, say('cue.done')).tap();
  await expect(shownClock(page)).toHaveText('75');
  // Slow enough that a real frame takes only a few ms of the page's clock.
  await setSpeed(page, 0.5);
  await setHidden(page, true);
  await leap(page, 60_000);
  await setHidden(page, false);
  await named(page, say('back.go')).tap();
  const shown = await deadline(page);
  await setSpeed(page, 0);
  const real = await page.evaluate(() => performance.now());
  const { game } = await exportFromMenu(page, say);
  expect(Math.abs(shown - real - (game.state.open.clock?.left ?? 0))).toBeLessThan(50);
});

test('FIN-19 after an hour of sleep in a cue the game is stopped at the instant it was left', async ({ browser }) => {
  const { page, say } = await sitDown(browser);
  await leap(page, 3000);
  await sleep(page, 3_600_000);
  await expect(page.getByRole('dialog', { name: say('back.name') })).toBeVisible();
  await leap(page, 60_000);
  await named(page, say('back.go')).tap();
  await expect(plate(page).getByRole('heading')).toHaveText(say('cue.new-technology.name'));
  await expect(shownClock(page)).toHaveText('12');
  await expect(page.getByRole('button', { name: say('cue.pause') })).toContainText('1:00');
  const { log } = await exportFromMenu(page, say);
  const types = log.map(({ type }) => type).filter((type) => type.startsWith('cue-') || type.startsWith('menu-'));
  expect(types).toEqual(['cue-opened', 'menu-opened', 'menu-closed', 'menu-opened']);
});

test('FIN-19 an hour of sleep in a pause costs no pause time @sweep', async ({ browser }) => {
  const { page, say } = await sitDown(browser);
  await page.getByRole('button', { name: say('cue.pause') }).tap();
  await leap(page, 10_000);
  await sleep(page, 3_600_000);
  await named(page, say('back.go')).tap();
  const { game } = await exportFromMenu(page, say);
  const { pauseLeft, paused } = game.state.open.clock ?? {};
  expect(paused).toBe(true);
  expect(pauseLeft).toBeGreaterThan(45_000);
  expect(pauseLeft).toBeLessThanOrEqual(50_000);
});
