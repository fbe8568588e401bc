#!/usr/bin/env node
// The command `sitroom`: makes sure the house is furnished, then runs the command line on a recent Node.
import { join } from 'node:path';
import { node, root, run } from './house.mjs';
import { install } from './install.mjs';

await install();
const args = process.argv.slice(2);
if (node() === process.execPath) {
  // Not imported above, nor by a name that a check of this file would follow: this Node may have been too old for it.
  const commandLine = new URL('../src/cli/start.ts', import.meta.url).href;
  const { start } = await import(commandLine);
  process.exitCode = await start(args);
} else {
  process.exitCode = await run([join(root, 'scripts/sitroom.mjs'), ...args], { cwd: process.cwd() });
}
