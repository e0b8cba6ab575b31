// Bundles the server: its own modules and those of the contract become one file for each program, beside which lie
// the modules that a program loads when it needs them. Packages stay where they are. See docs/adr/0085.
// `node build/bundle.ts` writes the product to dist/.
import { rmSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { transform, type Options } from '@swc/core';
import { rolldown, type Plugin } from 'rolldown';

const backend = join(import.meta.dirname, '..');
const sources = join(backend, 'src');
const swcOptions = {
  configFile: join(backend, '../.swcrc'),
  // Rolldown resolves the imports, and looks for the files that exist.
  jsc: { rewriteRelativeImportExtensions: false },
  sourceMaps: true,
} as Options;

/** The program that opens uploaded books: the server starts it beside its own module (`inspect-book.ts`). */
const CHILD = 'modules/catalog/documents/ingestion/inspect-child';

/**
 * Compiles TypeScript with the compiler of the tests, since Node and Rolldown do not write the metadata of decorators
 * that Nest needs. `import.meta` of a module becomes that of a file at the same place below the folder of the bundle,
 * which lies beside `src`: what a module finds from its own place, it still finds, and the whole can be copied.
 * @param depth number of folders between the folder of the bundle and the written file
 */
function ownModules(depth: number): Plugin {
  const up = depth === 0 ? '.' : Array.from({ length: depth }, () => '..').join('/');
  return {
    name: 'own-modules',
    async transform(text, id) {
      if (!id.endsWith('.ts') || id.includes('/node_modules/')) return null;
      const { code, map } = await transform(text, { ...swcOptions, filename: id });
      const at = posix.join(up, relative(sources, id).split(sep).join('/').replace(/\.ts$/, '.js'));
      return {
        code: code
          .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(at)}`)})`)
          .replaceAll('import.meta.url', `new URL(${JSON.stringify(`./${at}`)}, import.meta.url).href`),
        map: map ?? null,
        moduleType: 'js',
      };
    },
  };
}

async function write(entries: Record<string, string>, folder: string, depth: number): Promise<void> {
  const bundle = await rolldown({
    cwd: backend,
    input: entries,
    platform: 'node',
    resolve: { conditionNames: ['source', 'node', 'import'] },
    // Packages: names that are no paths, except the contract, which is our own.
    external: /^(?!@bookgrove\/)(?:node:|@?[a-z])/i,
    plugins: [ownModules(depth)],
    onLog(level, log) {
      // A bundle with an import that leads nowhere would only fail when it runs.
      throw new Error(`${level}: ${log.message}`);
    },
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    // Names of classes are names of commands and events.
    keepNames: true,
    sourcemap: true,
    // The text of a program stays in memory.
    comments: false,
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
}

/**
 * Writes the bundle of each program, and the process that they start for uploaded books, into a folder of `backend`.
 * @param programs source files, relative to `backend`, by the name of the file that each becomes
 * @param folder name of the folder, which is emptied first
 */
export async function bundle(programs: Record<string, string>, folder: string): Promise<void> {
  rmSync(join(backend, folder), { recursive: true, force: true });
  await write(programs, join(backend, folder), 0);
  await bundleChild(folder);
}

/** Writes the process for uploaded books alone, below a folder of `backend`. */
export async function bundleChild(folder: string): Promise<void> {
  // A bundle of its own, in a folder of its own: the process may read no other file of ours (`sandbox.ts`).
  const depth = CHILD.split('/').length - 1;
  const target = join(backend, folder, dirname(CHILD));
  rmSync(target, { recursive: true, force: true });
  await write({ 'inspect-child': `src/${CHILD}.ts` }, target, depth);
}

if (import.meta.main) await bundle({ main: 'src/main.ts' }, 'dist');
