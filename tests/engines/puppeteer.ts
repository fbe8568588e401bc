// Firefox and Chromium, both driven by Puppeteer: Firefox over WebDriver BiDi.
import { join } from 'node:path';
import { type Browser, type LaunchOptions, launch, type Page } from 'puppeteer-core';
import { vi } from 'vitest';
import { type Engine, type EnginePage, patience, type Size } from './engine.ts';

type Run = EnginePage['run'];

/** Sets the size. What else Puppeteer sets with it, such as the way a screen is held, not every Firefox knows. */
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

const runOf =
  (page: Page): Run =>
  async (act, ...given) =>
    (await page.evaluate(act as never, ...(given as readonly unknown[] as never[]))) as never;

/** As `runOf`, but to Chromium it is no touch of the page: Puppeteer's own way would let the page sound from then on. */
async function untouchedRunOf(page: Page): Promise<Run> {
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
    // Or Firefox counts the next press as the second of a double one, wherever it is.
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

/** An engine by what starts its browser in a folder. */
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

export const chromium = (executablePath: string): Engine =>
  engine(
    'chromium',
    (folder) => ({
      executablePath,
      userDataDir: join(folder, 'profile'),
      downloadBehavior: { policy: 'allow', downloadPath: folder },
      args: ['--no-sandbox', '--font-render-hinting=none', '--disable-background-networking'],
    }),
    untouchedRunOf,
  );
