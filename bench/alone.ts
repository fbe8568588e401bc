import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../tests/tools/sources.ts';

/**
 * What a module's function measures in a process of its own. Code that has met the objects of others, frozen or made
 * another way, runs up to half as fast: what was measured before would change what is measured next.
 */
export function alone(file: string, measure: string, ...args: readonly (string | number)[]): number {
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
