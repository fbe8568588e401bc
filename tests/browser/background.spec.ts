import { expect, type Page } from '@playwright/test';
import { doze, exportedGame, leap, setSpeed } from './device.ts';
import { inSettings, named, plate, shownClock, sitDown } from './evening.ts';
import { test } from './test.ts';

/** Lets a page nobody looks at sleep, as a browser does: no timer and no frame comes through. */
async function asleep(page: Page, whileAsleep: () => Promise<void>): Promise<void> {
  await doze(page, true);
  await whileAsleep();
  await doze(page, false);
}

/** How often a number is seen to change: a machine with much to do draws one too late now and then, and none too early. */
const changes = 3;

/** The instant, on the page's clock, at which the countdown will be at nought: read off the moments its number changes. */
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

test('CLK-1 after a minute asleep the time shown is right to fifty milliseconds', async ({ browser }) => {
  const evening = await sitDown(browser, { difficulty: 'tutorial' });
  const { page, say } = evening;
  await inSettings(evening, () => page.getByRole('radio', { name: say('settings.timers.3'), exact: true }).check());
  await named(page, say('cue.done')).tap();
  await expect(shownClock(page)).toHaveText('75');
  // Slow enough that a frame of this machine is a few milliseconds of the page's clock.
  await setSpeed(page, 0.5);
  const before = await deadline(page);
  await asleep(page, () => leap(page, 60_000));
  const after = await deadline(page);
  expect(Math.abs(after - before)).toBeLessThan(50);
  await expect(plate(page).getByRole('heading')).toHaveText(say('cue.budget.name'));
});

test('CLK-2 CLK-3 cues that ended while the page was asleep ended at their exact instants', async ({ browser }) => {
  const { page, say } = await sitDown(browser);
  await asleep(page, async () => {
    await leap(page, 100_000);
    // Nothing has been noticed yet.
    await expect(plate(page).getByRole('heading')).toHaveText(say('cue.new-technology.name'));
  });
  await expect(page.locator('section.plate.expired')).toBeVisible();
  const { log } = await exportedGame(page, say);
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

test('a page that wakes up tells what is open now, and does not make good for what nobody heard', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await inSettings(evening, () => page.getByRole('switch', { name: say('settings.speech') }).click());
  const noticed = () => page.evaluate(() => ({ felt: window.felt.splice(0), spoken: window.spoken.splice(0) }));
  await noticed();
  await asleep(page, () => leap(page, 28_000));
  await expect(plate(page).getByRole('heading')).not.toHaveText(say('cue.new-technology.name'));
  const name = await plate(page).getByRole('heading').innerText();
  const { felt, spoken } = await noticed();
  expect(felt).toEqual([[60]]);
  expect(spoken).toHaveLength(1);
  expect(spoken[0]?.text).toContain(name.replace(/ I+$/, ''));
});
