import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { digest } from './src/wire/index.ts';

const page = 'dist/index.html';
const build = existsSync(page) ? digest(readFileSync(page, 'utf8')).slice(0, 12) : 'not built';

/** Bundles the worker that hosts tables on Durable Objects, for the built app, into one file. */
export default defineConfig({
  build: {
    ssr: 'src/server/durable/worker.ts',
    outDir: 'dist-worker',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'es2024',
    rolldownOptions: {
      external: ['cloudflare:workers'],
      output: { entryFileNames: 'worker.js', codeSplitting: false },
    },
  },
  ssr: { noExternal: true, target: 'webworker' },
  define: { sitroomBuild: JSON.stringify(build) },
});
