import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/** Vite plugin that minifies a script of the public folder, which Vite copies as it is. */
export function minified(name: string): Plugin {
  let file = '';
  return {
    name: 'sitroom-minified',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      file = join(root, outDir, name);
    },
    async writeBundle() {
      const { code } = await minify(name, await readFile(file, 'utf8'));
      await writeFile(file, code);
    },
  };
}
