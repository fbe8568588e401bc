import { defineConfig } from 'vite';

/** Bundles the program of `npm run package` with all its packages into one script, which goes into a binary of Node. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: '.cache/executable',
    emptyOutDir: true,
    target: 'node24',
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      input: 'src/cli/executable/executable.ts',
      output: { format: 'cjs', codeSplitting: false, entryFileNames: 'sitroom.cjs' },
    },
  },
  ssr: { noExternal: true },
});
