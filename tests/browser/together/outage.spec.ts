import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { roles } from '../../../src/content/roles.ts';
import { serve } from '../../tools/server.ts';
import { desk, setHidden, setSpeed } from '../tools/device.ts';
import { shownClock } from '../tools/evening.ts';
import { screenChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';
import { makeTable, newTelevision, sit } from './people.ts';

/** Port of a server that this test stops and starts. */
const port = Number(process.env['PORT'] ?? 4748) + 2;
test.use({ baseURL: `http://localhost:${port}/` });

/** Stops the running server. A test that fails must not leave it to the next. */
let stop = async (): Promise<void> => {};
test.afterEach(() => stop());

/** The ring of a table that cannot be reached, or has just come back: grey, and without a hand. */
const lostRing = (page: Page) => page.locator('.countdown .ring[style*="line-3"]:not(:has(.hand))');
const seconds = async (page: Page): Promise<number> => Number(await shownClock(page).textContent());

test('ONL-5 ONL-8 a clock looks held on every device while its host is away, and all agree when it is back', async ({
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'sitroom-outage-'));
  stop = await serve(port, folder);
  const { maker, address } = await makeTable(browser, { mode: 'box' });
  const { page, say } = maker;
  await sit(maker, 'Ana', roles);
  const television = await newTelevision(browser, address, desk);
  const begun = Date.now();
  await page.getByRole('button', { name: say('together.begin') }).click();
  const devices = [page, television];
  for (const device of devices) await expect(shownClock(device)).toBeVisible();
  await stop();
  const gone = Date.now();
  for (const device of devices) await expect(lostRing(device)).toBeVisible();
  const held = await Promise.all(devices.map(seconds));
  await screenChecker(page)('a clock out of reach');
  // A minute passes on the devices, and nothing counts.
  for (const device of devices) await setSpeed(device, 20);
  await page.waitForFunction(
    (until) => performance.now() > until,
    (await page.evaluate(() => performance.now())) + 60_000,
  );
  expect(await Promise.all(devices.map(seconds))).toEqual(held);
  for (const device of devices) await setSpeed(device, 1);
  const back = Date.now();
  stop = await serve(port, folder);
  // People who come back look at once.
  for (const device of devices) {
    await setHidden(device, true);
    await setHidden(device, false);
  }
  for (const device of devices) await expect(device.locator('.countdown .hand')).toBeVisible();
  // Two pages are not read at the same moment.
  const apart = async (): Promise<number> => {
    const [one = 0, other = 0] = await Promise.all(devices.map(seconds));
    return Math.abs(one - other);
  };
  await expect.poll(apart).toBeLessThanOrEqual(1);
  // Since then the clock runs. It continues from the time that the host had stored, so that some time may be given
  // back.
  const passed = (held[0] ?? 0) - (await seconds(page));
  expect(passed).toBeGreaterThanOrEqual((begun - gone) / 1000 - 1);
  expect(passed).toBeLessThanOrEqual((Date.now() - back) / 1000 + 2);
  rmSync(folder, { recursive: true });
});
