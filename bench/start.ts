import { readyOffline, sayer } from '../tests/browser/tools/device.ts';
import { address, firstPage, served, withPhone } from './app.ts';
import { type Measure, median, times } from './measure.ts';

const runs = 7;

declare global {
  interface Window {
    /** When the clock of a new game was first painted, in ms since navigation. */
    clockRan?: number;
  }
}

/** Runs in the page: presses the buttons with these words as fast as they appear, and notes when the clock was painted. */
function hurriedPlayer(words: readonly string[]): void {
  const waiting = [...words];
  const press = (): void => {
    const buttons = [...document.querySelectorAll('button')];
    const button = buttons.find(({ textContent }) => textContent.trim().startsWith(waiting[0] ?? '?'));
    if (button === undefined) return;
    waiting.shift();
    button.click();
  };
  const note = (): void => {
    window.clockRan = performance.now();
  };
  const look = (): void => {
    press();
    if (document.querySelector('[role=timer]') === null) requestAnimationFrame(look);
    // Two frames later the first frame of the clock has been painted.
    else requestAnimationFrame(() => requestAnimationFrame(note));
  };
  addEventListener('DOMContentLoaded', look);
}

/** Measures a cold start offline: from opening the installed app in a new browser to a running clock. */
export async function offlineStart(): Promise<Measure> {
  const say = await sayer('en');
  const words = [say('difficulty.easy'), say('setup.begin')];
  return withPhone(async (open) => {
    await served(async () => {
      const first = await open();
      const page = await firstPage(first);
      await page.goto(address);
      await readyOffline(page);
      await first.close();
    });
    const values = await times(runs, async () => {
      const context = await open();
      await context.setOffline(true);
      await context.addInitScript(hurriedPlayer, words);
      const page = await firstPage(context);
      await page.goto(address);
      const ran = await page.waitForFunction(() => window.clockRan);
      const value = (await ran.jsonValue()) ?? Number.NaN;
      await context.close();
      return value;
    });
    return {
      what: 'cold start offline to a running clock',
      value: median(values),
      bound: { most: 500 },
      unit: 'ms',
      how: `median of ${runs}, ${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`,
    };
  });
}
