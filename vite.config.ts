import globalData from '@csstools/postcss-global-data';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import customMedia from 'postcss-custom-media';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressed } from './build/compressed.ts';
import { minified } from './build/minified.ts';
import { badgesModule, picturesModule } from './build/pictures.ts';
import { compileWords, type Part, parts, wordsOfPart } from './build/words.ts';
import { type Grain, worldModule } from './build/world.ts';
import { type Language, languages } from './src/i18n/languages.ts';

const ofWords = new RegExp(`(${parts.join('|')})-(.+)$`);

/** Modules that are made, not written: `virtual:world/<grain>`, `virtual:pictures`, `virtual:badges` and `virtual:words/<part>-<language>`. */
function made(): Plugin {
  const prefix = '\0made:';
  return {
    name: 'sitroom-made',
    resolveId: (id) => (/^virtual:(world\/(coarse|fine)$|pictures$|badges$|words\/)/.test(id) ? prefix + id : null),
    async load(id) {
      if (id.startsWith(`${prefix}virtual:world/`)) return worldModule(id.split('/')[1] as Grain);
      if (id === `${prefix}virtual:pictures`) return picturesModule();
      if (id === `${prefix}virtual:badges`) return badgesModule();
      if (!id.startsWith(`${prefix}virtual:words/`)) return null;
      const [, part, language] = ofWords.exec(id) as unknown as [string, Part, Language];
      return compileWords(language, await wordsOfPart(language, part));
    },
  };
}

/** Letters that every language needs are asked for with the page: its style sheets ask only once it is laid out. */
function earlyLetters(): Plugin {
  return {
    name: 'sitroom-early-letters',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /-latin-.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` },
            injectTo: 'head',
          })),
    },
  };
}

/** Describes the app in its manifest, in every language. Browsers that know no other use the English words. */
async function described() {
  const all = await Promise.all(
    languages.map(async (language) => [language, (await wordsOfPart(language, 'first'))['app.unofficial']] as const),
  );
  const texts = Object.fromEntries(all);
  return { lang: 'en', description: texts['en'] ?? '', description_localized: texts };
}

// Modules without side effects: what nobody imports from them is left out of the bundle. Svelte's own custom elements and
// legacy components are left out only because of the second pattern. Its flags do have side effects.
const sideEffectFree = [
  /\/src\/(content|rules|host|director|odds|bots|review|record|wire|i18n)\/.*\.ts$/,
  /\/node_modules\/svelte\/src\/(?!internal\/flags)/,
];
const treeshake = { moduleSideEffects: (id: string) => !sideEffectFree.some((one) => one.test(id)) };

/** Whether a module is the entry, which awaits late parts before it mounts the app. */
const isEntry = (id: string): boolean => /\/src\/client\/(index\.html|main\.ts)$/.test(id);

// Modules that every visit needs become one file, because small files compress less well. The entry stays apart: the
// late parts that it awaits import from this file.
const codeSplitting = {
  groups: [{ name: 'first', tags: ['$initial' as const], test: (id: string) => !isEntry(id) }],
};

// The first load knows all later parts by name, and their style sheets by a hash alone, which is shorter.
const names = { chunkFileNames: 'assets/[name]-[hash:7].js', assetFileNames: 'assets/[hash:6][extname]' };

export default defineConfig({
  root: 'src/client',
  base: './',
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: 'es2022',
    // Only style sheets are named in advance: the names of all scripts would make the first load larger by a kilobyte, and
    // the service worker soon has them anyway.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, paths, { hostType }) =>
        hostType === 'js' ? paths.filter((path) => path.endsWith('.css')) : paths,
    },
    license: { fileName: 'licences.md' },
    // The credit of the card pictures travels with them.
    rolldownOptions: { output: { comments: { legal: true }, codeSplitting, ...names }, treeshake },
  },
  worker: { format: 'es', rolldownOptions: { treeshake } },
  json: { stringify: true },
  // Every style sheet knows the desks by name.
  css: { postcss: { plugins: [globalData({ files: ['src/client/design/style/desks.css'] }), customMedia()] } },
  plugins: [
    svelte({ compilerOptions: { runes: true } }),
    made(),
    earlyLetters(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'sitroom',
        short_name: 'sitroom',
        ...(await described()),
        display: 'standalone',
        background_color: '#080c11',
        theme_color: '#080c11',
        start_url: './',
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        cleanupOutdatedCaches: true,
        // The page of the very first visit too is served from then on, should the network go before it is loaded again.
        clientsClaim: true,
        navigateFallback: 'index.html',
      },
    }),
    minified('theme.js'),
    compressed(),
  ],
});
