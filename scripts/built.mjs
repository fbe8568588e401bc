// Runs a script that looks at the app as it is published, in a browser: `node scripts/built.mjs bench/all.ts`.
import { browser } from './browser.mjs';
import { command, install, run } from './house.mjs';

install();
const chromium = browser();
if (chromium === null) process.exit(1);
const code = command(['vite', 'build', '--configLoader', 'native'], { quiet: true });
process.exitCode = code === 0 ? run(process.argv.slice(2), { env: { CHROMIUM: chromium } }) : code;
