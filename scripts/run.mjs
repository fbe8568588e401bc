// Runs a TypeScript script of the house: `node scripts/run.mjs scripts/rules.ts …`, on a fresh checkout too.
import { install, run } from './house.mjs';

install();
process.exitCode = run(process.argv.slice(2));
