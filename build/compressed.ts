import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Files that are text. Fonts and pictures are compressed as they are. */
const text = /\.(js|css|html|svg|webmanifest)$/;

/** Smaller files fit into one packet of the network either way. In bytes. */
const least = 1_000;

/** Writes `file.br` and `file.gz` beside a file. Browsers take Brotli over https and from this machine only. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < least) return;
  const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  await Promise.all([
    brotlied(content, brotli).then((smaller) => writeFile(`${file}.br`, smaller)),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }).then((smaller) => writeFile(`${file}.gz`, smaller)),
  ]);
}

/** Compresses the built app once, so that the server never has to. Comes after all plugins that write files. */
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
