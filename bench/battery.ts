// Battery benchmark: processor time of all browser processes, style recalculations and storage writes of an idle page.
// `npm run bench` checks the bounds. `node scripts/built.mjs bench/battery.ts COMMIT` compares with an older commit.
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test';
import { createServer } from '../src/server/index.ts';
import { desk, phone, readyOffline, sayer } from '../tests/browser/tools/device.ts';
import { type Evening, named, toRoundEnd } from '../tests/browser/tools/evening.ts';
import { byMouse } from '../tests/browser/tools/hands.ts';
import { root } from '../tests/tools/sources.ts';
import { withBuildOf } from './earlier.ts';
import { type Measure, reportLine } from './measure.ts';

/** How long each state is watched, in seconds. Shorter than the shortest cue. */
const watchSeconds = 10;

declare global {
  interface Window {
    /** IndexedDB puts and localStorage writes since the page was opened. */
    written: number;
  }
}

/** Runs in the page: counts storage writes. */
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
  /** Percent of one core, summed over all browser processes. */
  readonly processor: number;
  /** Style recalculations. */
  readonly drawings: number;
  readonly writes: number;
}

/** Returns running totals since the browser was started. */
async function totals(browser: CDPSession, page: Page, pageSession: CDPSession): Promise<Cost> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const { metrics } = await pageSession.send('Performance.getMetrics');
  return {
    processor: processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 100, 0),
    drawings: metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN,
    writes: await page.evaluate(() => window.written),
  };
}

/** Watches an idle page for `watchSeconds` seconds. Returns its cost per second. */
async function measureCost(browser: Browser, page: Page): Promise<Cost> {
  const [browserSession, pageSession] = [
    await browser.newBrowserCDPSession(),
    await page.context().newCDPSession(page),
  ];
  await pageSession.send('Performance.enable');
  // Lets the transitions of the last press end first.
  await page.waitForTimeout(1500);
  const before = await totals(browserSession, page, pageSession);
  await page.waitForTimeout(watchSeconds * 1000);
  const after = await totals(browserSession, page, pageSession);
  await Promise.all([browserSession.detach(), pageSession.detach()]);
  const perSecond = (name: keyof Cost): number => (after[name] - before[name]) / watchSeconds;
  return { processor: perSecond('processor'), drawings: perSecond('drawings'), writes: perSecond('writes') };
}

/** Starts an easy game with long countdowns on a new device: beside the box, or at the virtual table. */
async function startGame(browser: Browser, context: BrowserContextOptions, box: boolean): Promise<Evening> {
  const opened = await browser.newContext({ ...context, locale: 'en-GB' });
  await opened.addInitScript(countWrites);
  await opened.addInitScript(
    (kept) => localStorage.setItem('sitroom/settings', kept),
    JSON.stringify({ timers: 3, box }),
  );
  const page = await opened.newPage();
  const say = await sayer('en');
  await page.goto(context.baseURL ?? '');
  // Filling the offline cache costs processor time once. It must not be measured.
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

/** Measures each state in turn, in its own browser. */
async function statesAt(baseURL: string): Promise<States> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const costOf = (page: Page) => measureCost(browser, page);
  try {
    const atTable = await startGame(browser, { ...desk, baseURL }, false);
    const table = await costOf(atTable.page);
    await atTable.page.context().close();
    const evening = await startGame(browser, { ...phone, baseURL }, true);
    const { page, say } = evening;
    const cue = await costOf(page);
    await page.getByRole('button', { name: say('cue.pause') }).click();
    const paused = await costOf(page);
    await named(page, say('cue.resume')).click();
    await named(page, say('cue.menu')).click();
    const menu = await costOf(page);
    await named(page, say('menu.resume')).click();
    await toRoundEnd(evening);
    const between = await costOf(page);
    await page.goto('./#/');
    return { cue, paused, menu, between, table, start: await costOf(page) };
  } finally {
    await browser.close();
  }
}

/** Serves the built app in `folder` and measures its states. */
async function statesIn(folder: string): Promise<States> {
  const server = await createServer({ app: folder });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  try {
    return await statesAt(`${address.replace('127.0.0.1', 'localhost')}/`);
  } finally {
    await server.close();
  }
}

/** Upper bound of each state, in percent of one core of a machine without a graphics card. */
const most = { cue: 9, table: 11, paused: 4, menu: 4, between: 4, start: 4 } as const;
const countsText = ({ drawings, writes }: Cost): string =>
  `${drawings.toFixed(1)} drawings and ${writes.toFixed(1)} writes a second`;

/** Measures each idle state of the page, and the same states of an older commit if one is given. */
export async function battery(commit?: string): Promise<Measure[]> {
  const before = commit === undefined ? null : await withBuildOf(commit, statesIn);
  const now = await statesIn(join(root, 'dist'));
  return (Object.keys(most) as (keyof States)[]).map((state) => ({
    what: `a core’s time, ${state}`,
    value: now[state].processor,
    unit: '%',
    bound: { most: most[state] },
    how: `${countsText(now[state])}${before === null ? '' : `; before ${before[state].processor.toFixed(1)} %, ${countsText(before[state])}`}`,
  }));
}

if (import.meta.main) for (const one of await battery(process.argv[2])) console.log(reportLine(one));
