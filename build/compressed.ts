import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Text files. Fonts and pictures are already compressed. */
const text = /\.(js|css|html|svg|webmanifest)$/;

/** Smallest file to compress, in bytes. Smaller files fit into one network packet anyway. */
const minBytes = 1_000;

/** Writes `file.br` and `file.gz` beside a file. Browsers accept Brotli only over https and from localhost. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < minBytes) return;
  const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  await Promise.all([
    brotlied(content, brotli).then((smaller) => writeFile(`${file}.br`, smaller)),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }).then((smaller) => writeFile(`${file}.gz`, smaller)),
  ]);
}

/** Vite plugin that compresses the built app for the server. Runs after all plugins that write files. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'sitroom-compressed',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build: { outDir } }) {
      folder = join(root, outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true });
        await Promise.all(files.filter((file) => text.test(file)).map((file) => compress(join(folder, file))));
      },
    },
  };
}
