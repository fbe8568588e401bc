// `npm start`: installs, builds and serves the app. Needs only Node and npm.
import { upToDate } from './app.mjs';
import { run } from './house.mjs';
import { install } from './install.mjs';

await install();
const code = await upToDate();
process.exitCode = code === 0 ? await run(['scripts/sitroom.mjs', 'serve', ...process.argv.slice(2)]) : code;
