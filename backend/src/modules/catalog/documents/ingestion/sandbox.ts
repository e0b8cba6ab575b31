import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The real path of the shared rules: in `node_modules` they are a symbolic link. */
const CONTRACT = realpathSync(
  join(dirname(createRequire(import.meta.url).resolve('@bookgrove/contract')), '../..'),
);

/**
 * Arguments of Node that restrict the child process by its permission model: it may read its code, its libraries and
 * the upload, and write below `outDir`; it may not start processes or threads. All paths must exist and have no
 * symbolic links.
 * @param here folder of the code
 */
export function sandboxArguments(
  file: string,
  outDir: string,
  here = dirname(fileURLToPath(import.meta.url)),
): string[] {
  const readable = [here, ...librariesSeenFrom(here), CONTRACT, file, outDir];
  return [
    '--permission',
    // sharp and the canvas of pdf.js are native; they are trusted code.
    '--allow-addons',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${outDir}`,
  ];
}

/**
 * Where Node looks for libraries and for the package.json files that state the kind of modules: in every folder
 * above, and in the real path of `node_modules` when it is a link.
 */
function librariesSeenFrom(folder: string): string[] {
  const found = createRequire(import.meta.url).resolve('sharp');
  const name = `${sep}node_modules`;
  const real = found.slice(0, found.lastIndexOf(`${name}${sep}`) + name.length);
  const seen = [real];
  for (let at = folder; ; at = dirname(at)) {
    seen.push(join(at, 'package.json'), join(at, 'node_modules'));
    if (at === dirname(at)) return seen;
  }
}
