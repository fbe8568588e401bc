import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { setSpeed } from './device.ts';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is cut, or reaches out of the page: no words may. */
function cut(): string[] {
  const reachesOut = document.documentElement.scrollWidth > innerWidth + 1 ? ['the page is wider than the screen'] : [];
  const words = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, button, label, legend, li, p, td, th')];
  const clipped = words
    .filter((element) => element.checkVisibility() && element.closest('.unseen') === null)
    .filter(
      (element) => getComputedStyle(element).overflow !== 'visible' || element.scrollWidth > element.clientWidth + 2,
    )
    .filter((element) => element.scrollWidth > element.clientWidth + 2 && element.clientWidth > 0)
    .map((element) => `cut: ${element.textContent?.trim().slice(0, 60)}`);
  return [...reachesOut, ...clipped];
}

/** Waits for what moves to come to rest; what blinks for ever is left to blink. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ends = (one: Animation) => Number.isFinite(one.effect?.getComputedTiming().endTime);
    const moving = document.getAnimations().filter(ends);
    await Promise.all(moving.map((one) => one.finished.catch(() => null)));
  });

/** Looks a screen over once: nothing for axe at level AA, nothing cut. */
export function looker(page: Page): (name: string) => Promise<void> {
  const seen = new Set<string>();
  return async (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    // The injected clock all but stands still while axe looks, so that looking costs no time.
    const speed = await page.evaluate(() => window.clockSpeed);
    await setSpeed(page, Math.min(speed, 0.001));
    await atRest(page);
    const { violations } = await new AxeBuilder({ page }).withTags(levels).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
    expect({ name, found }).toEqual({ name, found: [] });
    expect({ name, cut: await page.evaluate(cut) }).toEqual({ name, cut: [] });
    await setSpeed(page, speed);
  };
}
