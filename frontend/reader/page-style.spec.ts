import { describe, expect, it } from '@jest/globals';
import {
  columnsFor,
  kindOfPage,
  makeTextScalable,
  markPlate,
  pageStyle,
  scalableSize,
  textSize,
} from './page-style.ts';

const look = {
  size: 4,
  font: 'clear',
  lines: 'normal',
  spacing: 'wide',
  words: 'close',
  colour: 'night',
  flow: 'pages',
  guide: 'none',
  zoom: 1,
} as const;

const fonts = { clear: '/clear.woff2', book: '/book.woff2', dyslexia: '/d.woff2', dyslexiaBold: '/db.woff2' };

describe('scalableSize', () => {
  it.each([
    ['16px', '1rem'],
    ['12pt', '1rem'],
    ['1in', '6rem'],
    ['x-large', '1.5rem'],
    ['1.2em', null],
    ['90%', null],
    ['calc(1rem + 2px)', null],
    ['larger', null],
    ['', null],
  ])('%s becomes %s', (size, expected) => expect(scalableSize(size)).toBe(expected));
});

describe('makeTextScalable', () => {
  it('converts sheets, nested rules and style attributes', () => {
    const page = document.implementation.createHTMLDocument();
    page.head.innerHTML =
      '<style>p{font-size:12px}@media screen{h1{font-size:24pt}}em{font-size:1.1em}</style>';
    page.body.innerHTML = '<p style="font-size:32px">Big</p>';
    document.body.replaceChildren(document.importNode(page.body, true));
    document.head.innerHTML = page.head.innerHTML;
    makeTextScalable(document);
    const rules = [...document.styleSheets[0]!.cssRules]
      .map((rule) => rule.cssText.replace(/\s+/g, ' '))
      .join();
    expect(rules).toContain('0.75rem');
    expect(rules).toContain('2rem');
    expect(rules).toContain('1.1em');
    expect(document.querySelector('p')?.style.fontSize).toBe('2rem');
  });
});

describe('the page', () => {
  it('grows with each of the seven steps, on narrow pages, too', () => {
    for (const width of [360, 1240]) {
      const sizes = [1, 2, 3, 4, 5, 6, 7].map((step) => textSize(step, width));
      expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b));
      expect(sizes[0]).toBe(16);
    }
  });

  it.each([
    ['text', 24, 1240, 640, 2],
    ['text', 24, 872, 640, 1],
    ['illustrated', 24, 872, 640, 2],
    ['picture', 24, 1240, 640, 1],
    ['text', 32, 1240, 640, 1],
    ['text', 20, 366, 700, 1],
    ['text', 24, 1240, 1400, 1],
  ] as const)('%s of %d px on %d × %d has %d columns', (kind, size, width, height, count) => {
    expect(columnsFor(kind, size, width, height).count).toBe(count);
  });

  it('distinguishes a cover, a page of a picture book and a text', () => {
    const page = (html: string) => {
      const made = document.implementation.createHTMLDocument();
      made.body.innerHTML = html;
      return made;
    };
    expect(kindOfPage(page('<div><img src="cover.jpg"></div>'))).toBe('picture');
    expect(kindOfPage(page('<svg><svg></svg></svg><p>A fox.</p>'))).toBe('illustrated');
    expect(kindOfPage(page(`<img src="a.jpg"><p>${'Words. '.repeat(400)}</p>`))).toBe('text');
    expect(kindOfPage(page('<p>A fox.</p>'))).toBe('text');
  });

  it('puts the text beside the picture at the start of a page, where there are two columns', () => {
    const plateOf = (html: string) => {
      const made = document.implementation.createHTMLDocument();
      made.body.innerHTML = html;
      markPlate(made);
      return made.querySelector('.bookgrove-plate')?.localName;
    };
    expect(plateOf('<section><figure><img src="a.jpg"></figure><p>A fox.</p></section>')).toBe('figure');
    expect(
      plateOf('<figure><div><img src="a.jpg"></div><figcaption>Fig.</figcaption></figure><p>A fox.</p>'),
    ).toBe('figure');
    expect(plateOf('<h2>One</h2><figure><img src="a.jpg"></figure><p>A fox.</p>')).toBeUndefined();
    expect(plateOf('<img src="a.jpg"><p>A fox.</p><img src="b.jpg">')).toBeUndefined();
    expect(plateOf('<img src="a.jpg">')).toBeUndefined();
    expect(pageStyle(look, 1240, fonts, 2)[0]).toContain('.bookgrove-plate { break-after: column; }');
    expect(pageStyle(look, 400, fonts, 1)[0]).not.toContain('bookgrove-plate');
  });

  it('keeps the fonts of the book where they are chosen, and sets one for text without', () => {
    const [before, after] = pageStyle({ ...look, font: 'own' }, 1240, fonts);
    expect(after).not.toMatch(/font-family: [^;]*!important/);
    expect(before).toContain("html { color: #e9eef0; font-family: 'Atkinson");
    for (const font of ['clear', 'book', 'dyslexia'] as const)
      expect(pageStyle({ ...look, font }, 1240, fonts)[1]).toMatch(/font-family: [^;]*!important/);
  });

  it('never adds letter spacing to joined scripts, and leaves formulas and drawings unchanged', () => {
    const [, after] = pageStyle(look, 1240, fonts);
    expect(after).toMatch(/:not\(:lang\(ar\)[^{]*math \*[^{]*svg \*\) \{\s*letter-spacing: 0\.08em/);
    expect(after).toContain('--theme-bg-color: #14202b');
    expect(pageStyle({ ...look, colour: 'paper' }, 1240, fonts)[1]).not.toContain('--theme-bg-color');
  });
});
