// Checks of a screen that is read across a room.

import { expect, type Page } from '@playwright/test';

/** Screens that show the board. */
export const screens = { desk: { width: 1280, height: 720 }, television: { width: 1920, height: 1080 } };

/** Smallest font size that can be read across a room, in pixels on a 1920 × 1080 television. */
const smallest = 22;

/** Texts with a smaller font, and their size. Text in a drawing is scaled with the drawing. */
export const smallWords = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element, textContent } = node;
      const words = textContent?.trim() ?? '';
      if (!element || words === '' || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      if (element.closest('.unseen') || getComputedStyle(element).clipPath === 'inset(50%)') continue;
      const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * (drawn?.a ?? 1);
      if (size < least) found.push(`${words}: ${size}`);
    }
    return found;
  }, smallest);

/**
 * Parts of a board that lie over others: what is told beside the map over the strip below, or the plate over pieces in
 * orbit by more than their margin.
 */
export const boardOverlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(`main.board ${selector}`)]
        .filter((one) => one.checkVisibility())
        .map((one) => ({ one, box: one.getBoundingClientRect() }));
    const [[strip], [plate], [world]] = [shown('> .strip'), shown('> .now'), shown('> .world-at')];
    if (!strip || !plate) return [];
    // The stage of the final mission has no orbit.
    const orbit = world ? shown('.spot:has(> path.lane) :is(circle, [data-piece])') : [];
    if (world && orbit.length === 0) throw new Error('nothing is drawn in orbit');
    const name = (one: Element): string => `${one.tagName} ${one.getAttribute('class')} ${one.textContent.trim()}`;
    return [
      ...shown('.side :is(p, li, svg)')
        .filter(({ box }) => box.bottom > strip.box.top + 1)
        .map(({ one, box }) => `${name(one)}: ${box.bottom} over the strip at ${strip.box.top}`),
      ...orbit
        .filter(({ box }) => Math.min(plate.box.right - box.left, plate.box.bottom - box.top) > 4)
        .map(({ one }) => `${name(one)} beneath the plate`),
    ];
  });

/** Asserts that the board view fits a desk and a television without scrolling, and is legible on the television. */
export async function fitsScreens(page: Page, look: (name: string) => Promise<void>, what: string): Promise<void> {
  for (const [screen, size] of Object.entries(screens)) {
    await page.setViewportSize(size);
    await look(`${what} on a ${screen}`);
    const over = await page.evaluate(() => {
      const { scrollHeight } = document.documentElement;
      const parts = [...document.querySelectorAll('.board > *, .strip *, .now *, .side *')];
      const cut = parts.filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > innerHeight + 1);
      return [scrollHeight - innerHeight, ...cut.map(({ className }) => String(className))];
    });
    expect({ what, screen, over }).toEqual({ what, screen, over: [0] });
    const clock = page.locator('[data-piece^=clock]');
    const ring = (await clock.count()) > 0 ? await clock.boundingBox() : null;
    const people = await page.locator('.people').boundingBox();
    if (ring && people) expect(ring.y + ring.height).toBeLessThanOrEqual(people.y);
  }
  expect({ what, small: await smallWords(page) }).toEqual({ what, small: [] });
  await page.setViewportSize(screens.desk);
}
