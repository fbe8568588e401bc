import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../tests/tools/sources.ts';

/** Builds the app of an older commit in a temporary folder, with today's packages, and passes its `dist` to `use`. */
export async function withBuildOf<T>(commit: string, use: (dist: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sitroom-'));
  const run = (command: string, ...given: string[]) => execFileSync(command, given, { cwd: folder, stdio: 'pipe' });
  try {
    execFileSync('git', ['archive', '-o', join(folder, 'all.tar'), commit], { cwd: root });
    run('tar', '-xf', 'all.tar');
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    run(process.execPath, join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--configLoader', 'native');
    return await use(join(folder, 'dist'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
