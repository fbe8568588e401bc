import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { leaveAlone, serve } from '../../tools/server.ts';
import { phone } from '../tools/device.ts';
import { screenChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';
import { makeTable, nextDevice, sit } from './people.ts';

/** Port of a server that this test stops and starts. */
const port = Number(process.env['PORT'] ?? 4748) + 1;
test.use({ baseURL: `http://localhost:${port}/` });

test('ONL-8 a table that everybody left wakes where it was, when somebody who is back wants it to', async ({
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'sitroom-asleep-'));
  let stop = await serve(port, folder);
  const { maker, address } = await makeTable(browser);
  const { page, say } = maker;
  await sit(maker, 'Ana', ['commander', 'central-officer']);
  const { page: television } = await nextDevice(browser, { context: phone });
  await television.goto(`${address}/board`);
  await page.getByRole('button', { name: say('together.begin') }).click();
  await expect(television.locator('main.board')).toBeVisible();
  await page.goto('about:blank');
  await expect(television.getByText(say('together.held.nobody-here'))).toBeVisible();
  await stop();
  leaveAlone(join(folder, 'tables.sqlite'), 3_600_000);
  stop = await serve(port, folder);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: say('together.asleep') })).toBeVisible();
  await expect(television.getByText(say('together.held.asleep'))).toBeVisible();
  await screenChecker(page)('a table that sleeps');
  await page.getByRole('button', { name: say('together.wake') }).click();
  await expect(page.getByRole('button', { name: say('cue.pause') })).toBeVisible();
  await stop();
  rmSync(folder, { recursive: true });
});
