import { type BrowserContext, expect, type Page } from '@playwright/test';
import { leap, newDevice, newTab, sayer, startBrowser } from '../tools/device.ts';
import { begin, named } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
import { kept, notedInstant } from '../tools/kept.ts';
import { test } from '../tools/test.ts';

/** How often the app notes the instant of a countdown, in ms: as much may be lost. */
const noteEveryMs = 1_000;

/** The events of a game before it is killed, and what was left of its cue by the last note, in ms. */
interface Seen {
  readonly address: string;
  readonly types: readonly string[];
  readonly left: number;
}

/**
 * Ends every process that shows pages, at once, as a phone does that runs out of memory.
 * A process that is only just being born is not listed yet: they are ended until the page says that its own is gone.
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
  }).toPass({ timeout: 30_000 });
}

/** Ends the whole browser at once, as a phone does that runs out of battery. */
async function killBrowser(context: BrowserContext): Promise<void> {
  const closed = context.waitForEvent('close');
  const session = await context.browser()?.newBrowserCDPSession();
  session?.send('Browser.crash').catch(() => null);
  await closed;
}

/** Opens the app in a browser of its own, confirms a cue, and lets the next one run for some seconds. */
async function playSome(context: BrowserContext, say: (key: string) => string): Promise<{ page: Page; seen: Seen }> {
  const page = await newTab(context);
  await begin({ page, hands: byTouch, say, look: async () => {} });
  await byTouch.press(named(page, say('cue.done')));
  await expect(page.locator('section.plate').getByRole('heading')).toHaveText(say('cue.budget.name'));
  await expect.poll(async () => (await notedInstant(page)).at, { timeout: 15_000 }).toBeGreaterThan(4_000);
  const { log, state } = await kept(page);
  const left = (state.open.clock?.left ?? 0) - ((await notedInstant(page)).at - state.open.at);
  return { page, seen: { address: page.url(), types: log.map(({ type }) => type), left } };
}

/** Nothing is lost but, at most, what a note was on its way. */
async function expectFound(page: Page, { types, left }: Seen, say: (key: string) => string): Promise<void> {
  await expect(page.getByRole('dialog', { name: say('back.name') })).toBeVisible();
  await expect.poll(async () => (await kept(page)).log.map(({ type }) => type)).toEqual([...types, 'menu-opened']);
  const found = (await kept(page)).state.open.clock?.left ?? 0;
  expect(found).toBeLessThanOrEqual(left + noteEveryMs);
  await byTouch.press(named(page, say('back.go')));
  await byTouch.press(named(page, say('cue.done')));
  await expect(page.locator('section.plate').getByRole('heading')).not.toHaveText(say('cue.budget.name'));
}

test('while a countdown runs its instant is noted once a second, and no more is ever lost', async ({ browser }) => {
  const { page } = await newDevice(browser, { seed: 71, speed: 0 });
  await begin({ page, hands: byTouch, say: await sayer('en'), look: async () => {} });
  const from = (await kept(page)).state.open.at;
  for (let passed = 700; passed < 7_000; passed += 700) {
    await leap(page, 700);
    await expect.poll(async () => (await notedInstant(page)).at - from).toBeGreaterThan(passed - noteEveryMs);
  }
});

const ways = {
  'that crashes': async (page: Page) => {
    const crashed = page.waitForEvent('crash');
    page.goto('chrome://crash').catch(() => null);
    await crashed;
  },
  'whose process is killed': killPages,
  'that is closed without a word': (page: Page) => page.close({ runBeforeUnload: false }),
};

for (const [name, kill] of Object.entries(ways)) {
  test(`a tab ${name} in the middle of a cue loses no event, and a second at most`, async ({
    playwright,
    launchOptions,
    baseURL,
  }, info) => {
    const say = await sayer('en');
    const context = await startBrowser({ playwright, launchOptions, baseURL }, info.outputPath('browser'));
    const { page, seen } = await playSome(context, say);
    await kill(page);
    await expectFound(await newTab(context, seen.address), seen, say);
    await context.close();
  });
}

test('a browser killed in the middle of a cue, as by an empty battery, loses no more', async ({
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
  await expectFound(await newTab(again, seen.address), seen, say);
  await again.close();
});

test('a tab killed in the very instant of a confirmation has kept it', async ({
  playwright,
  launchOptions,
  baseURL,
}, info) => {
  const say = await sayer('en');
  const context = await startBrowser({ playwright, launchOptions, baseURL }, info.outputPath('browser'));
  const { page, seen } = await playSome(context, say);
  const confirmed = page.waitForEvent('console');
  // The page confirms, and never comes to rest again.
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
  const types = (await kept(again)).log.map(({ type }) => type);
  expect(types).toEqual([...seen.types, 'cue-closed', 'cue-opened', 'menu-opened']);
  await context.close();
});
