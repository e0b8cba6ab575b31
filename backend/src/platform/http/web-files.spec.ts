import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { cacheControlOf, screenLinks, shellPages } from './web-files.ts';

describe('files of the build', () => {
  it.each([
    '/app/frontend/dist/assets/CWi9K6bU.js',
    '/app/frontend/dist/assets/CWi9K6bU.js.br',
    '/app/frontend/dist/assets/-_0qBRqZ.css.gz',
    '/app/frontend/dist/assets/fr-1DO0y3MT.js',
    '/app/frontend/dist-reader/assets/pdf.worker.min-CIqJB0yW.mjs',
  ])('%s is immutable, since its name contains a hash', (path) => {
    expect(cacheControlOf(path)).toContain('immutable');
  });

  it.each([
    '/app/frontend/dist/favicon.svg',
    '/app/frontend/dist/art/states.svg',
    '/app/frontend/dist-reader/assets/pdf/cmaps/Identity-H.bcmap',
    '/app/frontend/dist-reader/assets/pdf/iccs/CGATS001.icc',
  ])('%s is revalidated, since its name stays the same', (path) => {
    expect(cacheControlOf(path)).toBe('no-cache');
  });
});

describe('the files of a screen', () => {
  const page = `<head>
    <link rel="stylesheet" href="/theme.css">
    <link rel="stylesheet" crossorigin href="/assets/entry.css">
  </head>`;
  const root = mkdtempSync(join(tmpdir(), 'bookgrove-screens-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('are named in its page, and in no other', async () => {
    mkdirSync(join(root, '.vite'));
    const screens = [
      {
        path: '^/library/[^/]+$',
        scripts: ['assets/a.js'],
        styles: ['assets/b.css'],
        sheet: 'assets/all.css',
        roles: { teacher: ['assets/t.js', 'assets/t.css'] },
      },
    ];
    writeFileSync(join(root, '.vite/screens.json'), JSON.stringify(screens));
    const withLinks = await screenLinks(root);
    const book = withLinks(page, '/library/a-hat');
    expect(book).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/a.js">');
    expect(book).toContain('as="style" fetchpriority="low" crossorigin href="/assets/b.css"');
    expect(book).not.toMatch(/disabled|all\.css/);
    // Files that only one role needs have no `rel` until the session is known.
    expect(book).toContain('<link data-for="teacher" fetchpriority="low" crossorigin href="/assets/t.js">');
    expect(book).toContain(
      '<link data-for="teacher" as="style" fetchpriority="low" crossorigin href="/assets/t.css">',
    );
    expect(withLinks(page, '/library')).toBe(page);
  });

  it('are joined to one style sheet for a page that is shown before its scripts; the joined ones are not fetched', async () => {
    const shown = (await screenLinks(root))(page, '/library/a-hat', true);
    const sheets = shown.match(/<link rel="stylesheet"[^>]*>/g);
    expect(sheets).toEqual([
      '<link rel="stylesheet" href="/theme.css">',
      '<link rel="stylesheet" crossorigin disabled href="/assets/entry.css">',
      '<link rel="stylesheet" crossorigin href="/assets/all.css">',
      '<link rel="stylesheet" crossorigin disabled href="/assets/b.css">',
    ]);
  });

  it('do not exist before the first build', async () => {
    expect((await screenLinks(join(root, 'nowhere')))(page, '/library')).toBe(page);
  });
});

describe('the shell of the reader', () => {
  const root = mkdtempSync(join(tmpdir(), 'bookgrove-shell-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('names the engine of a format with its imports, and no other engine', async () => {
    mkdirSync(join(root, '.vite'));
    writeFileSync(join(root, 'index.html'), '<head></head>');
    writeFileSync(
      join(root, '.vite/manifest.json'),
      JSON.stringify({
        'epub-engine.ts': { file: 'assets/epub.js', imports: ['index.html', '_both.js'] },
        'pdf-engine.ts': { file: 'assets/pdf.js', imports: ['_both.js'] },
        '_both.js': { file: 'assets/both.js' },
      }),
    );
    const pageOf = await shellPages(root);
    const named = (format?: string) =>
      [...pageOf(format).matchAll(/modulepreload" crossorigin href="([^"]+)"/g)].map(([, file]) => file);
    expect(named('epub')).toEqual(['/reader/assets/epub.js', '/reader/assets/both.js']);
    expect(named('pdf')).toEqual(['/reader/assets/pdf.js', '/reader/assets/both.js']);
    expect([pageOf(), pageOf('"><script>')]).toEqual(['<head></head>', '<head></head>']);
  });
});
