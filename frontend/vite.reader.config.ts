import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { leanPdf } from './build/leanPdf.ts';

const pdfjs = join(import.meta.dirname, '../node_modules/pdfjs-dist');

/** What pdf.js loads by name at run time: character maps, standard fonts, colour profiles, image decoders. */
const PDF_FOLDERS = {
  cmaps: () => true,
  standard_fonts: () => true,
  iccs: () => true,
  // WebAssembly is blocked by the shell's policy; only the decoders in plain JavaScript are used.
  wasm: (name: string) => name.endsWith('_nowasm_fallback.js'),
};

/** Copies additional files of pdf.js to `assets/pdf/`, below the only path from which the shell may run scripts. */
function pdfFiles(): Plugin {
  return {
    name: 'reader-pdf-files',
    async generateBundle() {
      for (const [folder, wanted] of Object.entries(PDF_FOLDERS)) {
        for (const name of (await readdir(join(pdfjs, folder))).filter(wanted)) {
          this.emitFile({
            type: 'asset',
            fileName: `assets/pdf/${folder}/${name}`,
            source: await readFile(join(pdfjs, folder, name)),
          });
        }
      }
    },
    configureServer(server) {
      server.middlewares.use('/reader/assets/pdf/', (request, response) => {
        const [folder = '', name = ''] = (request.url ?? '')
          .slice(1)
          .split('/')
          .map((part) => basename(part));
        if (!(folder in PDF_FOLDERS)) return void response.writeHead(404).end();
        createReadStream(join(pdfjs, folder, name))
          .on('error', () => response.writeHead(404).end())
          .pipe(response);
      });
    },
  };
}

/**
 * Builds the service worker that stores offline books: it lists the files of the shell, so that all of them
 * are available offline.
 */
function worker(): Plugin {
  return {
    name: 'reader-worker',
    async generateBundle(_options, bundle) {
      const assets = Object.keys(bundle)
        .filter((name) => /^assets\/[^/]+\.(m?js|css|woff2)$/.test(name))
        .map((name) => `/reader/${name}`)
        .sort();
      const version = createHash('sha256').update(assets.join()).digest('hex').slice(0, 12);
      const source = await readFile(join(import.meta.dirname, 'reader/sw.js'), 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: source.replace('__VERSION__', version).replaceAll('__ASSETS__', JSON.stringify(assets)),
      });
    },
  };
}

/** The reader shell: a page of its own for the book origin, served there as `/reader/`. */
export default defineConfig({
  root: join(import.meta.dirname, 'reader'),
  base: '/reader/',
  publicDir: false,
  plugins: [leanPdf(), pdfFiles(), worker()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    // Every supported browser has constructable style sheets.
    alias: { 'construct-style-sheets-polyfill': join(import.meta.dirname, 'reader/empty.ts') },
  },
  build: {
    outDir: join(import.meta.dirname, 'dist-reader'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // Everything is a file below /reader/assets/: the policy allows neither inline scripts nor data: scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
