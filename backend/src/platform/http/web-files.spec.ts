import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { cacheControlOf, screenLinks } from './web-files.ts';

describe('files of the build', () => {
  it.each([
    '/app/frontend/dist/assets/CWi9K6bU.js',
    '/app/frontend/dist/assets/CWi9K6bU.js.br',
    '/app/frontend/dist/assets/-_0qBRqZ.css.gz',
    '/app/frontend/dist/assets/fr-1DO0y3MT.js',
    '/app/frontend/dist-reader/assets/pdf.worker.min-CIqJB0yW.mjs',
  ])('%s is kept for good: its name changes with it', (path) => {
    expect(cacheControlOf(path)).toContain('immutable');
  });

  it.each([
    '/app/frontend/dist/favicon.svg',
    '/app/frontend/dist/art/states.svg',
    '/app/frontend/dist-reader/assets/pdf/cmaps/Identity-H.bcmap',
    '/app/frontend/dist-reader/assets/pdf/iccs/CGATS001.icc',
  ])('%s is asked for anew: its name stays', (path) => {
    expect(cacheControlOf(path)).toBe('no-cache');
  });
});

describe('the files of a screen', () => {
  const root = mkdtempSync(join(tmpdir(), 'bookgrove-screens-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('are named in its page, and in no other', async () => {
    mkdirSync(join(root, '.vite'));
    const screens = [{ path: '^/library/[^/]+$', scripts: ['assets/a.js'], styles: ['assets/b.css'] }];
    writeFileSync(join(root, '.vite/screens.json'), JSON.stringify(screens));
    const linksOf = await screenLinks(root);
    expect(linksOf('/library/a-hat')).toContain('<link rel="modulepreload" crossorigin href="/assets/a.js">');
    expect(linksOf('/library/a-hat')).toContain('as="style" crossorigin href="/assets/b.css"');
    expect(linksOf('/library/a-hat', true)).toContain(
      '<link rel="stylesheet" crossorigin href="/assets/b.css">',
    );
    expect(linksOf('/library')).toBe('');
  });

  it('are nobody’s before the first build', async () => {
    expect((await screenLinks(join(root, 'nowhere')))('/library')).toBe('');
  });
});
