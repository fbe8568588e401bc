import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  devices,
  expect,
  type LaunchOptions,
  type Page,
  type PlaywrightWorkerArgs,
} from '@playwright/test';
import { compileWord, readWords } from '../../build/words.ts';
import type { Language } from '../../src/i18n/languages.ts';

/** A phone in an upright hand. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 7'].userAgent,
};

/** Browser tags of our languages. */
const tags: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', ru: 'ru-RU', 'zh-Hant': 'zh-TW' };

export interface DeviceOptions {
  readonly language?: Language;
  /** How fast the injected clock runs. */
  readonly speed?: number;
  /** What the device's chance begins with: the same seed draws the same games. */
  readonly seed?: number;
  readonly context?: BrowserContextOptions;
}

/** What a browser is started with. */
export interface Machine {
  readonly playwright: PlaywrightWorkerArgs['playwright'];
  readonly launchOptions: LaunchOptions;
  readonly baseURL: string | undefined;
}

declare global {
  interface Window {
    /** The injected clock: how fast it runs. */
    clockSpeed: number;
    /** What would have been spoken, felt, and kept awake. */
    spoken: { text: string; lang: string }[];
    felt: number[][];
  }
}

/** Runs in the page before anything else: a clock that can be sped up, chance that repeats, and ears and hands. */
function prepare({ speed, seed }: { speed: number; seed: number }): void {
  const realNow = performance.now.bind(performance);
  window.clockSpeed = speed;
  let last = realNow();
  let shown = last;
  performance.now = () => {
    const now = realNow();
    shown += (now - last) * window.clockSpeed;
    last = now;
    return shown;
  };
  const realTimeout = window.setTimeout.bind(window);
  // A clock that stands still leaves the app's alarms to a time nobody waits for, yet within what a timer can hold.
  const fast = (then: () => void, ms = 0) => realTimeout(then, ms / Math.max(window.clockSpeed, 0.001));
  window.setTimeout = fast as typeof window.setTimeout;

  let state = seed;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
    const list = into as unknown as Uint8Array;
    for (let i = 0; i < list.length; i += 1) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      list[i] = state >>> 8;
    }
    return into;
  };

  window.spoken = [];
  window.felt = [];
  speechSynthesis.speak = ({ text, lang }) => void window.spoken.push({ text, lang });
  navigator.vibrate = (pattern) => {
    window.felt.push([pattern].flat().map(Number));
    return true;
  };
}

/** A new device that opens the app for the first time; whatever goes wrong on its page fails the test. */
export async function newDevice(
  browser: Browser,
  options: DeviceOptions = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext(contextOf(options));
  return { page: await newTab(context, './', options), context };
}

/** What a browser is told of a device. */
const contextOf = ({ language = 'en', context }: DeviceOptions): BrowserContextOptions => ({
  ...phone,
  locale: tags[language],
  ...context,
});

/** A device whose browser keeps everything in a folder, so that it can be killed and started again. */
export const startBrowser = (
  { playwright, launchOptions, baseURL }: Machine,
  folder: string,
  options: DeviceOptions = {},
): Promise<BrowserContext> =>
  playwright.chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...contextOf(options),
    ...(baseURL === undefined ? {} : { baseURL }),
  });

/** Another tab of a device, at an address of the app; its chance is its own. */
export async function newTab(context: BrowserContext, address = './', options: DeviceOptions = {}): Promise<Page> {
  const { speed = 1, seed = 1 + 100 * context.pages().length } = options;
  const page = await context.newPage();
  await page.addInitScript(prepare, { speed, seed });
  watch(page);
  await page.goto(address);
  await expect(page.locator('main')).toBeVisible();
  return page;
}

/** Fails the test on any error of the page, and on any request to another host. */
export function watch(page: Page): void {
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') throw new Error(`a request to ${hostname}`);
  });
}

/** A clock slow enough that no cue runs out unasked, however busy the machine. */
export const unhurried = 0.2;

/** Sets how fast the injected clock runs. */
export async function setSpeed(page: Page, speed: number): Promise<void> {
  await page.evaluate((to) => {
    window.clockSpeed = to;
  }, speed);
}

/** Says the words of a language as the app does. */
export async function sayer(language: Language): Promise<(key: string, given?: Record<string, unknown>) => string> {
  const words = await readWords(language);
  return (key, given = {}) => {
    const word = words[key];
    if (word === undefined) throw new Error(`no word ${key}`);
    return compileWord(language, word)(given);
  };
}

/** Waits until everything is on this device that is needed without a network. */
export async function readyOffline(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated');
}
