import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { declaredAreas } from './build/areas.ts';
import { leanLibraries } from './build/leanLibraries.ts';
import { rememberClasses, screenFiles } from './build/screenFiles.ts';

/** Origin of the API in development; `npm start` serves the built app itself and needs no proxy. */
const api = process.env['API_ORIGIN'] ?? 'http://localhost:3000';
// The school is determined by the host, so the proxy must forward the browser's host.
const proxied = { target: api, changeOrigin: false, ws: true };

/** A file of react-router's production build. */
const routerOf = (file: string): string =>
  join(import.meta.dirname, `../node_modules/react-router/dist/production/${file}.mjs`);

/** Language catalogues have fixed file names: a test replaces one. */
const LANGUAGES = ['fr', 'ar', 'hi'];
/** Libraries that must be recognisable and replaceable, each as a file of its own (NOTICE.md). */
const NAMED = ['lamejs'];

/** Modules that a first page may need. */
const SHARED = /(src\/(api|app|i18n|shared|ui)|libs\/(contract|api-client))\//;
/** Modules that only screens of work and long forms need, and that readers should not fetch. */
const OF_WORK =
  /ui\/(QrCode|Progress|Status|WorkHead|AvatarField|Field|Form|Pager|Cover|Chip|table|chart|imports|Dialog|Drawer|DropArea|OwnPictureButton|Stepper|ConfirmDialog|DownloadLink|BackLink|Avatar|LeaderMark|FileField|LinkCards|Timeline|Record|LiveStatus|Tiles|SumCard|SplitBar)|shared\/(giving|SaveFile|useLeavingForPayment|art|books|family|forms|reader|security|wizard|cart\/(api|useCart|followCart|memberCart|storage|BuyBook)|FaultDialog|FlaggedWords|flagLabel|deviceVoices|useSpeech|countryName|ReactionFace|ReactionPicker|reactionLabel|shrinkPicture)|api\/(live|idempotency|audit|classes|resumable|sendFile|schoolPeople)|generated|contract\/src\/(.*permissions|clipart|avatars|countries|consents|guardians|theme|designs|art|stories|landings|leaders|reviews-and-categories|book-moderation|views|dear-world-book|stamps|isbn|book-details|prices|resources|giving\/impact)|NotFoundPage/;

/**
 * Writes a `.br` and a `.gz` beside every text file of the build, so that the server compresses nothing at
 * run time.
 */
function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: async () => {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files
          .filter((file) => /\.(js|css|svg)$/.test(file))
          .map(async (file) => {
            const path = join(folder, file);
            const text = await readFile(path);
            await writeFile(`${path}.br`, await promisify(brotliCompress)(text));
            await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
          }),
      );
    },
  };
}

/**
 * Modules of the screens that open without a network, with everything they load later, in every language; and
 * signing out.
 */
const OFFLINE = [
  'index.html',
  'src/app/routes/additional.routes.tsx',
  ...['AccountMenu', 'Footer', 'DemoBanner', 'LanguageList', 'MegaMenuPanel', 'SlideMenu'].map(
    (part) => `src/app/shell/${part}.tsx`,
  ),
  'src/features/auth/pages/LogoutPage.tsx',
  'src/features/dashboard/pages/DashboardPage.tsx',
  'src/features/dashboard/pages/DashboardShell.tsx',
  'src/features/library/pages/LandingPage.tsx',
  'src/features/offline-books/pages/OfflineBooksPage.tsx',
  'src/features/offline-books/pages/OfflineHome.tsx',
  'src/features/offline-books/startup.ts',
  'src/features/reader/components/panels.ts',
  'src/features/reader/pages/ReaderPage.tsx',
  'src/features/vocabulary/components/WordCard.tsx',
  'src/shared/FlaggedWords.tsx',
  ...LANGUAGES.map((language) => `src/i18n/catalogues/${language}.json`),
];

/** Builds the service worker that opens them: it lists every file of these screens, and nothing else. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const wanted = new Set<string>();
      const add = (name: string) => {
        const chunk = bundle[name];
        if (chunk?.type !== 'chunk' || wanted.has(name)) return;
        wanted.add(name);
        for (const file of chunk.viteMetadata?.importedCss ?? []) wanted.add(file);
        for (const file of chunk.viteMetadata?.importedAssets ?? []) wanted.add(file);
        for (const next of chunk.imports) add(next);
      };
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      for (const module of OFFLINE) {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
        // A renamed module would be missing offline, which nobody would notice while there is a network.
        if (!chunk) this.error(`The build holds no ${module}: OFFLINE in vite.config.ts names it.`);
        add(chunk.fileName);
      }
      const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
      const assets = [...wanted, ...fonts].map((name) => `/${name}`).sort();
      const version = createHash('sha256').update(assets.join()).digest('hex').slice(0, 12);
      const source = await readFile(join(import.meta.dirname, 'src/sw.js'), 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: source
          .replace('__VERSION__', version)
          .replaceAll('__ASSETS__', JSON.stringify([...new Set(assets)])),
      });
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [declaredAreas(), react(), leanLibraries(), screenFiles(), worker(), precompressed()],
  resolve: {
    // The package's exports name the development build only.
    alias: [
      { find: /^react-router$/, replacement: routerOf('index') },
      { find: /^react-router\/dom$/, replacement: routerOf('dom-export') },
    ],
    conditions: ['source', 'module', 'browser', 'development|production'],
  },
  css: { modules: { getJSON: rememberClasses } },
  server: {
    host: true,
    port: 5173,
    allowedHosts: ['.localhost'],
    proxy: { '/api': proxied, '/theme.css': proxied },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Which screen loads which files: frontend/bench/bundles.mjs measures it.
    manifest: true,
    // Every supported browser supports rel=modulepreload.
    modulePreload: { polyfill: false },
    // A picture used through <use href> cannot be a data: URL, so nothing is inlined.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Reading a property, such as `React.Component`, has no side effects in any of the libraries.
      treeshake: { propertyReadSideEffects: false },
      // Addresses and other single values are inlined where they are used (features/*/area/addresses.ts).
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // The entry lists the chunks of each screen: file names without words make that list a third shorter.
        chunkFileNames: ({ name }) =>
          `assets/${[...LANGUAGES, ...NAMED].includes(name) ? `${name}-` : ''}[hash].js`,
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            {
              name: 'data',
              test: /node_modules\/(@reduxjs|react-redux|redux|immer|reselect|redux-thunk|use-sync-external-store)\//,
            },
            // The modules of the library's first screen.
            {
              name: 'books',
              test: /features\/library\/components\/(Hero|Book)|src\/shared\/books\/(filters|Book)|src\/shared\/categoryArt/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // Modules that most screens share, in one chunk: many small files compress worse and cost a
            // request each.
            {
              name: 'shared',
              test: (id) => SHARED.test(id) && !OF_WORK.test(id),
              minShareCount: 4,
            },
            // Calls for the log and the notes, which the reader and the pages about reading share.
            {
              name: 'reading-calls',
              test: /generated\/catalog\/(reading-log|notes)\.gen/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // Modules of every table, in one chunk: separate ones would queue on a slow network.
            {
              name: 'tables',
              test: /src\/ui\/(WorkHead|table|imports|DownloadLink|Pager)/,
              minShareCount: 8,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
