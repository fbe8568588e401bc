import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Modules loaded from here on start faster the next time.
enableCompileCache(join(import.meta.dirname, '../../.cache/node'));

/** Runs the command line. Returns the exit code. */
export const start = async (argv: readonly string[]): Promise<number> => (await import('./main.ts')).main(argv);
