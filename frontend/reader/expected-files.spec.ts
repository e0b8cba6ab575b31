import { describe, expect, it } from '@jest/globals';
import { Expected, named } from './expected-files.ts';

const FILES: Record<string, string> = {
  'EPUB/page 1.xhtml':
    '<html><head><link rel="stylesheet" href="../look.css"/></head><body><img alt="" src="art/a.svg"/><img src="https://elsewhere.example/x.png"/><a href="page2.xhtml">On</a></body></html>',
  'look.css': '@font-face { src: url("fonts/a.woff2") } p { color: red }',
  'EPUB/art/a.svg': '<svg><image href="b.png"/></svg>',
  'EPUB/art/b.png': 'b',
  'fonts/a.woff2': 'f',
};

/** The files that are requested, in order. */
function library(broken: string[] = []) {
  const asked: string[] = [];
  const files = new Expected((path) => {
    asked.push(path);
    if (broken.includes(path)) return Promise.reject(new Error('down'));
    return Promise.resolve(path in FILES ? new Response(FILES[path]) : null);
  });
  return { asked, files };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('the resources of a page', () => {
  it('are style sheets and pictures of this book, no other pages', () => {
    expect(named(FILES['EPUB/page 1.xhtml']!, 'EPUB/page 1.xhtml')).toEqual(['look.css', 'EPUB/art/a.svg']);
  });

  it('are fetched with it, including fonts, each file once', async () => {
    const { asked, files } = library();
    files.begin('EPUB/page 1.xhtml');
    await settled();
    expect([...asked].sort()).toEqual(Object.keys(FILES).sort());
    expect(await (await files.take('EPUB/page 1.xhtml'))?.text()).toContain('<img');
    expect(await (await files.take('look.css'))?.text()).toContain('@font-face');
    expect(asked).toHaveLength(5);
    // A file that was taken is fetched again on the next request.
    await files.take('look.css');
    expect(asked).toHaveLength(6);
  });

  it('are requested again when the preload failed', async () => {
    const broken = ['look.css'];
    const { files } = library(broken);
    files.begin('look.css');
    await settled();
    broken.length = 0;
    expect(await (await files.take('look.css'))?.text()).toContain('red');
  });

  it('are preloaded with a limit', async () => {
    const { asked, files } = library();
    for (let i = 0; i < 40; i += 1) files.begin(`chapter-${i}.txt`);
    await settled();
    await files.take('chapter-0.txt');
    await files.take('chapter-39.txt');
    expect(asked).toHaveLength(41);
  });
});
