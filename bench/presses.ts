import type { Page } from '@playwright/test';
import type { Measure } from './measure.ts';

/** A press that took longer than a frame. */
interface Press {
  /** From the press until what it did was painted, in ms, by the browser's own account. */
  readonly ms: number;
  /** How much of that its scripts took. */
  readonly scripts: number;
  /** What was pressed. */
  readonly on: string;
}

declare global {
  interface Window {
    presses: Press[];
  }
}

/** Runs in the page: the browser tells of every press that took longer than a frame. */
export function countPresses(): void {
  window.presses = [];
  // What was pressed is often gone by the time its press is told of: it is asked for its name before.
  const names = new Map<number, string>();
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup']) {
    addEventListener(
      type,
      ({ target, timeStamp }) => {
        const pressed = target instanceof HTMLElement ? (target.closest('button') ?? target) : null;
        names.set(timeStamp, pressed?.getAttribute('aria-label') ?? pressed?.innerText ?? '');
      },
      { capture: true },
    );
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      if (!entry.interactionId) continue;
      const on = (names.get(entry.startTime) ?? 'one before these').replaceAll(/\s+/g, ' ').slice(0, 40);
      window.presses.push({ ms: entry.duration, scripts: entry.processingEnd - entry.processingStart, on });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest of the presses counted in a page. */
export async function longestPress(page: Page, what: string, count: number): Promise<Measure> {
  const presses = await page.evaluate(() => window.presses);
  const [longest] = presses.toSorted((a, b) => b.ms - a.ms);
  const told = longest ? `, “${longest.on}”, ${longest.scripts.toFixed(0)} ms of it scripts` : '';
  return {
    what,
    value: Math.max(16, longest?.ms ?? 0),
    bound: { most: 100 },
    unit: 'ms',
    how: `the longest of ${count}${told}; ${presses.length} took longer than a frame`,
  };
}
