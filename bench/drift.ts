import type { BrowserContext, Page } from '@playwright/test';
import { cueKinds } from '../src/content/cues.ts';
import { difficulties } from '../src/content/difficulties.ts';
import { limitMs } from '../src/content/timings.ts';
import { sayer } from '../tests/browser/tools/device.ts';
import { address, firstPage, served, withPhone } from './app.ts';
import type { Measure } from './measure.ts';

const minute = 60_000;
const timers = 3;

/** What the hand of the ring shows to have passed, of 1, and when: right after a frame was drawn. */
const shown = (page: Page): Promise<{ passed: number; at: number }> =>
  page.evaluate(
    () =>
      new Promise((tell) => {
        requestAnimationFrame(() =>
          setTimeout(() => {
            const turn = document.querySelector('[role=timer] .hand')?.getAttribute('transform') ?? '';
            tell({ passed: Number(/rotate\(([\d.]+)/.exec(turn)?.[1]) / 360, at: performance.now() });
          }),
        );
      }),
  );

/** The limit of the cue on the screen, in ms; the gentlest difficulty comes first. */
async function limitOnScreen(page: Page): Promise<number> {
  const say = await sayer('en');
  const name = await page.locator('section.plate').getByRole('heading').textContent();
  const kind = cueKinds.find((one) => say(`cue.${one}.name`) === name);
  if (kind === undefined) throw new Error(`no cue is called ${name}`);
  return limitMs(kind, difficulties[0], timers) ?? 0;
}

/** The processes that show pages: stopped, they are as on a machine that sleeps. */
async function pageProcesses(context: BrowserContext): Promise<number[]> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  if (pages.length === 0) throw new Error('no process shows a page');
  return pages.map(({ id }) => id);
}

/** A page frozen for a minute, as phones do it: what that takes from the countdown (FIN-19). */
export async function drift(): Promise<Measure> {
  return served(() =>
    withPhone(async (open) => {
      const context = await open();
      await context.addInitScript(
        (scale) => localStorage.setItem('sitroom/settings', JSON.stringify({ timers: scale })),
        timers,
      );
      const page = await firstPage(context);
      await page.goto(address);
      await page.locator('.level').first().tap();
      await page.locator('.foot .filled').tap();
      await page.locator('[role=timer] .hand').waitFor();
      const limit = await limitOnScreen(page);
      const pages = await pageProcesses(context);
      const before = await shown(page);
      for (const id of pages) process.kill(id, 'SIGSTOP');
      await new Promise((over) => setTimeout(over, minute));
      for (const id of pages) process.kill(id, 'SIGCONT');
      const after = await shown(page);
      await context.close();
      const counted = (after.passed - before.passed) * limit;
      const passed = after.at - before.at;
      if (passed < minute) throw new Error('the page was not frozen for a minute');
      return {
        what: 'what a minute in a frozen page takes from a countdown',
        value: Math.abs(counted),
        bound: { most: 50 },
        unit: 'ms',
        how: `${Math.round(passed)} ms passed, between two looks`,
      };
    }),
  );
}
