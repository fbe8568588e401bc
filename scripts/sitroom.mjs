#!/usr/bin/env node
// The command `sitroom`: makes sure the house is furnished, then runs the command line on Node 24.
import { join } from 'node:path';
import { install, node, root, run } from './house.mjs';

install();
if (node() === process.execPath) {
  // Not imported above: the Node that starts this file may be too old to have it.
  const { enableCompileCache } = await import('node:module');
  enableCompileCache(join(root, '.cache/node'));
  const { main } = await import('../src/cli/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.exitCode = run([join(root, 'scripts/sitroom.mjs'), ...process.argv.slice(2)], { cwd: process.cwd() });
}
