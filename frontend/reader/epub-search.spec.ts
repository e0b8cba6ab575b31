import { describe, expect, it } from '@jest/globals';
import { searchFile } from './epub-search.ts';
import { withoutDivisions } from './pdf-search.ts';
import { comparedWords, matchesOf } from './search-text.ts';

const inFile = (body: string, words: string, href = 'c1.xhtml') =>
  searchFile(
    {
      href,
      cfi: 'epubcfi(/6/2)',
      text: href.endsWith('.svg')
        ? body
        : `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>fox</title></head>${body}</html>`,
      pageAt: (fraction) => Math.floor(fraction * 10) + 1,
      chapterAt: (range) => range.startContainer.parentElement?.closest('section')?.id ?? null,
    },
    (text) => matchesOf(text, comparedWords(words), true),
    () => Promise.resolve(),
  );

describe('the search of a file', () => {
  it('finds a word over several elements, with its exact position, page and chapter', async () => {
    const [result, ...others] = await inFile(
      '<body><p>One two three.</p><section id="s"><p>The r<i>e</i>d <b>fox</b> ran.</p></section></body>',
      'red fox',
    );
    expect(others).toEqual([]);
    expect(result).toMatchObject({
      quote: 'red fox',
      prefix: 'The ',
      suffix: ' ran.',
      chapter: 's',
      page: 7,
      locator: { href: 'c1.xhtml', position: 7 },
    });
    expect(result?.locator.cfi).toBe('epubcfi(/6/2!/4/4[s]/2,/1:4,/4/1:3)');
  });

  it('ignores hidden text and words that span two paragraphs', async () => {
    const body =
      '<body><p hidden="hidden">fox</p><script>fox</script><p>red</p><p>dog <ruby>fox<rt>foks</rt></ruby></p></body>';
    expect(await inFile(body, 'fox')).toHaveLength(1);
    expect(await inFile(body, 'red dog')).toEqual([]);
    expect(await inFile(body, 'foks')).toEqual([]);
  });

  it('finds words in drawings, and in pages that are not XML', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>fox</title><text>The fox</text></svg>';
    const [drawn, ...others] = await inFile(svg, 'fox', 'c2.svg');
    expect(others).toEqual([]);
    expect(drawn).toMatchObject({ quote: 'fox', prefix: 'The ', locator: { href: 'c2.svg' } });
    expect(drawn?.locator.cfi).toBeUndefined();
    expect(await inFile('<body><p>A fox<br>ran</body>', 'fox')).toHaveLength(1);
  });
});

describe('a word hyphenated at the end of a line of a PDF', () => {
  it('is found whole; hyphens in compounds and before names stay', () => {
    const text = 'an ele-\nphant, well-known,\nSaint-\nExupéry';
    const find = (words: string) =>
      matchesOf(withoutDivisions(text), comparedWords(words), true).map(({ from, to }) =>
        text.slice(from, to),
      );
    expect(find('elephant')).toEqual(['ele-\nphant']);
    expect(find('well-known')).toEqual(['well-known']);
    expect(find('Saint- Exupéry')).toEqual(['Saint-\nExupéry']);
  });
});
