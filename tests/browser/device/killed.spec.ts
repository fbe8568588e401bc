import { type BrowserContext, expect, type Page } from '@playwright/test';
import { leap, newDevice, newTab, sayer, startBrowser } from '../tools/device.ts';
import { begin, named } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
import { lastNotedInstant, storedGame } from '../tools/kept.ts';
import { test } from '../tools/test.ts';

/** Interval at which the app notes the instant of a countdown, in ms. At most this much is lost. */
const noteEveryMs = 1_000;

/** A game before it is killed: its event types, and the ms left of its cue at the last note. */
interface Seen {
  readonly address: string;
  readonly types: readonly string[];
  readonly left: number;
}

/**
 * Kills all renderer processes, as a phone does that runs out of memory. A process that is just starting is not listed
 * yet, so this repeats until the page reports a crash.
 */
async function killPages(page: Page): Promise<void> {
  let gone = false;
  page.once('crash', () => {
    gone = true;
  });
  const session = await page.context().browser()?.newBrowserCDPSession();
  await expect(async () => {
    const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
    for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL');
    expect(gone).toBe(true);
  }).toPass();
}

/** Crashes the whole browser, as when the battery runs out. */
async function killBrowser(context: BrowserContext): Promise<void> {
  const closed = context.waitForEvent('close');
  const session = await context.browser()?.newBrowserCDPSession();
  session?.send('Browser.crash').catch(() => null);
  await closed;
}

/** Opens the app, confirms a cue, and lets the next one run for some seconds. */
async function playSome(context: BrowserContext, say: (key: string) => string): Promise<{ page: Page; seen: Seen }> {
  const page = await newTab(context);
  await begin({ page, hands: byTouch, say, look: async () => {} });
  await byTouch.press(named(page, say('cue.done')));
  await expect(page.locator('section.plate').getByRole('heading')).toHaveText(say('cue.budget.name'));
  await leap(page, 4_500);
  await expect.poll(async () => (await lastNotedInstant(page)).at).toBeGreaterThan(4_000);
  const { log, state } = await storedGame(page);
  const left = (state.open.clock?.left ?? 0) - ((await lastNotedInstant(page)).at - state.open.at);
  return { page, seen: { address: page.url(), types: log.map(({ type }) => type), left } };
}

/** Asserts that no event is lost and at most one note interval of time, and that the game can go on. */
async function expectRestored(page: Page, { types, left }: Seen, say: (key: string) => string): Promise<void> {
  await expect(page.getByRole('dialog', { name: say('back.name') })).toBeVisible();
  await expect
    .poll(async () => (await storedGame(page)).log.map(({ type }) => type))
    .toEqual([...types, 'menu-opened']);
  const found = (await storedGame(page)).state.open.clock?.left ?? 0;
  expect(found).toBeLessThanOrEqual(left + noteEveryMs);
  await byTouch.press(named(page, say('back.go')));
  await byTouch.press(named(page, say('cue.done')));
  await expect(page.locator('section.plate').getByRole('heading')).not.toHaveText(say('cue.budget.name'));
}

test('a running countdown is noted once a second', async ({ browser }) => {
  const { page } = await newDevice(browser, { seed: 71, speed: 0 });
  await begin({ page, hands: byTouch, say: await sayer('en'), look: async () => {} });
  const from = (await storedGame(page)).state.open.at;
  for (let passed = 700; passed < 7_000; passed += 700) {
    await leap(page, 700);
    await expect.poll(async () => (await lastNotedInstant(page)).at - from).toBeGreaterThan(passed - noteEveryMs);
  }
});

const kills = {
  'that crashes': async (page: Page) => {
    const crashed = page.waitForEvent('crash');
    page.goto('chrome://crash').catch(() => null);
    await crashed;
  },
  'whose process is killed': killPages,
  'that is closed without unload events': (page: Page) => page.close({ runBeforeUnload: false }),
};

for (const [name, kill] of Object.entries(kills)) {
  test(`a tab ${name} in the middle of a cue loses no event and at most a second @sweep`, async ({
    playwright,
    launchOptions,
    baseURL,
  }, info) => {
    const say = await sayer('en');
    const context = await startBrowser({ playwright, launchOptions, baseURL }, info.outputPath('browser'));
    const { page, seen } = await playSome(context, say);
    await kill(page);
    await expectRestored(await newTab(context, seen.address), seen, say);
    await context.close();
  });
}

test('a browser killed in the middle of a cue loses no event and at most a second', async ({
  playwright,
  launchOptions,
  baseURL,
}, info) => {
  const say = await sayer('en');
  const machine = { playwright, launchOptions, baseURL };
  const context = await startBrowser(machine, info.outputPath('browser'));
  const { seen } = await playSome(context, say);
  await killBrowser(context);
  const again = await startBrowser(machine, info.outputPath('browser'));
  await expectRestored(await newTab(again, seen.address), seen, say);
  await again.close();
});

test('a tab killed right after a confirmation has stored it @sweep', async ({
  playwright,
  launchOptions,
  baseURL,
}, info) => {
  const say = await sayer('en');
  const context = await startBrowser({ playwright, launchOptions, baseURL }, info.outputPath('browser'));
  const { page, seen } = await playSome(context, say);
  const confirmed = page.waitForEvent('console');
  // Confirms, then blocks the page in an endless loop.
  const confirming = page
    .locator('button.done')
    .evaluate((button: HTMLButtonElement) => {
      for (const rest of button.getAnimations()) rest.finish();
      button.click();
      console.log('confirmed');
      for (;;);
    })
    .catch(() => 'killed');
  expect((await confirmed).text()).toBe('confirmed');
  await killPages(page);
  expect(await confirming).toBe('killed');
  const again = await newTab(context, seen.address);
  await expect(again.getByRole('dialog', { name: say('back.name') })).toBeVisible();
  const types = (await storedGame(again)).log.map(({ type }) => type);
  expect(types).toEqual([...seen.types, 'cue-closed', 'cue-opened', 'menu-opened']);
  await context.close();
});
