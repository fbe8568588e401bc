#!/usr/bin/env node
// The command `sitroom`: makes sure the house is furnished, then runs the command line on Node 24.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { install, node, root, run } from './house.mjs';

install();
if (node() === process.execPath) {
  enableCompileCache(join(root, '.cache/node'));
  const { main } = await import('../src/cli/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.exitCode = run([join(root, 'scripts/sitroom.mjs'), ...process.argv.slice(2)], { cwd: process.cwd() });
}
