// `npm run build`: builds the app into dist/.
import { build } from './app.mjs';
import { install } from './install.mjs';

await install();
process.exitCode = await build();
