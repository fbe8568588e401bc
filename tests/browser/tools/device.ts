import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
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
import type { Game } from '../../../src/host/index.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { readSave } from '../../../src/wire/index.ts';
import { bringChance } from './chance.ts';

export { sayer } from './say.ts';

/** A phone in an upright hand. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 7'].userAgent,
};

/** A screen on a desk, with a mouse and keys. */
export const desk: BrowserContextOptions = {
  viewport: { width: 1280, height: 720 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
};

/** Browser tags of our languages. */
const tags: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', ru: 'ru-RU', 'zh-Hant': 'zh-TW' };

/** The letters of the whole browser at twice their size, as somebody sets them who cannot read small ones. */
export const largeLetters: LaunchOptions = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--font-render-hinting=none', '--blink-settings=defaultFontSize=32'],
};

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
    /** The injected clock: how fast it runs. At 0 it stands still. */
    clockSpeed: number;
    /** Lets so many ms pass at once on the injected clock: timers ring in their order, each at its time. */
    leap(ms: number): void;
    /** Moves the injected clock on by so many ms in which the machine sleeps: no timer rings. */
    sleep(ms: number): void;
    /** Puts the page out of sight: time goes on, but no timer and no frame comes through until it is seen again. */
    doze(out: boolean): void;
    /** What would have been spoken and felt; what was played: pitches in Hz, 0 for static. */
    spoken: { text: string; lang: string }[];
    felt: number[][];
    sounded: number[];
  }
}

/** Runs in the page before anything else: a clock of its own, and the timers that follow it. */
function bringClock(start: number): void {
  const realNow = performance.now.bind(performance);
  const realDate = Date.now.bind(Date);
  const realTimeout = window.setTimeout.bind(window);
  const realClear = window.clearTimeout.bind(window);
  const waiting = new Map<number, { due: number; act: () => void; real: number }>();
  let [speed, last, shown, behind, names] = [start, realNow(), realNow(), 0, 1_000_000];
  // A machine that is busy for a moment has not slept, however fast the clock runs.
  const longestMoment = 4_000;
  const now = (): number => {
    const real = realNow();
    const passed = (real - last) * speed;
    shown += speed > 1 ? Math.min(passed, longestMoment) : passed;
    behind += Math.max(0, real - last - passed);
    last = real;
    return shown;
  };
  let seen = true;
  let held: (() => void)[] = [];
  const whenSeen = (then: () => void): void => {
    if (seen) then();
    else held.push(then);
  };
  const ring = (name: number): void => {
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
    // A clock that all but stands still asks for longer waits than a timer can hold.
    const wait = left === 0 ? 0 : Math.min(left / speed, 2 ** 31 - 1);
    timer.real = realTimeout(() => whenSeen(() => ring(name)), wait);
  };
  const rearm = () => [...waiting.keys()].forEach(arm);
  performance.now = now;
  // The time of day is as slow as the clock: were it to run ahead, the machine would seem to have slept.
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
    // A page out of sight is woken by nothing.
    for (let first = next(); seen && first !== undefined; first = next()) {
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
  window.requestAnimationFrame = (then) => realFrame((at) => whenSeen(() => then(at)));
  const realInterval = window.setInterval.bind(window);
  window.setInterval = ((then: () => void, ms: number) =>
    realInterval(() => seen && then(), ms)) as typeof window.setInterval;
  Object.defineProperty(document, 'visibilityState', { get: () => (seen ? 'visible' : 'hidden') });
  window.doze = (out) => {
    seen = !out;
    document.dispatchEvent(new Event('visibilitychange'));
    if (out) return;
    for (const then of held) realTimeout(then, 0);
    held = [];
  };
}

/** Runs in the page before anything else: ears and hands. */
function bringSenses(): void {
  window.spoken = [];
  window.felt = [];
  window.sounded = [];
  speechSynthesis.speak = ({ text, lang }) => void window.spoken.push({ text, lang });
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

/** A new device that opens the app for the first time; whatever goes wrong on its page fails the test. */
export async function newDevice(
  browser: Browser,
  options: DeviceOptions = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext(contextOf(options));
  return { page: await newTab(context, './', options), context };
}

/** The app by this machine's address in its network: over plain http a browser trusts no such page. */
export function onNetwork(baseURL: string | undefined): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const own = all.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (own === undefined) throw new Error('this machine is in no network');
  const home = new URL(baseURL ?? '');
  home.hostname = own.address;
  return home.href;
}

/** What a browser is told of a device. */
export const contextOf = ({ language = 'en', context }: DeviceOptions): BrowserContextOptions => ({
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
  await page.addInitScript(bringClock, speed);
  await page.addInitScript(bringChance, seed);
  await page.addInitScript(bringSenses);
  watch(page, URL.canParse(address) ? new URL(address).hostname : 'localhost');
  await page.goto(address);
  await expect(page.locator('main')).toBeVisible();
  return page;
}

/** Fails the test on any error of the page, and on any request to another host. */
export function watch(page: Page, host = 'localhost'): void {
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== host) throw new Error(`a request to ${hostname}`);
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

/** Lets so many ms pass at once on the injected clock. */
export const leap = (page: Page, ms: number): Promise<void> => page.evaluate((by) => window.leap(by), ms);

/** Lets the machine sleep for so many ms of the injected clock. */
export const sleep = (page: Page, ms: number): Promise<void> => page.evaluate((by) => window.sleep(by), ms);

/** Waits until the page has been drawn as it is now. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then()))));

/** Puts the page out of sight, as when somebody looks at another tab, and brings it back. */
export const doze = (page: Page, out: boolean): Promise<void> => page.evaluate((to) => window.doze(to), out);

/** A saved game, as far as the tests read it. */
export interface Exported {
  readonly at: number;
  readonly log: readonly ({ readonly type: string; readonly at: number } & Readonly<Record<string, unknown>>)[];
  readonly game: Game;
}

/** Saves the game at hand as a file by the button on the page, and reads the file. */
export async function exportedHere(page: Page, say: (key: string) => string): Promise<Exported> {
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: say('menu.export'), exact: true }).click();
  const game = readSave(await readFile(await (await file).path(), 'utf8'));
  if ('refused' in game) throw new Error(`${game.refused.code}: ${game.refused.detail}`);
  return { at: game.state.open.at, log: game.log.map((event) => ({ ...event })), game };
}

/** Saves the game at hand as a file, by the menu, and reads the file. */
export async function exportedGame(page: Page, say: (key: string) => string): Promise<Exported> {
  await page.getByRole('button', { name: say('cue.menu'), exact: true }).click();
  const exported = await exportedHere(page, say);
  await page.getByRole('button', { name: say('menu.resume'), exact: true }).click();
  return exported;
}

/** Chooses a file on the page at hand. */
export const chooseFile = (page: Page, contents: string | Buffer, name = 'game.json'): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(contents) });

/** Waits until everything is on this device that is needed without a network. */
export async function readyOffline(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated');
}
