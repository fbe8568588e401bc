import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/sources.ts';

const folder = join(root, '.cache/compiled');

/**
 * Compiles a module that imports from the client by `client/…`. Returns its errors, each with its line, without those of the
 * files that it imports.
 */
export function errorsOf(source: string): string[] {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'probe.ts'), source.replaceAll("'client/", "'../../src/client/"));
  const extending = { extends: '../../src/client/tsconfig.json', include: ['probe.ts', '../../src/client/made.d.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(extending));
  const command = [join(root, 'node_modules/.bin/tsc'), '-p', folder, '--noEmit', '--pretty', 'false'];
  const { stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  return stdout.split(/\n(?=\S)/).flatMap((text) => {
    const [, file, line, code] = /^(\S+?)\((\d+),\d+\): error (TS\d+)/.exec(text) ?? [];
    return file?.endsWith('/probe.ts') ? `probe.ts:${line} ${code}` : [];
  });
}
