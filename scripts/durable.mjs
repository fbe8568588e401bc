// `npm run durable`: builds the app, and bundles the worker that hosts it on Durable Objects into dist-worker/.
import { upToDate } from './app.mjs';
import { command } from './house.mjs';
import { install } from './install.mjs';

await install();
const code = await upToDate();
const bundle = ['vite', 'build', '--config', 'vite.durable.config.ts', '--configLoader', 'native'];
process.exitCode = code === 0 ? await command(bundle, { quiet: true }) : code;
