// `npm run bench`: builds the app as it is published, and measures what it promises.
import { browser } from './browser.mjs';
import { command, install, run } from './house.mjs';

install();
const chromium = browser();
if (chromium === null) process.exit(1);
const built = command(['vite', 'build', '--configLoader', 'native'], { quiet: true });
process.exitCode = built === 0 ? run(['bench/all.ts'], { env: { CHROMIUM: chromium } }) : built;
