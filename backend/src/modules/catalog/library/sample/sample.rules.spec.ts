import { describe, expect, it } from '@jest/globals';
import { summarizePage, hasSampleContent, canOpenSample, pagesShown } from './sample.rules.ts';

const page = (body: string): string =>
  `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>Not this</title></head><body>${body}</body></html>`;

describe('the extract of a page', () => {
  it('contains its paragraphs and its first picture, without headings, notes and page numbers', () => {
    const gist = summarizePage(
      page(`<h2>The bump</h2><figure><img src="../images/0%201.svg" alt="A red &amp; white house"/></figure>
        <img src="second.png" alt=""/><p>One <b>two</b><br/>three.</p>
        <span epub:type="pagebreak" title="4">4</span><aside><p>Note</p></aside><p hidden="hidden">Away</p>
        <ruby>猫<rt>ねこ</rt></ruby>`),
      'EPUB/text/a.xhtml',
    );
    expect(gist).toEqual({
      paragraphs: ['One two', 'three.', '猫'],
      picture: { path: 'EPUB/images/0 1.svg', alt: 'A red & white house' },
    });
  });

  it('contains the picture of a fixed-layout page, and none of another file', () => {
    expect(summarizePage(page('<svg><image xlink:href="a.jpg"/></svg>'), 'p/1.xhtml').picture).toEqual({
      path: 'p/a.jpg',
      alt: '',
    });
    for (const src of [
      'https://x.test/a.png',
      '//x.test/a.png',
      'data:image/png;base64,AA',
      '../../../a.png',
      '/etc/a.png',
    ])
      expect([src, summarizePage(page(`<img src="${src}"/>`), 'p/1.xhtml').picture]).toEqual([
        src,
        src.startsWith('/e') ? { path: 'p/etc/a.png', alt: '' } : null,
      ]);
  });

  it('ends at a word boundary within the limit', () => {
    const { paragraphs } = summarizePage(page(`<p>${'word '.repeat(200)}</p><p>More</p>`), 'a.xhtml');
    expect(paragraphs).toHaveLength(1);
    expect(paragraphs[0]!.length).toBeLessThanOrEqual(421);
    expect(paragraphs[0]).toMatch(/word…$/);
  });

  it('of broken markup contains what can be parsed', () => {
    expect(summarizePage('<p>Half <b>a', 'a.xhtml').paragraphs).toEqual(['Half a']);
    expect(summarizePage('', 'a.xhtml')).toEqual({ paragraphs: [], picture: null });
    expect(summarizePage(`${'<div>'.repeat(20_000)}deep`, 'a.xhtml').paragraphs).toEqual(['deep']);
  });
});

it.each([
  ['EPUB/cover.xhtml', false],
  ['EPUB/title.xhtml', false],
  ['OEBPS/titlepage.xhtml', false],
  ['text/toc.xhtml', false],
  ['xhtml/00_copyright.xhtml', false],
  ['EPUB/page-01.xhtml', true],
  ['EPUB/discovering.xhtml', true],
  ['EPUB/subtitles-of-life.xhtml', true],
])('a sample may begin in %s: %s', (path, may) => {
  expect(canOpenSample(path)).toBe(may);
});

it('is used only when it has text or a picture', () => {
  expect(hasSampleContent({ paragraphs: ['For Ada'], picture: null })).toBe(false);
  expect(hasSampleContent({ paragraphs: [], picture: { path: 'a.png', alt: '' } })).toBe(true);
  expect(hasSampleContent({ paragraphs: ['The wall went BUMP at six in the morning.'], picture: null })).toBe(
    true,
  );
});

it.each([
  [12, true, 3],
  [2, true, 2],
  [12, false, 2],
  [4, false, 1],
  [1, false, 1],
])('of %i pages, with read access %s, has %i pages', (pages, mayRead, shown) => {
  expect(pagesShown(pages, mayRead)).toBe(shown);
});
