// Installs packages if needed, then runs a TypeScript file: `node scripts/run.mjs scripts/tools/rules.ts …`.
import { run } from './house.mjs';
import { install } from './install.mjs';

await install();
process.exitCode = await run(process.argv.slice(2));
