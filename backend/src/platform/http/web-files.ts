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
  sheet: string;
  roles: Record<string, string[]>;
}

/**
 * Names a screen's own files in its page, so that they come together with the entry and not after it has run. The build
 * says which they are (`frontend/build/screenFiles.ts`); without its word every page goes out as it is.
 *
 * A page that is `shown` before its scripts have come waits for its styles, so they come as one sheet. The sheets it was
 * joined from are named as `disabled` links, among what comes later (`first-words.ts`): nothing is fetched for them, and
 * the app, which looks for the links of a screen before it adds them, finds them there.
 */
export async function screenLinks(
  root: string,
): Promise<(page: string, path: string, shown?: boolean) => string> {
  const text = await readFile(join(root, '.vite/screens.json'), 'utf8').catch(() => '[]');
  const screens = (JSON.parse(text) as ScreenFiles[]).map(({ path, scripts, styles, sheet, roles }) => ({
    path: new RegExp(path),
    scripts: [
      // Behind whatever the page itself asks for: a browser opens six ways at once, and the session of who was here before,
      // which all else waits for, would stand at the end of the line.
      ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
      // Fetched by nobody until the script of the page knows who is here (`frontend/src/session.js`).
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
 * The reader's shell for a format (`/reader/?epub`): its page names the engine that the book will need, which so comes
 * together with the shell's own script and not after it.
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
