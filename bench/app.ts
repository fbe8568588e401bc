import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { phone } from '../tests/browser/tools/device.ts';
import { serve } from '../tests/tools/server.ts';

const port = 4749;
/** Address of the app during a benchmark. */
export const address = `http://localhost:${port}/`;

/** Serves the built app at `address` while `measure` runs, with tables online if there is a folder for them. */
export async function served<T>(measure: () => Promise<T>, tables?: string): Promise<T> {
  const stop = await serve(port, tables);
  try {
    return await measure();
  } finally {
    await stop();
  }
}

/** Runs `use` with a phone whose storage survives closing and reopening the browser. Deletes its profile afterwards. */
export async function withPhone<T>(use: (open: () => Promise<BrowserContext>) => Promise<T>): Promise<T> {
  const home = mkdtempSync(join(tmpdir(), 'sitroom-'));
  const options = {
    ...phone,
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
    locale: 'en-GB',
  };
  try {
    return await use(() => chromium.launchPersistentContext(home, options));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Returns the only page of a context that was just opened, or opens one. */
export const firstPage = async (context: BrowserContext): Promise<Page> =>
  context.pages()[0] ?? (await context.newPage());
