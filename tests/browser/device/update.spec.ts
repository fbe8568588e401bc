import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, type Page } from '@playwright/test';
import { createServer } from '../../../src/server/index.ts';
import { leap, newDevice, newTab, readyOffline, sayer, setSpeed } from '../tools/device.ts';
import { begin, named } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
import { continueGame, leaveAndReturn } from '../tools/kept.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

/** Serves a copy of the built app on a free port. `publish` replaces it with a newer version. */
async function serveCopy(folder: string) {
  cpSync('dist', folder, { recursive: true });
  const server = await createServer({ app: folder });
  await server.listen({ port: 0 });
  const change = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(`${folder}/${file}`, text.replace(from, to));
    for (const compressed of ['br', 'gz']) rmSync(`${folder}/${file}.${compressed}`);
  };
  return {
    url: `http://localhost:${(server.server.address() as AddressInfo).port}/`,
    publish() {
      change('index.html', /<html/, '<html data-version="newer"');
      change('sw.js', /(url:"index.html",revision:")[0-9a-f]+/, '$1newer');
    },
    close: () => server.close(),
  };
}

/** Begins a game from a served copy, on a device that has cached the app. */
async function begun(browser: Browser, folder: string) {
  const served = await serveCopy(folder);
  const say = await sayer('en');
  const { page, context } = await newDevice(browser, {
    seed: 61,
    context: { baseURL: served.url },
    serviceWorker: true,
  });
  await readyOffline(page);
  await begin({ page, hands: byTouch, say, look: async () => {} });
  return { served, say, page, context };
}

const isNewer = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-version', 'newer');

test('a page whose service worker is removed goes on without a reload @sweep', async ({ browser }, info) => {
  const { served, say, page, context } = await begun(browser, info.outputPath('served'));
  await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));
  const session = await context.newCDPSession(page);
  const removed = page.evaluate(
    () => new Promise((gone) => navigator.serviceWorker.addEventListener('controllerchange', gone, { once: true })),
  );
  await session.send('Storage.clearDataForOrigin', {
    origin: served.url.replace(/\/$/, ''),
    storageTypes: 'service_workers,cache_storage',
  });
  await removed;
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
  await byTouch.press(named(page, say('cue.done')));
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
  await served.close();
});

test('an update waits until it is asked for, and the game continues in it to the millisecond', async ({
  browser,
}, info) => {
  const { served, say, page, context } = await begun(browser, info.outputPath('served'));
  served.publish();
  await leaveAndReturn(page, say('back.name'));
  await continueGame(page, byTouch, say);
  await expect(page.locator('html')).not.toHaveAttribute('data-version');
  await leaveAndReturn(page, say('back.name'), async () => {
    await page.goto('./#/');
    await setSpeed(page, 1);
    await expect(page.getByText(say('start.update'))).toBeVisible();
    await byTouch.press(named(page, say('start.update-now')));
    await isNewer(page);
    await expect(page.getByText(say('start.update'))).toHaveCount(0);
    await byTouch.press(page.getByRole('button', { name: say('start.continue') }));
  });
  await context.setOffline(true);
  await page.reload();
  await isNewer(page);
  await served.close();
});

test('an update installed in one tab leaves the game of the other as it was @sweep', async ({ browser }, info) => {
  const { served, say, page, context } = await begun(browser, info.outputPath('served'));
  served.publish();
  const second = await newTab(context, './', { serviceWorker: true });
  await expect(second.getByText(say('start.update'))).toBeVisible();
  await leaveAndReturn(page, say('back.name'), async () => {
    await byTouch.press(named(second, say('start.update-now')));
    await isNewer(page);
  });
  await served.close();
});

/** Opens a table whose host sends frames that this page cannot read. Returns the number of sockets so far. */
async function openNewerTable(page: Page): Promise<() => number> {
  let sockets = 0;
  await page.routeWebSocket(/\/socket/, (socket) => {
    sockets += 1;
    socket.onMessage(() => socket.send('{"t":"sync","of":"a newer version"}'));
  });
  await page.goto('./#/table/some-table-of-0123456789/some-door-of-0123456789');
  return () => sockets;
}

for (const serviceWorker of [true, false]) {
  test(`ONL-13 a page at a table that cannot go on says so, tries no more, and its button loads the newer version: ${serviceWorker ? 'with' : 'without'} a service worker${sweepBut(!serviceWorker)}`, async ({
    browser,
  }, info) => {
    const served = await serveCopy(info.outputPath('served'));
    const say = await sayer('en');
    const { page } = await newDevice(browser, { seed: 62, context: { baseURL: served.url }, serviceWorker });
    if (serviceWorker) await readyOffline(page);
    served.publish();
    const sockets = await openNewerTable(page);
    await expect(page.getByRole('heading', { name: say('together.old') })).toBeVisible();
    await leap(page, 60_000);
    expect(sockets()).toBe(1);
    await byTouch.press(named(page, say('together.load')));
    await isNewer(page);
    await served.close();
  });
}
