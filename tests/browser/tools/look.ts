import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { setSpeed } from './device.ts';
import { comeToRest, faults } from './faults.ts';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Words of some elements that go on in another line without having a hyphen of their own there. */
export const brokenWords = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((element) => {
      const { firstChild: text } = element;
      if (!(text instanceof Text) || !element.checkVisibility()) return [];
      return [...text.data.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );

/** Waits for the letters to come and for what moves to come to rest; what blinks for ever is left to blink. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(comeToRest);
}

/** What is wrong with a page once it is at rest: cut, crowded, or out of reach. */
export async function wrongWith(page: Page): Promise<string[]> {
  await atRest(page);
  const found: string[] = [];
  for (const look of faults) found.push(...(await page.evaluate(look)));
  return found;
}

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
    expect({ name, wrong: await wrongWith(page) }).toEqual({ name, wrong: [] });
    await setSpeed(page, speed);
  };
}

/** Looks a screen over once: nothing cut, nothing over anything else, nothing out of reach. */
export function measurer(page: Page): (name: string) => Promise<void> {
  const seen = new Set<string>();
  return async (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const speed = await page.evaluate(() => window.clockSpeed);
    await setSpeed(page, 0);
    expect({ name, wrong: await wrongWith(page) }).toEqual({ name, wrong: [] });
    await setSpeed(page, speed);
  };
}
