import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * File names with a content hash: such a file never changes. Compressed copies have the same name and a
 * further ending.
 */
const HASHED = /\/assets\/(?:[^/]+-)?[\w-]{8}\.\w+(?:\.(?:br|gz))?$/;

/** The Cache-Control header of a build file at `path`. */
export const cacheControlOf = (path: string): string =>
  HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

interface ScreenFiles {
  path: string;
  scripts: string[];
  styles: string[];
  sheet: string;
  roles: Record<string, string[]>;
}

/**
 * Adds the files of a screen to its page, so that they load together with the entry script and not after it
 * has run. The build lists them (`frontend/build/screenFiles.ts`); without that list the page is sent
 * unchanged.
 *
 * A page with initial content (`shown`) waits for its styles, so they are sent as one sheet. The sheets that
 * it was joined from are added as `disabled` links after it (`initial-content.ts`): they are not fetched, and
 * the app, which looks for the links of a screen before it adds them, finds them there.
 */
export async function screenLinks(
  root: string,
): Promise<(page: string, path: string, shown?: boolean) => string> {
  const text = await readFile(join(root, '.vite/screens.json'), 'utf8').catch(() => '[]');
  const screens = (JSON.parse(text) as ScreenFiles[]).map(({ path, scripts, styles, sheet, roles }) => ({
    path: new RegExp(path),
    scripts: [
      // After what the page itself requests: a browser opens six connections, and the request for the session of an earlier
      // visit, on which everything else depends, would have to wait for one.
      ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
      // Not fetched until the script of the page knows the signed-in role (`frontend/src/session.js`).
      ...Object.entries(roles).flatMap(([role, files]) =>
        files.map(
          (file) =>
            `<link data-for="${role}"${file.endsWith('.css') ? ' as="style"' : ''} fetchpriority="low" crossorigin href="/${file}">`,
        ),
      ),
    ],
    styles,
    sheet,
  }));
  const into = (page: string, links: string[]): string =>
    page.replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
  return (page, path, shown = false) => {
    const screen = screens.find((one) => one.path.test(path));
    if (!screen) return page;
    if (!shown)
      return into(page, [
        ...screen.scripts,
        ...screen.styles.map(
          (file) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`,
        ),
      ]);
    const joined = page.replace(/<link rel="stylesheet" crossorigin(?= href="\/assets\/)/g, '$& disabled');
    return into(joined, [
      `<link rel="stylesheet" crossorigin href="/${screen.sheet}">`,
      ...screen.styles.map((file) => `<link rel="stylesheet" crossorigin disabled href="/${file}">`),
      ...screen.scripts,
    ]);
  };
}

/**
 * The reader's shell for a format (`/reader/?epub`): the page links the engine that the book needs, so that
 * it loads together with the shell's script and not after it.
 */
export async function shellPages(root: string): Promise<(format?: string) => string> {
  const [page, text] = await Promise.all([
    readFile(join(root, 'index.html'), 'utf8'),
    readFile(join(root, '.vite/manifest.json'), 'utf8').catch(() => '{}'),
  ]);
  const parts = JSON.parse(text) as Record<string, { file: string; imports?: string[] } | undefined>;
  const filesOf = (name: string): string[] => {
    const part = parts[name];
    return part
      ? [part.file, ...(part.imports ?? []).filter((one) => one !== 'index.html').flatMap(filesOf)]
      : [];
  };
  const pages = new Map(
    ['epub', 'pdf'].map((format) => {
      const links = filesOf(`${format}-engine.ts`).map(
        (file) => `  <link rel="modulepreload" crossorigin href="/reader/${file}">\n  `,
      );
      return [format, page.replace('</head>', () => `${links.join('')}</head>`)];
    }),
  );
  return (format = '') => pages.get(format) ?? page;
}
