// Stores the present release for tests/online/versions: its page and its host, in one file named by its commit.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../../tests/tools/sources.ts';

const folder = join(root, 'tests/online/versions');
const name = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const built = await build({
  configFile: false,
  root,
  logLevel: 'error',
  build: {
    write: false,
    target: 'es2023',
    minify: true,
    copyPublicDir: false,
    lib: { entry: join(folder, 'release.ts'), formats: ['es'], fileName: 'release' },
    rolldownOptions: { treeshake: { moduleSideEffects: false } },
  },
});
const [bundle] = [built].flat();
if (bundle === undefined || !('output' in bundle)) throw new Error('nothing was built');
const file = join(folder, `${name}.js.gz`);
const packed = gzipSync(bundle.output[0].code, { level: 9 });
writeFileSync(file, packed);
console.log(`${file}: ${Math.round(packed.length / 1000)} kB`);
