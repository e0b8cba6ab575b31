import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Names that the build made from the content: such a file never changes. Packed twins have the name and an ending. */
const HASHED = /\/assets\/(?:[^/]+-)?[\w-]{8}\.\w+(?:\.(?:br|gz))?$/;

/** How long a file of the build may be kept. `path` is where it lies. */
export const cacheControlOf = (path: string): string =>
  HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

interface ScreenFiles {
  path: string;
  scripts: string[];
  styles: string[];
}

/**
 * Names a screen's own files in its page, so that they come together with the entry and not after it has run. The build
 * says which they are (`frontend/build/screenFiles.ts`); without its word every page goes out as it is. A page that is
 * `shown` before its scripts have come needs its styles at once.
 */
export async function screenLinks(root: string): Promise<(path: string, shown?: boolean) => string> {
  const text = await readFile(join(root, '.vite/screens.json'), 'utf8').catch(() => '[]');
  const screens = (JSON.parse(text) as ScreenFiles[]).map(({ path, scripts, styles }) => ({
    path: new RegExp(path),
    scripts: scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    styles,
  }));
  return (path, shown = false) => {
    const screen = screens.find((one) => one.path.test(path));
    if (!screen) return '';
    const sheet = shown ? 'rel="stylesheet"' : 'rel="preload" as="style"';
    return [
      ...screen.scripts,
      ...screen.styles.map((file) => `<link ${sheet} crossorigin href="/${file}">`),
    ].join('\n    ');
  };
}
