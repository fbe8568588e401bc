import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { phone } from '../tests/browser/device.ts';
import { root } from '../tests/sources.ts';

const port = 4749;
export const address = `http://localhost:${port}/`;

/** Serves the built app while something is measured. */
export async function served<T>(measure: () => Promise<T>): Promise<T> {
  const server: ChildProcess = spawn(process.execPath, ['scripts/sitroom.mjs', 'serve', '--port', String(port)], {
    cwd: root,
    stdio: 'pipe',
  });
  await new Promise((ready, failed) => {
    server.stdout?.once('data', ready);
    server.once('exit', () => failed(new Error(`nothing can be served on port ${port}`)));
  });
  try {
    return await measure();
  } finally {
    server.kill();
  }
}

/** A phone of our own: what it keeps stays while the browser is closed and opened again. */
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

/** The one page of a context that was just opened. */
export const firstPage = async (context: BrowserContext): Promise<Page> =>
  context.pages()[0] ?? (await context.newPage());
