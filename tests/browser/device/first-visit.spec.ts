import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { languages } from '../../../src/i18n/languages.ts';
import { newDevice, sayer } from '../tools/device.ts';
import { begin, type Evening, levelButton, named, toStep } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
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

/** Gzipped size of a built file as it is served, in bytes. */
const weigh = async (path: string): Promise<number> =>
  gzipSync(await readFile(join(import.meta.dirname, '../../../dist', path)), { level: 9 }).length;

for (const language of languages) {
  test(`a first visit needs at most 100 kB of compressed script to play, and only one language: ${language}${sweepBut(language === 'ru')}`, async ({
    browser,
  }) => {
    const { page } = await newDevice(browser, { language, speed: 0 });
    const say = await sayer(language);
    const evening: Evening = { page, hands: byTouch, say, look: async () => {} };
    // The list of the set-up and the counter of credits come after their pages, and a game goes on without them.
    const later = /\/(box-setup|setup-list|later|counted-credits)-[^/]*$/;
    await page.route(later, (route) => route.abort());
    await levelButton(page, say, 'normal').tap();
    await named(page, say('setup.begin')).tap();
    await toStep(evening, 'audit');
    const loaded = (await scripts(page)).filter((path) => !later.test(path));
    const weights = await Promise.all(loaded.map(weigh));
    expect(Math.min(...weights)).toBeGreaterThan(0);
    expect(weights.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most);
    // The first words of one language. The rules reference is loaded on demand.
    const ofRules = /\/(reference|rules-reader|load|figure)-[^/]*$/;
    const words = loaded.flatMap((path) => /\/(first-(en|de|ru|zh-Hant))-[^/]*$/.exec(path)?.[1] ?? []);
    expect(words).toEqual([`first-${language}`]);
    expect(loaded.filter((path) => ofRules.test(path))).toEqual([]);
    await page.unroute(later);
    // Browsers remember that a script could not be loaded.
    await page.reload();
    await page.locator('.title').tap();
    await expect(page.locator('article')).toBeVisible();
    expect((await scripts(page)).filter((path) => /\/reference-(?!figures)/.test(path)).length).toBeGreaterThan(0);
  });
}

test('a part whose style sheet could not be loaded is shown, and the style sheet is asked for again', async ({
  browser,
}) => {
  const { page } = await newDevice(browser);
  // Nothing is loaded ahead, so that the step waits for its own part.
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0;
  });
  let refused = 0;
  let online = false;
  // That of the first page is there already.
  await page.route('**/assets/*.css', (route) => {
    if (online) return route.continue();
    refused += 1;
    return route.abort();
  });
  const evening: Evening = { page, hands: byTouch, say: await sayer('en'), look: async () => {} };
  await begin(evening);
  await toStep(evening, 'research');
  const threat = page.locator('.track button').first();
  await expect(threat).toBeAttached();
  await expect.poll(() => refused).toBeGreaterThan(1);
  online = true;
  await expect(threat).toHaveCSS('position', 'relative');
});
