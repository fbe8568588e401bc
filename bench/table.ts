// The virtual table on a desktop screen: frame times of a round by mouse, and memory growth over ten bot games.
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { roles } from '../src/content/roles.ts';
import { desk } from '../tests/browser/tools/device.ts';
import { named } from '../tests/browser/tools/evening.ts';
import { byMouse } from '../tests/browser/tools/hands.ts';
import { ending, playTable, sitAtTable } from '../tests/browser/tools/round-table.ts';
import { address, served } from './app.ts';
import { type Measure, median } from './measure.ts';
import { longestPress, recordPresses } from './presses.ts';

declare global {
  interface Window {
    /** Duration of each frame, in ms. */
    frameTimes: number[];
  }
}

/** Runs in the page: records the time from each frame to the next in `window.frameTimes`. */
function recordFrames(): void {
  window.frameTimes = [];
  let last: number | null = null;
  const frame = (at: number): void => {
    if (last !== null) window.frameTimes.push(at - last);
    last = at;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const context = { ...desk, baseURL: address };
/** A frame longer than this, in ms, is visible as a hitch: three frames at 60 per second. */
const hitch = 50;
/** Bot speed in the memory benchmark, as a multiple of the normal pace. */
const hurried = 60;
const games = 10;

async function round(browser: Browser): Promise<Measure[]> {
  const evening = await sitAtTable(browser, { seed: 4, difficulty: 'easy', hands: () => byMouse, context });
  const { page, say } = evening;
  await page.evaluate(recordFrames);
  await page.evaluate(recordPresses);
  const second = page.getByText(say('cue.round', { round: 2 }), { exact: true });
  const presses = await playTable(evening, async () => (await second.count()) > 0);
  const frames = await page.evaluate(() => window.frameTimes);
  const long = frames.filter((ms) => ms > hitch).length;
  return [
    {
      what: 'frames a second through a round at the table',
      value: 1000 / median(frames),
      bound: { least: 58 },
      unit: '/s',
      how: `median of ${frames.length} frames`,
    },
    {
      what: `frames of the round longer than ${hitch} ms`,
      value: (long * 100) / frames.length,
      bound: { most: 2 },
      unit: '%',
      how: `${long} of ${frames.length}, the longest ${Math.max(...frames).toFixed(0)} ms`,
    },
    await longestPress(page, 'interaction to next paint at the table', presses),
  ];
}

/** Returns the used heap of the page in kB, after a garbage collection. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1000;
}

async function memory(browser: Browser): Promise<Measure> {
  const evening = await sitAtTable(browser, {
    seed: 5,
    difficulty: 'expert',
    hands: () => byMouse,
    context,
    bots: roles,
    speed: hurried,
  });
  const { page, say } = evening;
  const used: number[] = [];
  // At this speed a pause of a tenth of a second, as for a collection, looks like sleep.
  const awake = named(page, say('back.go'));
  await page.addLocatorHandler(awake, () => awake.click());
  for (let game = 1; game <= games; game += 1) {
    await expect(ending(evening)).toBeVisible({ timeout: 300_000 });
    used.push(await heap(page));
    if (game === games) break;
    await named(page, say('end.new')).click();
    await page
      .getByRole('listitem')
      .getByRole('button', { name: say('difficulty.expert') })
      .click();
    await named(page, say('setup.begin')).click();
  }
  const [, second = Number.NaN] = used;
  const last = used.at(-1) ?? Number.NaN;
  return {
    what: `memory after ${games} games at the table against after two`,
    value: last / second,
    bound: { most: 1.25 },
    unit: '×',
    how: `${(second / 1000).toFixed(1)} MB, then ${(last / 1000).toFixed(1)} MB`,
  };
}

/** Measures a round by mouse in real time, then ten games of four bots in the same page. */
export const tableOnScreen = (): Promise<Measure[]> =>
  served(async () => {
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    });
    try {
      return [...(await round(browser)), await memory(browser)];
    } finally {
      await browser.close();
    }
  });
