// Installs packages if needed, then runs a TypeScript file: `node scripts/run.mjs scripts/tools/rules.ts …`.
import { run } from './house.mjs';
import { installAll } from './install.mjs';

await installAll();
process.exitCode = await run(process.argv.slice(2));
