import type { Page } from '@playwright/test';
import type { Measure } from './measure.ts';

/** A press that took longer than a frame. */
interface Press {
  /** From the press to the next paint, in ms, as reported by the browser. */
  readonly ms: number;
  /** The part of it spent in event handlers, in ms. */
  readonly scripts: number;
  /** Label of the pressed element. */
  readonly on: string;
}

declare global {
  interface Window {
    presses: Press[];
  }
}

/** Runs in the page: records every press that takes longer than a frame in `window.presses`. */
export function recordPresses(): void {
  window.presses = [];
  // Labels are read early: the pressed element is often gone when the browser reports its press.
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

/** Returns the longest press recorded by `recordPresses` as a result. `count` is the number of all presses. */
export async function longestPress(page: Page, what: string, count: number): Promise<Measure> {
  const presses = await page.evaluate(() => window.presses);
  const [longest] = presses.toSorted((a, b) => b.ms - a.ms);
  const details = longest ? `, “${longest.on}”, ${longest.scripts.toFixed(0)} ms of it scripts` : '';
  return {
    what,
    value: Math.max(16, longest?.ms ?? 0),
    bound: { most: 100 },
    unit: 'ms',
    how: `the longest of ${count}${details}; ${presses.length} took longer than a frame`,
  };
}
