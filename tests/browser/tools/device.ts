import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  devices,
  expect,
  type LaunchOptions,
  type Locator,
  type Page,
  type PlaywrightWorkerArgs,
} from '@playwright/test';
import { eventsOf, type Game } from '../../../src/host/index.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { readSave } from '../../tools/saves/saves.ts';
import { seedRandom } from './chance.ts';

export { sayer } from './say.ts';

/** A phone held upright. Tests measure points, and never compare pixels: one each is drawn fastest. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 7'].userAgent,
};

/** A small desktop screen with mouse and keyboard. */
export const desk: BrowserContextOptions = {
  viewport: { width: 1280, height: 720 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
};

/** Browser locales of the app's languages. */
const tags: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', ru: 'ru-RU', 'zh-Hant': 'zh-TW' };

/** Launches Chromium with a default font size of 32 px, twice the usual size. */
export const largeLetters: LaunchOptions = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--font-render-hinting=none', '--blink-settings=defaultFontSize=32'],
};

/** Options of a device in a test. */
export interface DeviceOptions {
  readonly language?: Language;
  /** Speed of the injected clock: 1 is real time (the default), 0 stands still. */
  readonly speed?: number;
  /** Seed of the device's random numbers: the same seed draws the same games. */
  readonly seed?: number;
  /** Whether the service worker is registered. Off by default, because caching the whole app is heavy. */
  readonly serviceWorker?: boolean;
  /** Whether animations, and the moment in which a button ignores a double press, take their time. Off by default. */
  readonly motion?: boolean;
  /** Whether scenes at the table stay until the test ends them. Off by default: they pass at once. */
  readonly scenes?: boolean;
  readonly context?: BrowserContextOptions;
}

/** The Playwright fixtures that `startBrowser` needs. */
export interface Machine {
  readonly playwright: PlaywrightWorkerArgs['playwright'];
  readonly launchOptions: LaunchOptions;
  readonly baseURL: string | undefined;
}

declare global {
  interface Window {
    /** Speed of the injected clock. At 0 it stands still. */
    clockSpeed: number;
    /** Advances the injected clock by `ms` at once. Timers fire in order, each at its due time. */
    leap(ms: number): void;
    /** Advances the injected clock by `ms` without firing timers, as when the machine sleeps. */
    sleep(ms: number): void;
    /** Hides or shows the page. While hidden, time goes on but timers and frames are held back. */
    setHidden(hidden: boolean): void;
    /** Recorded output: speech, vibration patterns in ms, and pitches in Hz (0 for noise). */
    spoken: { text: string; lang: string; volume: number }[];
    felt: number[][];
    sounded: number[];
  }
}

/** Runs in the page before anything else. Replaces clocks, timers and frames with controllable ones. */
export function installClock(start: number): void {
  const realNow = performance.now.bind(performance);
  const realDate = Date.now.bind(Date);
  const realTimeout = window.setTimeout.bind(window);
  const realClear = window.clearTimeout.bind(window);
  const waiting = new Map<number, { due: number; act: () => void; real: number }>();
  let [speed, last, shown, behind, names] = [start, realNow(), realNow(), 0, 1_000_000];
  // Caps a single jump: on a fast clock a busy moment must not look like sleep.
  const longestMoment = 4_000;
  const now = (): number => {
    const real = realNow();
    const passed = (real - last) * speed;
    shown += speed > 1 ? Math.min(passed, longestMoment) : passed;
    behind += Math.max(0, real - last - passed);
    last = real;
    return shown;
  };
  let visible = true;
  let held: (() => void)[] = [];
  const whenVisible = (then: () => void): void => {
    if (visible) then();
    else held.push(then);
  };
  const fire = (name: number): void => {
    const timer = waiting.get(name);
    if (timer === undefined) return;
    if (timer.due > now() + 1) arm(name);
    else {
      waiting.delete(name);
      timer.act();
    }
  };
  const arm = (name: number): void => {
    const timer = waiting.get(name);
    if (timer === undefined) return;
    realClear(timer.real);
    const left = Math.max(0, timer.due - now());
    if (left > 0 && speed === 0) return;
    // On a very slow clock the wait exceeds the maximum of setTimeout.
    const wait = left === 0 ? 0 : Math.min(left / speed, 2 ** 31 - 1);
    timer.real = realTimeout(() => whenVisible(() => fire(name)), wait);
  };
  const rearm = () => [...waiting.keys()].forEach(arm);
  performance.now = now;
  // The time of day runs at the same speed. If it ran ahead, the machine would seem to have slept.
  Date.now = () => {
    now();
    return Math.round(realDate() - behind);
  };
  window.setTimeout = ((then: () => void, ms = 0) => {
    names += 1;
    waiting.set(names, { due: now() + ms, act: then, real: 0 });
    arm(names);
    return names;
  }) as typeof window.setTimeout;
  window.clearTimeout = (name) => {
    realClear(waiting.get(Number(name))?.real);
    waiting.delete(Number(name));
  };
  Object.defineProperty(window, 'clockSpeed', {
    get: () => speed,
    set: (to: number) => {
      now();
      speed = to;
      rearm();
    },
  });
  window.sleep = (ms) => {
    shown = now() + ms;
    rearm();
  };
  window.leap = (ms) => {
    const until = now() + ms;
    const next = () => [...waiting].filter(([, { due }]) => due <= until).toSorted(([, a], [, b]) => a.due - b.due)[0];
    // Nothing wakes a hidden page.
    for (let first = next(); visible && first !== undefined; first = next()) {
      const [name, { due, act, real }] = first;
      shown = Math.max(shown, due);
      realClear(real);
      waiting.delete(name);
      act();
    }
    shown = Math.max(shown, until);
    rearm();
  };

  const realFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (then) => realFrame((at) => whenVisible(() => then(at)));
  const realInterval = window.setInterval.bind(window);
  window.setInterval = ((then: () => void, ms: number) =>
    realInterval(() => visible && then(), ms)) as typeof window.setInterval;
  Object.defineProperty(document, 'visibilityState', { get: () => (visible ? 'visible' : 'hidden') });
  window.setHidden = (hidden) => {
    visible = !hidden;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    if (hidden) return;
    for (const then of held) realTimeout(then, 0);
    held = [];
  };
}

/** Runs in the page before anything else. Records speech, vibration and sound. */
function recordOutput(): void {
  window.spoken = [];
  window.felt = [];
  window.sounded = [];
  speechSynthesis.speak = ({ text, lang, volume }) => void window.spoken.push({ text, lang, volume });
  navigator.vibrate = (pattern) => {
    window.felt.push([pattern].flat().map(Number));
    return true;
  };
  for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
    prototype.start = new Proxy(Reflect.get(prototype, 'start') as () => void, {
      apply(start, node: OscillatorNode | AudioBufferSourceNode, when: []) {
        window.sounded.push(node instanceof OscillatorNode ? node.frequency.value : 0);
        start.apply(node, when);
      },
    });
  }
}

/** Runs in the page before anything else. Ends each animation and transition as soon as it has begun, except endless ones. */
export function endMotion(): void {
  const end = (one: Animation): void => {
    if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
  };
  Element.prototype.animate = new Proxy(Reflect.get(Element.prototype, 'animate') as Element['animate'], {
    apply(animate, element: Element, how: Parameters<Element['animate']>) {
      const animation = animate.apply(element, how);
      void animation.ready.then(end, () => null);
      return animation;
    },
  });
  for (const begun of ['animationstart', 'transitionrun'])
    addEventListener(
      begun,
      ({ target }) => {
        for (const one of target instanceof Element ? target.getAnimations({ subtree: true }) : []) end(one);
      },
      { capture: true },
    );
}

/** Runs in the page before anything else. Leaves the registration of the service worker pending forever. */
function holdServiceWorker(): void {
  // Undefined over plain HTTP.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (container) container.register = () => new Promise(() => {});
}

/** Runs in the page before anything else. Ends each scene at the table as soon as it has begun. */
function passScenes(): void {
  const pass = (): void => {
    document.querySelector('dialog.scene[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  };
  new MutationObserver(pass).observe(document, { childList: true, subtree: true, attributeFilter: ['open'] });
}

/** Runs in the page before anything else. Turns loops of a ResizeObserver, which only `window` hears of, into page errors. */
function throwUncaught(): void {
  addEventListener('error', ({ error, message }) => {
    // Errors of scripts are thrown already.
    if (error === null) queueMicrotask(() => reportError(new Error(message)));
  });
}

/** Opens the app on a new device with empty storage. Errors on the page fail the test. */
export async function newDevice(
  browser: Browser,
  options: DeviceOptions = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext(contextOf(options));
  return { page: await newTab(context, './', options), context };
}

/**
 * The app's URL by this machine's network address. Over plain http it is not a secure context. Throws without a
 * network.
 */
export function onNetwork(baseURL: string | undefined): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const own = all.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (own === undefined) throw new Error('this machine is in no network');
  const home = new URL(baseURL ?? '');
  home.hostname = own.address;
  return home.href;
}

/** Playwright context options for a device. */
export const contextOf = ({ language = 'en', context }: DeviceOptions): BrowserContextOptions => ({
  ...phone,
  colorScheme: 'dark',
  locale: tags[language],
  ...context,
});

/** Starts a browser with a persistent profile folder, so that it can be killed and started again. */
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

/** The scene that lies over the table. */
export const sceneOn = (page: Page): Locator => page.locator('dialog.scene');

/** Opens another tab of a device. Its random numbers have a seed of their own. */
export async function newTab(context: BrowserContext, address = './', options: DeviceOptions = {}): Promise<Page> {
  const {
    speed = 1,
    seed = 1 + 100 * context.pages().length,
    serviceWorker = false,
    motion = false,
    scenes = false,
  } = options;
  const page = await context.newPage();
  await page.addInitScript(installClock, speed);
  await page.addInitScript(seedRandom, seed);
  await page.addInitScript(recordOutput);
  await page.addInitScript(throwUncaught);
  if (!serviceWorker) await page.addInitScript(holdServiceWorker);
  if (!motion) await page.addInitScript(endMotion);
  if (!scenes) await page.addInitScript(passScenes);
  failOnErrors(page, URL.canParse(address) ? new URL(address).hostname : 'localhost');
  await page.goto(address);
  await expect(page.locator('main')).toBeVisible();
  return page;
}

/** Fails the test on any page error and on any request to another host. */
function failOnErrors(page: Page, host = 'localhost'): void {
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== host) throw new Error(`a request to ${hostname}`);
  });
}

/** Clock speed at which no cue runs out by accident, even on a busy machine. */
export const slowSpeed = 0.2;

/** Sets the speed of the injected clock. */
export async function setSpeed(page: Page, speed: number): Promise<void> {
  await page.evaluate((to) => {
    window.clockSpeed = to;
  }, speed);
}

/** Advances the injected clock by `ms` at once, firing due timers in order. */
export const leap = (page: Page, ms: number): Promise<void> => page.evaluate((by) => window.leap(by), ms);

/** Simulates `ms` of machine sleep: the clock moves on, no timer fires. */
export const sleep = (page: Page, ms: number): Promise<void> => page.evaluate((by) => window.sleep(by), ms);

/** Waits until the page has painted its current state. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then()))));

/** Waits until screen readers have been told everything that is due: it comes in up to four turns, one after another. */
export async function told(page: Page): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await painted(page);
}

/** Hides the page, as when another tab is in front, or shows it again. */
export const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((to) => window.setHidden(to), hidden);

/** A game read from an exported file. `at` is in ms since the game began. */
export interface Exported {
  readonly at: number;
  readonly log: readonly ({ readonly type: string; readonly at: number } & Readonly<Record<string, unknown>>)[];
  readonly game: Game;
}

/**
 * Presses the page's export button and reads the downloaded file. Throws if the save is refused. By key, because a click
 * can miss on a page that is still filling in.
 */
export async function exportGame(page: Page, say: (key: string) => string): Promise<Exported> {
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: say('menu.export'), exact: true }).press('Enter');
  const game = readSave(await readFile(await (await file).path(), 'utf8'));
  if ('refused' in game) throw new Error(`${game.refused.code}: ${game.refused.detail}`);
  return { at: game.state.open.at, log: eventsOf(game.log).map((event) => ({ ...event })), game };
}

/** Exports the game through the menu, resumes it, and returns the file's contents. */
export async function exportFromMenu(page: Page, say: (key: string) => string): Promise<Exported> {
  await page.getByRole('button', { name: say('cue.menu'), exact: true }).click();
  const exported = await exportGame(page, say);
  await page.getByRole('button', { name: say('menu.resume'), exact: true }).click();
  return exported;
}

/** Chooses a file in the page's file input. */
export const chooseFile = (page: Page, contents: string | Buffer, name = 'game.json'): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(contents) });

/** Waits until the service worker is active and has cached everything needed offline. */
export async function readyOffline(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 180_000 })
    .toBe('activated');
}
