import type { Engine } from './engine.ts';
import { chromium, firefox } from './puppeteer.ts';
import { webkit } from './webkit.ts';

const { CHROMIUM, FIREFOX, WEBKIT, MINIBROWSER, XVFB } = process.env;

/** The installed engines, named by environment variables that `scripts/engines.mjs` sets. */
export const engines: readonly Engine[] = [
  ...(CHROMIUM ? [chromium(CHROMIUM)] : []),
  ...(FIREFOX ? [firefox(FIREFOX)] : []),
  ...(WEBKIT && MINIBROWSER && XVFB ? [webkit(WEBKIT, MINIBROWSER, XVFB)] : []),
];
