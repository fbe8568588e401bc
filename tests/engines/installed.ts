import { chromium, firefox } from './puppeteer.ts';
import { webkit } from './webkit.ts';

const { CHROMIUM, FIREFOX, WEBKIT, MINIBROWSER, XVFB } = process.env;

/** The engines, or null for those that are not installed, by environment variables that `scripts/engines.mjs` sets. */
export const engines = {
  chromium: CHROMIUM ? chromium(CHROMIUM) : null,
  firefox: FIREFOX ? firefox(FIREFOX) : null,
  webkit: WEBKIT && MINIBROWSER && XVFB ? webkit(WEBKIT, MINIBROWSER, XVFB) : null,
};
