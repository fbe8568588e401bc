#!/usr/bin/env node
// The command `sitroom`: installs packages if needed, then runs the command line on a recent Node.
import { join } from 'node:path';
import { node, root, run } from './house.mjs';
import { install } from './install.mjs';

await install();
if (node() === process.execPath) {
  // Imported dynamically, because an old Node cannot load it. The computed URL hides it from the check for Node 20.
  const commandLine = new URL('../src/cli/start.ts', import.meta.url).href;
  await import(commandLine);
} else {
  process.exitCode = await run([join(root, 'scripts/sitroom.mjs'), ...process.argv.slice(2)], { cwd: process.cwd() });
}
