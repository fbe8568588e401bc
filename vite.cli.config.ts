import { defineConfig } from 'vite';

/**
 * Bundles the command line with all its packages into plain JavaScript for Node 20, which `npm pack` packs. The files are
 * as deep as those of src/cli, so that the built app is at ../../dist from both.
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'bin/cli',
    emptyOutDir: true,
    target: 'node20',
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      // Workers are loaded by their paths: ours is beside the pool, and Tinypool's in a folder there.
      input: {
        sitroom: 'src/cli/start.ts',
        worker: 'src/sim/worker.ts',
        'entry/worker': 'node_modules/tinypool/dist/entry/worker.js',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true },
});
