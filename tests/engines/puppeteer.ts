// Firefox and Chromium, driven by Puppeteer (Firefox over WebDriver BiDi).
import { join } from 'node:path';
import { type Browser, type LaunchOptions, launch, type Page } from 'puppeteer-core';
import { vi } from 'vitest';
import { type Engine, type EnginePage, patience, type Size } from './engine.ts';

type Run = EnginePage['run'];

/** Sets the viewport size. Puppeteer also sets the screen orientation, a command that some Firefox versions lack. */
async function resize(page: Page, run: Run, size: Size): Promise<void> {
  await page.setViewport(size).catch((error: unknown) => {
    if (!String(error).includes('unknown command')) throw error;
  });
  await vi.waitFor(
    async () => {
      const width = await run(() => innerWidth);
      if (width !== size.width) throw new Error(`a page ${width} wide, not ${size.width}`);
    },
    { timeout: patience },
  );
}

/** Runs functions in the page through Puppeteer. */
const runOf =
  (page: Page): Run =>
  async (act, ...given) =>
    (await page.evaluate(act as never, ...(given as readonly unknown[] as never[]))) as never;

/** Like `runOf`, but without user activation: `page.evaluate` would let a Chromium page play sound from then on. */
async function inactiveRunOf(page: Page): Promise<Run> {
  const devTools = await page.createCDPSession();
  return async (act, ...given) => {
    const { result, exceptionDetails } = await devTools.send('Runtime.evaluate', {
      expression: `(${String(act)})(...${JSON.stringify(given)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as never;
  };
}

const pageOf = (browser: Browser, page: Page, run: Run): EnginePage => ({
  open: async (address) => void (await page.goto(address)),
  reload: async () => void (await page.reload()),
  resize: (size) => resize(page, run, size),
  run,
  moveTo: (x, y) => page.mouse.move(x, y),
  mouseDown: () => page.mouse.down(),
  async mouseUp() {
    await page.mouse.up();
    // Without a reset Firefox takes the next press for a double click, even at another place.
    await page.mouse.reset();
  },
  async upload(path) {
    const input = await page.$('input[type=file]');
    if (input === null) throw new Error('no file can be chosen here');
    await (input as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(path);
  },
  picture: () => page.screenshot(),
  close: () => browser.close(),
});

/** Builds an engine from the launch options of its browser. */
const engine = (
  name: string,
  options: (folder: string) => LaunchOptions,
  runIn: (page: Page) => Run | Promise<Run> = runOf,
): Engine => ({
  name,
  async start(folder) {
    const browser = await launch({ headless: true, timeout: patience, protocolTimeout: patience, ...options(folder) });
    const page = (await browser.pages())[0] ?? (await browser.newPage());
    page.setDefaultTimeout(patience);
    return pageOf(browser, page, await runIn(page));
  },
});

/** Firefox at a path. Downloads go to the folder. */
export const firefox = (executablePath: string): Engine =>
  engine('firefox', (folder) => ({
    browser: 'firefox',
    executablePath,
    env: { ...process.env, HOME: folder },
    extraPrefsFirefox: {
      'browser.download.dir': folder,
      'browser.download.folderList': 2,
      'browser.download.useDownloadDir': true,
    },
  }));

/** Chromium at a path. Downloads go to the folder. */
export const chromium = (executablePath: string): Engine =>
  engine(
    'chromium',
    (folder) => ({
      executablePath,
      userDataDir: join(folder, 'profile'),
      downloadBehavior: { policy: 'allow', downloadPath: folder },
      args: ['--no-sandbox', '--font-render-hinting=none', '--disable-background-networking'],
    }),
    inactiveRunOf,
  );
