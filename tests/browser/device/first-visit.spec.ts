import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { languages } from '../../../src/i18n/languages.ts';
import { sitDown, toStep } from '../tools/evening.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

/** Limit for the scripts of a first visit, in gzipped bytes. */
const most = 100_000;

/** Paths of the scripts that the page has loaded so far. */
const scripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

/** Gzipped size of a built file, in bytes. */
const weigh = async (path: string): Promise<number> =>
  gzipSync(await readFile(join(import.meta.dirname, '../../../dist', path))).length;

for (const language of languages) {
  test(`a first visit loads at most 100 kB of compressed script and only one language: ${language}${sweepBut(language === 'ru')}`, async ({
    browser,
  }) => {
    const evening = await sitDown(browser, { language });
    await toStep(evening, 'audit');
    const loaded = await scripts(evening.page);
    const weights = await Promise.all(loaded.map(weigh));
    expect(Math.min(...weights)).toBeGreaterThan(0);
    expect(weights.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most);
    // The first words of one language. The rules reference is loaded on demand.
    const ofRules = /\/(reference|rules-reader|load|figure)-[^/]*$/;
    const words = loaded.flatMap((path) => /\/((first|later)-(en|de|ru|zh-Hant))-[^/]*$/.exec(path)?.[1] ?? []);
    expect(words).toEqual([`first-${language}`]);
    expect(loaded.filter((path) => ofRules.test(path))).toEqual([]);
    await evening.page.locator('.title').tap();
    await expect(evening.page.locator('article')).toBeVisible();
    expect((await scripts(evening.page)).filter((path) => /\/reference-(?!figures)/.test(path)).length).toBeGreaterThan(
      0,
    );
  });
}

test('a style sheet that could not be loaded is asked for again', async ({ browser }) => {
  const evening = await sitDown(browser, { speed: 1 });
  const { page } = evening;
  let refused = 0;
  await page.route('**/step-inputs-*.css', (route) => {
    refused += 1;
    return refused < 3 ? route.abort() : route.continue();
  });
  await toStep(evening, 'research');
  await expect(page.locator('.track button').first()).toHaveCSS('position', 'relative');
  expect(refused).toBe(3);
});
