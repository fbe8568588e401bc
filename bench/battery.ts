// Battery bench: processor time of all browser processes, style recalculations and storage writes while nobody touches the page.
// `npm run bench` holds it to its bounds; `node scripts/built.mjs bench/battery.ts COMMIT` prints it beside an older commit.
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test';
import { createServer } from '../src/server/index.ts';
import { desk, phone, readyOffline, sayer } from '../tests/browser/tools/device.ts';
import { type Evening, named, toRoundEnd } from '../tests/browser/tools/evening.ts';
import { byMouse } from '../tests/browser/tools/hands.ts';
import { root } from '../tests/tools/sources.ts';
import { withBuildOf } from './earlier.ts';
import { line, type Measure } from './measure.ts';

/** How long a state is watched, in s: less than the shortest cue. */
const watchedS = 10;

declare global {
  interface Window {
    /** Rows and texts written since the page was opened. */
    written: number;
  }
}

/** Runs in the page: counts what is written. */
function countWrites(): void {
  window.written = 0;
  const counted = (on: object, name: string): void => {
    const real = Reflect.get(on, name) as (...given: unknown[]) => unknown;
    Reflect.set(on, name, function counting(this: unknown, ...given: unknown[]) {
      window.written += 1;
      return real.apply(this, given);
    });
  };
  counted(IDBObjectStore.prototype, 'put');
  counted(Storage.prototype, 'setItem');
}

/** The cost of one state of the page, per second. */
interface Cost {
  /** Of one core, in percent. */
  readonly processor: number;
  readonly drawings: number;
  readonly writes: number;
}

/** Running totals since the browser was started. */
async function totals(browser: CDPSession, page: Page, pageSession: CDPSession): Promise<Cost> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const { metrics } = await pageSession.send('Performance.getMetrics');
  return {
    processor: processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 100, 0),
    drawings: metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN,
    writes: await page.evaluate(() => window.written),
  };
}

async function watched(browser: Browser, page: Page): Promise<Cost> {
  const [whole, own] = [await browser.newBrowserCDPSession(), await page.context().newCDPSession(page)];
  await own.send('Performance.enable');
  // Let transitions of the last press end before measuring.
  await page.waitForTimeout(1500);
  const before = await totals(whole, page, own);
  await page.waitForTimeout(watchedS * 1000);
  const after = await totals(whole, page, own);
  await Promise.all([whole.detach(), own.detach()]);
  const each = (name: keyof Cost): number => (after[name] - before[name]) / watchedS;
  return { processor: each('processor'), drawings: each('drawings'), writes: each('writes') };
}

/** A new device on which a game at easy, with long countdowns, has just begun. */
async function begun(browser: Browser, context: BrowserContextOptions, box: boolean): Promise<Evening> {
  const opened = await browser.newContext({ ...context, locale: 'en-GB' });
  await opened.addInitScript(countWrites);
  await opened.addInitScript(
    (kept) => localStorage.setItem('sitroom/settings', kept),
    JSON.stringify({ timers: 3, box }),
  );
  const page = await opened.newPage();
  const say = await sayer('en');
  await page.goto(context.baseURL ?? '');
  // Keeping everything for times without a network takes the device's time, once.
  await readyOffline(page);
  await page
    .getByRole('listitem')
    .getByRole('button', { name: say('difficulty.easy') })
    .click();
  await named(page, say('setup.begin')).click();
  await page.locator(box ? 'section.plate' : 'main.table').waitFor();
  return { page, say, hands: byMouse, look: async () => {} };
}

type States = Record<'cue' | 'paused' | 'menu' | 'between' | 'table' | 'start', Cost>;

/** Each state in turn, in a browser of its own. */
async function statesAt(baseURL: string): Promise<States> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const look = (page: Page) => watched(browser, page);
  try {
    const atTable = await begun(browser, { ...desk, baseURL }, false);
    const table = await look(atTable.page);
    await atTable.page.context().close();
    const evening = await begun(browser, { ...phone, baseURL }, true);
    const { page, say } = evening;
    const cue = await look(page);
    await page.getByRole('button', { name: say('cue.pause') }).click();
    const paused = await look(page);
    await named(page, say('cue.resume')).click();
    await named(page, say('cue.menu')).click();
    const menu = await look(page);
    await named(page, say('menu.resume')).click();
    await toRoundEnd(evening);
    const between = await look(page);
    await page.goto('./#/');
    return { cue, paused, menu, between, table, start: await look(page) };
  } finally {
    await browser.close();
  }
}

/** Serves a built app from a folder while its states are watched. */
async function statesIn(folder: string): Promise<States> {
  const server = await createServer({ app: folder });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  try {
    return await statesAt(`${address.replace('127.0.0.1', 'localhost')}/`);
  } finally {
    await server.close();
  }
}

/** The most a state may cost, in percent of a core without a graphics card: running, a third of what it once did there. */
const most = { cue: 9, table: 11, paused: 4, menu: 4, between: 4, start: 4 } as const;
const told = ({ drawings, writes }: Cost): string =>
  `${drawings.toFixed(1)} drawings and ${writes.toFixed(1)} writes a second`;

/** Measures each state of the page, and the same states of an older commit if one is given. */
export async function battery(commit?: string): Promise<Measure[]> {
  const before = commit === undefined ? null : await withBuildOf(commit, statesIn);
  const now = await statesIn(join(root, 'dist'));
  return (Object.keys(most) as (keyof States)[]).map((state) => ({
    what: `a core’s time, ${state}`,
    value: now[state].processor,
    unit: '%',
    bound: { most: most[state] },
    how: `${told(now[state])}${before === null ? '' : `; before ${before[state].processor.toFixed(1)} %, ${told(before[state])}`}`,
  }));
}

if (import.meta.main) for (const one of await battery(process.argv[2])) console.log(line(one));
