// `npm run pictures`: retakes the screenshots of the README, from games that are really played.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import { address, served } from '../../../bench/app.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { root } from '../../tools/sources.ts';
import { come, makeTable, newTelevision, type Person, sit } from '../together/people.ts';
import { newDevice, phone, sayer } from './device.ts';
import { begin, type Evening, playResolution, playSixRounds, playTimedPhase } from './evening.ts';
import { byMouse, byTouch } from './hands.ts';
import { playTable, type Seating, sitAtTable } from './round-table.ts';

const folder = join(root, 'docs/pictures');
const desktop: BrowserContextOptions = {
  viewport: { width: 1280, height: 720 },
  deviceScaleFactor: 1.5,
  isMobile: false,
};

/**
 * Plays a game and saves a screenshot of each wanted screen the first time it is reached. `wanted` maps screen names to
 * file names. Throws if a screen is never reached.
 */
async function pictured(
  browser: Browser,
  language: Language,
  wanted: Readonly<Record<string, string>>,
  play: (evening: Evening) => Promise<void>,
  context: BrowserContextOptions = {},
): Promise<void> {
  const { page, context: device } = await newDevice(browser, {
    language,
    // A game of six rounds with a scrambled cue.
    seed: 12,
    context,
  });
  const taken = new Set<string>();
  const look = async (name: string): Promise<void> => {
    const file = wanted[name];
    if (file === undefined || taken.has(name)) return;
    taken.add(name);
    await page.evaluate(() => scrollTo(0, 0));
    await settled(page);
    await page.screenshot({ path: join(folder, `${file}.png`) });
  };
  await play({ page, hands: byTouch, say: await sayer(language), look });
  const missing = Object.keys(wanted).filter((name) => !taken.has(name));
  if (missing.length > 0) throw new Error(`never reached: ${missing.join(', ')}`);
  await device.close();
}

/** Waits until fonts are loaded and finite animations have ended. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.all(moving.map((one) => one.finished.catch(() => null)));
  });

/** Screenshots the virtual table in round two: while interceptors are deployed, and before a roll. */
async function picturedTable(
  browser: Browser,
  seating: Pick<Seating, 'hands' | 'context'>,
  name: string,
): Promise<void> {
  const evening = await sitAtTable(browser, { seed: 6, speed: 0.05, ...seating });
  const { page, say } = evening;
  const shoot = async (file: string): Promise<void> => {
    await settled(page);
    await page.screenshot({ path: join(folder, `${file}.png`) });
  };
  const has = async (title: string) => (await page.locator('h1').first().textContent()) === title;
  await playTable(
    evening,
    async () =>
      (await has(say('cue.deploy-interceptors.name'))) &&
      (await page.locator('.top .round').allTextContents()).join('').includes(say('cue.round', { round: 2 })),
  );
  await shoot(name);
  await playTable(
    evening,
    async () => (await has(say('step.global-defense.name'))) && (await page.locator('main.rolling').count()) > 0,
  );
  await shoot(`${name}-task`);
  await page.context().close();
}

/** Screenshots a table online at a cue of the Commander: the television, that phone, and one that waits. */
async function picturedTogether(browser: Browser): Promise<void> {
  const { maker: mei, address: link } = await makeTable(browser);
  await sit(mei, 'Mei', ['central-officer', 'chief-scientist']);
  const jonas = await come(browser, link);
  await sit(jonas, 'Jonas', ['commander']);
  const tom = await come(browser, link);
  await sit(tom, 'Tom', ['squad-leader']);
  const television = await newTelevision(browser, link, {
    ...desktop,
    viewport: { width: 1920, height: 1080 },
    deviceScaleFactor: 1,
  });
  await mei.page.getByRole('button', { name: mei.say('together.begin') }).click();
  const titleAt = async ({ page }: Person) => (await page.locator('h1').first().textContent()) ?? '';
  // The Central Officer may end every cue, and the Commander chooses a crisis.
  for (let title = await titleAt(mei); title !== mei.say('cue.deploy-interceptors.name'); title = await titleAt(mei)) {
    const open = [
      jonas.page.locator('.choice button:enabled'),
      mei.page.locator('.choice button:enabled, .done:enabled'),
    ];
    for (const one of open) {
      const pressed = one.locator('visible=true').first();
      if ((await titleAt(mei)) === title) await pressed.click({ timeout: 500 }).catch(() => {});
    }
    await expect(mei.page.locator('h1').first())
      .not.toHaveText(title, { timeout: 2_000 })
      .catch(() => {});
  }
  for (const [page, file] of [
    [television, 'together-television'],
    [jonas.page, 'together-own-cue'],
    [tom.page, 'together-waiting'],
  ] as const) {
    await settled(page);
    await page.screenshot({ path: join(folder, `${file}.png`) });
  }
}

/** Plays one round of a companion game. */
const round = async (evening: Evening): Promise<void> => {
  await begin(evening);
  await playTimedPhase(evening, 1);
  await playResolution(evening, 1, { mission: true, orbit: 1, red: ['africa'] });
};

mkdirSync(folder, { recursive: true });
const launched = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--font-render-hinting=none'],
});
const openContext = launched.newContext.bind(launched);
/** Every device opens the app that is served here. Pictures of phones have two pixels per point. */
const browser = Object.assign(launched, {
  newContext: (options: BrowserContextOptions = {}) =>
    openContext({
      baseURL: address,
      colorScheme: 'dark',
      ...options,
      ...(options.isMobile === true ? { deviceScaleFactor: 2 } : {}),
    }),
});
const tables = mkdtempSync(join(tmpdir(), 'sitroom-pictures-'));
await served(async () => {
  await Promise.all([
    pictured(browser, 'en', { start: 'start', 'cue: alien with a map': 'cue', 'step: orbital-defense': 'step' }, round),
    pictured(browser, 'de', { 'cue: xcom': 'cue-de', 'step: panic-report': 'panic-de' }, round),
    pictured(browser, 'ru', { setup: 'setup-ru', expired: 'expired-ru' }, round),
    pictured(
      browser,
      'zh-Hant',
      { 'cue: scrambled': 'scrambled-zh', 'step: global-defense': 'step-zh' },
      async (evening) => {
        await begin(evening);
        await playSixRounds(evening);
      },
    ),
  ]);
  await pictured(
    browser,
    'en',
    { 'cue: alien with a map': 'desktop-cue', 'step: panic-report': 'desktop-panic', end: 'desktop-end' },
    async (evening) => {
      await begin(evening);
      await playSixRounds(evening);
    },
    desktop,
  );
  await picturedTable(browser, { hands: () => byMouse, context: { ...desktop, hasTouch: false } }, 'table');
  await picturedTable(browser, { hands: () => byTouch, context: phone }, 'table-phone');
  await picturedTogether(browser);
}, tables);
await browser.close();
rmSync(tables, { recursive: true });
