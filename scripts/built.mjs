// Runs a script that drives the built app in a browser: `node scripts/built.mjs bench/all.ts`.
import { upToDate } from './app.mjs';
import { browser } from './browser.mjs';
import { run } from './house.mjs';
import { installAll } from './install.mjs';

await installAll();
const chromium = browser();
if (chromium === null) process.exit(1);
const code = await upToDate();
process.exitCode = code === 0 ? await run(process.argv.slice(2), { env: { CHROMIUM: chromium } }) : code;
