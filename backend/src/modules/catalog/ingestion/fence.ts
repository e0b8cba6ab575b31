import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the rules that all parts share really lie: their place among the libraries is a link. */
const CONTRACT = realpathSync(
  join(dirname(createRequire(import.meta.url).resolve('@bookgrove/contract')), '..'),
);

/**
 * Arguments of Node that fence the child process in by its permission model: it reads its own code, its libraries
 * and the one upload, writes below `outDir`, and starts neither processes nor threads. Both paths
 * must exist and be real ones, free of links.
 */
export function fence(file: string, outDir: string): string[] {
  const here = dirname(fileURLToPath(import.meta.url));
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
 * Where Node looks for libraries and for the package.json files that say what kind of modules they and this code
 * are: in every folder above, and where `node_modules` really lies when it is a link.
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
