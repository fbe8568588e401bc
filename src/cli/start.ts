#!/usr/bin/env node
// The command line: runs `sitroom …` with the arguments of this process. Must load on Node 20.0, as `npm pack` bundles it.
import module from 'node:module';

// Modules loaded from here on start faster the next time. Node 20 cannot do this.
module.enableCompileCache?.();

const { main } = await import('./main.ts');
process.exitCode = await main(process.argv.slice(2));
