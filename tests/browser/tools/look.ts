import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import type { Language } from '../../../src/i18n/languages.ts';
import { setSpeed } from './device.ts';
import { comeToRest, faults } from './faults.ts';

/** The axe rule sets for WCAG 2.2, level AA. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

declare global {
  interface Window {
    /** Present once a check has needed it. */
    axe?: typeof axe;
  }
}

/** Returns the violations that axe finds. Passed checks are not collected, because that takes most of the time. */
async function axeFaults(page: Page, rules: axe.RunOptions['runOnly'] = levels): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly = []) => {
    const found = await window.axe?.run({ runOnly, resultTypes: ['violations'] });
    if (found === undefined) return ['axe is missing'];
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, rules);
}

/** Switches between the dark and the light theme. */
async function turnTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light';
  });
  await atRest(page);
}

/** Returns the findings of axe about contrast in the theme that is not shown. */
async function otherThemeFaults(page: Page): Promise<string[]> {
  await turnTheme(page);
  const found = await axeFaults(page, { type: 'rule', values: ['color-contrast'] });
  await turnTheme(page);
  return found;
}

/** Latin and Cyrillic words that wrap in the middle, in the elements that match. A soft hyphen parts two words. */
export const brokenWords = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((element) => {
      const { firstChild: text } = element;
      if (!(text instanceof Text) || !element.checkVisibility()) return [];
      return [...text.data.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}]+/gu)].flatMap(({ 0: word, index }) => {
        // After a soft hyphen the first letter has a box for it at the end of the line before, too.
        const topOf = (at: number) => {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return [...range.getClientRects()].at(-1)?.top;
        };
        return topOf(index) === topOf(index + word.length - 1) ? [] : [word];
      });
    }),
  );

/** Waits until fonts are loaded and all finite animations have ended. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(comeToRest);
}

/** Source of all layout checks as one expression: one message to the page instead of one for each. */
const allFaults = `[${faults.join(', ')}].flatMap((look) => look())`;

/**
 * Waits for the page to rest, then returns its layout faults: clipped, overlapping or unreachable elements. A page that
 * is still loading has no faults, so it must have come first.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  await expect(page.locator('main').first()).toBeVisible();
  await atRest(page);
  return page.evaluate<string[]>(allFaults);
}

/**
 * Returns a function that runs a check once per screen name. The injected clock runs no faster than `speed` meanwhile.
 */
export function oncePerScreen(
  page: Page,
  speed: number,
  check: (name: string) => Promise<void>,
): (name: string) => Promise<void> {
  const seen = new Set<string>();
  return async (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const before = await page.evaluate(() => window.clockSpeed);
    await setSpeed(page, Math.min(before, speed));
    await check(name);
    await setSpeed(page, before);
  };
}

/**
 * Returns a function that asserts, once per screen name, that axe (WCAG AA) and the layout checks find nothing. The
 * clock almost stands still meanwhile, so that checking costs no game time.
 */
export const screenChecker = (page: Page): ((name: string) => Promise<void>) =>
  oncePerScreen(page, 0.001, async (name) => {
    await atRest(page);
    expect({ name, found: await axeFaults(page) }).toEqual({ name, found: [] });
    expect({ name, otherTheme: await otherThemeFaults(page) }).toEqual({ name, otherTheme: [] });
    expect({ name, wrong: await layoutFaults(page) }).toEqual({ name, wrong: [] });
  });

/**
 * The checks of a screen that a test visits in several languages: all of them in English, and only those of the layout
 * in the others. What axe finds does not depend on the language.
 */
export const checkerFor = (language: Language): typeof screenChecker =>
  language === 'en' ? screenChecker : layoutChecker;

/**
 * Returns a function that asserts, once per screen name, that the layout checks find nothing. Stops the clock
 * meanwhile.
 */
export const layoutChecker = (page: Page): ((name: string) => Promise<void>) =>
  oncePerScreen(page, 0, async (name) =>
    expect({ name, wrong: await layoutFaults(page) }).toEqual({ name, wrong: [] }),
  );
