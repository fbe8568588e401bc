import { expect, type Page } from '@playwright/test';
import { exportFromMenu, leap, setHidden, setSpeed, sleep } from '../tools/device.ts';
import { inSettings, named, plate, shownClock, sitDown } from '../tools/evening.ts';
import { test } from '../tools/test.ts';

/** Hides the page, runs `meanwhile`, and shows it again. While hidden no timer and no frame comes through. */
async function whileHidden(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  await setHidden(page, true);
  await meanwhile();
  await setHidden(page, false);
}

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

test('CLK-1 after a minute hidden the displayed time is right to within 50 ms', async ({ browser }) => {
  const evening = await sitDown(browser, { difficulty: 'tutorial' });
  const { page, say } = evening;
  await named(page, say('explain.skip-all')).tap();
  await inSettings(evening, () => page.getByRole('radio', { name: say('settings.timers.3'), exact: true }).check());
  await named(page, say('cue.done')).tap();
  await expect(shownClock(page)).toHaveText('75');
  // Slow enough that a real frame takes only a few ms of the page's clock.
  await setSpeed(page, 0.5);
  const before = await deadline(page);
  await whileHidden(page, () => leap(page, 60_000));
  const after = await deadline(page);
  expect(Math.abs(after - before)).toBeLessThan(50);
  await expect(plate(page).getByRole('heading')).toHaveText(say('cue.budget.name'));
});

test('CLK-2 CLK-3 cues that end while the page is hidden end at their exact instants', async ({ browser }) => {
  const { page, say } = await sitDown(browser);
  await whileHidden(page, async () => {
    await leap(page, 100_000);
    // The hidden page has not reacted yet.
    await expect(plate(page).getByRole('heading')).toHaveText(say('cue.new-technology.name'));
  });
  await expect(page.locator('section.plate.expired')).toBeVisible();
  const { log } = await exportFromMenu(page, say);
  const of = (type: string) => log.filter((event) => event.type === type);
  const opened = of('cue-opened').map(({ at, limit }) => ({ at, limit: Number(limit) }));
  let due = 0;
  for (const { at, limit } of opened) {
    expect(at).toBe(due);
    due += limit;
  }
  expect(of('cue-closed').map(({ at }) => at)).toEqual(opened.slice(1).map(({ at }) => at));
  expect(of('cue-closed').every(({ how }) => how === 'expired')).toBe(true);
  expect(of('cue-expired').map(({ at }) => at)).toEqual([due]);
  expect(due).toBeLessThan(100_000);
});

test('a page shown again announces only the open cue, not those that passed while it was hidden', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await inSettings(evening, () => page.getByRole('switch', { name: say('settings.speech') }).click());
  const noticed = () => page.evaluate(() => ({ felt: window.felt.splice(0), spoken: window.spoken.splice(0) }));
  await noticed();
  await whileHidden(page, () => leap(page, 28_000));
  await expect(plate(page).getByRole('heading')).not.toHaveText(say('cue.new-technology.name'));
  const name = await plate(page).getByRole('heading').innerText();
  const { felt, spoken } = await noticed();
  expect(felt).toEqual([[60]]);
  expect(spoken).toHaveLength(1);
  expect(spoken[0]?.text).toContain(name.replace(/ I+$/, ''));
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

test('FIN-19 an hour of sleep in a pause costs no pause time', async ({ browser }) => {
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
