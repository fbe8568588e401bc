import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../tests/tools/sources.ts';

/**
 * Runs a benchmark function in its own process and returns its result. `measure` is the name of an export of `file`,
 * a path from the repository root. Throws if the process fails.
 *
 * Separate processes keep earlier benchmarks from skewing later ones. Code that has seen objects of other shapes,
 * frozen ones for example, can run at half the speed.
 */
export function inOwnProcess(file: string, measure: string, ...args: readonly (string | number)[]): number {
  const from = JSON.stringify(pathToFileURL(join(root, file)).href);
  const code = `import { ${measure} } from ${from}; console.log(await ${measure}(...${JSON.stringify(args)}));`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${measure} of ${file} failed`);
  return Number(stdout);
}
