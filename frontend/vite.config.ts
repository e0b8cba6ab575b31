import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leanLibraries } from './build/leanLibraries.ts';
import { rememberClasses, screenFiles } from './build/screenFiles.ts';

/** Where the API listens while developing; `npm start` serves the built app itself and needs no proxy. */
const api = process.env['API_ORIGIN'] ?? 'http://localhost:3000';
// The school is read from the host, so the proxy must pass the browser's own host on.
const proxied = { target: api, changeOrigin: false };

/** A file of react-router's production build. */
const routerOf = (file: string): string =>
  join(import.meta.dirname, `../node_modules/react-router/dist/production/${file}.mjs`);

/** Catalogues keep their names: a test puts its own in the place of one. */
const LANGUAGES = ['fr', 'ar', 'hi'];
/** Libraries that must be recognised, and can be replaced, as a file of their own (NOTICE.md). */
const NAMED = ['lamejs'];

/** What a first page may need. */
const SHARED = /(src\/(api|app|i18n|shared|ui)|libs\/(contract|api-client))\//;
/** What only screens of work and long forms need, and readers would fetch for nothing. */
const OF_WORK =
  /ui\/(Work|AvatarField|Field|Form|Pager|Cover|Chip|table|chart|lists|Dialog|DropArea|OwnPictureButton|DownloadLink|BackLink|Avatar|LeaderMark|FileField|LinkCards)|shared\/(wizard|FaultDialog|ReactionFace|ReactionPicker|reactionWords|shrinkPicture)|api\/(classes|resumable)|generated|contract\/src\/(avatars|countries|consents|guardians|theme|designs|art|stories|landings|leaders|shelves|desk|views|world|stamps|isbn|book-details|prices|resources)|NotFoundPage/;

/** Leaves a `.br` and a `.gz` beside every text file of the build, so that the server packs nothing at run time. */
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

/** Screens that open without the internet, with all that comes to them later, in every language; and the way out. */
const AT_HOME =
  /(^|\/)index\.html$|src\/(app\/(routes\/further\.routes|shell\/(AccountMenu|Footer|DemoBanner|Languages|MegaMenuPanel|SlideMenu))|features\/(auth\/pages\/LogoutPage|reader\/pages\/ReaderPage|reader\/components\/panels|words\/components\/WordCard|home\/(atBoot|pages\/AtHomePage))|shared\/FoundWords)\.tsx?$|i18n\/catalogues\/\w+\.json$/;

/** The worker that opens them: it names everything these screens are made of, and nothing else. */
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
      for (const [name, chunk] of Object.entries(bundle))
        if (
          chunk.type === 'chunk' &&
          (chunk.isEntry || (chunk.facadeModuleId && AT_HOME.test(chunk.facadeModuleId)))
        )
          add(name);
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
  plugins: [react(), leanLibraries(), screenFiles(), worker(), precompressed()],
  resolve: {
    // Its exports name the development build alone.
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
    // Which screen loads which files: what frontend/bench/bundles.mjs measures.
    manifest: true,
    // Every browser that runs the app knows rel=modulepreload by itself.
    modulePreload: { polyfill: false },
    // A picture used through <use href> may not be a data: address, so nothing is inlined.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Reading a member, `React.Component` say, does nothing else in any of our libraries.
      treeshake: { propertyReadSideEffects: false },
      // Addresses and other single values are written where they are used (app/addresses.ts).
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // The entry lists what each screen needs: names without words make that list a third shorter.
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
            // What the library's first screen is made of.
            {
              name: 'books',
              test: /features\/library\/(filters|components\/(Hero|Shelf|Book))|src\/shared\/categoryArt/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What most screens share, in one piece: many small files pack worse and cost a request each.
            {
              name: 'shared',
              test: (id) => SHARED.test(id) && !OF_WORK.test(id),
              minShareCount: 4,
            },
            // What every table of a desk is made of: each piece of its own would wait for its turn on a slow line.
            {
              name: 'desk',
              test: /src\/ui\/(Work|table|lists|DownloadLink|BackLink|Pager)/,
              minShareCount: 8,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
