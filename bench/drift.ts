import type { BrowserContext, Page } from '@playwright/test';
import { cueKinds } from '../src/content/cues.ts';
import { limitMs } from '../src/content/timings.ts';
import { sayer } from '../tests/browser/tools/device.ts';
import { address, firstPage, served, withPhone } from './app.ts';
import type { Measure } from './measure.ts';

const minute = 60_000;
const timers = 3;

/** Reads the countdown ring right after a frame was drawn: the part that has passed (0 to 1), and the time in ms. */
const readRing = (page: Page): Promise<{ passed: number; at: number }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => {
            const turn = document.querySelector('[role=timer] .hand')?.getAttribute('transform') ?? '';
            resolve({ passed: Number(/rotate\(([\d.]+)/.exec(turn)?.[1]) / 360, at: performance.now() });
          }),
        );
      }),
  );

/** Returns the limit of the cue on the screen, in ms. The game is easy. */
async function limitOnScreen(page: Page): Promise<number> {
  const say = await sayer('en');
  const name = await page.locator('section.plate').getByRole('heading').textContent();
  const kind = cueKinds.find((one) => say(`cue.${one}.name`) === name);
  if (kind === undefined) throw new Error(`no cue is called ${name}`);
  return limitMs(kind, 'easy', timers) ?? 0;
}

/** Returns the ids of the renderer processes. Stopping them simulates a sleeping machine. */
async function pageProcesses(context: BrowserContext): Promise<number[]> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  if (pages.length === 0) throw new Error('no process shows a page');
  return pages.map(({ id }) => id);
}

/** Measures how much countdown is lost while the page is frozen for a minute, as phones do (FIN-19). */
export async function drift(): Promise<Measure> {
  const say = await sayer('en');
  return served(() =>
    withPhone(async (open) => {
      const context = await open();
      await context.addInitScript(
        (scale) => localStorage.setItem('sitroom/settings', JSON.stringify({ timers: scale })),
        timers,
      );
      const page = await firstPage(context);
      await page.goto(address);
      await page.getByRole('button', { name: new RegExp(`^${say('difficulty.easy')}`) }).tap();
      await page.getByRole('button', { name: say('setup.begin') }).tap();
      await page.locator('[role=timer] .hand').waitFor();
      const limit = await limitOnScreen(page);
      const pages = await pageProcesses(context);
      const before = await readRing(page);
      for (const id of pages) process.kill(id, 'SIGSTOP');
      await new Promise((resolve) => setTimeout(resolve, minute));
      for (const id of pages) process.kill(id, 'SIGCONT');
      const after = await readRing(page);
      await context.close();
      const counted = (after.passed - before.passed) * limit;
      const passed = after.at - before.at;
      if (passed < minute) throw new Error('the page was not frozen for a minute');
      return {
        what: 'countdown lost to a page frozen for a minute',
        value: Math.abs(counted),
        bound: { most: 50 },
        unit: 'ms',
        how: `${Math.round(passed)} ms passed, between two looks`,
      };
    }),
  );
}
