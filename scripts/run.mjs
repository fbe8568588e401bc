// Runs a TypeScript script of the house: `node scripts/run.mjs scripts/tools/rules.ts …`, on a fresh checkout too.
import { run } from './house.mjs';
import { install } from './install.mjs';

await install();
process.exitCode = await run(process.argv.slice(2));
