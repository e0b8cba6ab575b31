import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JSDOM, VirtualConsole } from 'jsdom';
import { Findings } from '../findings.ts';
import { cleanMarkup, type MarkupDialect } from './clean-markup.ts';
import { readXml } from './read-markup.ts';

const PATH = 'EPUB/text/page.xhtml';

const clean = (source: string, dialect: MarkupDialect = 'page'): { text: string; codes: string[] } => {
  const findings = new Findings();
  const { text } = cleanMarkup(source, PATH, dialect, findings);
  return { text, codes: findings.toJSON().map(({ code }) => code) };
};
const page = (body: string): string =>
  `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:xlink="http://www.w3.org/1999/xlink"><head><title>t</title></head><body>${body}</body></html>`;

/** What is dangerous in a page, whether a browser reads it as XHTML or as HTML. */
function dangersIn(text: string): string[] {
  const dangers: string[] = [];
  for (const contentType of ['application/xhtml+xml', 'text/html'] as const) {
    const { document } = new JSDOM(text, { contentType, virtualConsole: new VirtualConsole() }).window;
    for (const element of document.querySelectorAll('*')) {
      const name = element.localName.toLowerCase();
      if (/^(script|iframe|object|embed|form|input|base|frame|applet|handler)$/.test(name))
        dangers.push(name);
      for (const { name: attribute, value } of element.attributes) {
        const plain = value.replace(/[\u0000-\u0020]/g, '').toLowerCase();
        if (/^on/i.test(attribute)) dangers.push(attribute);
        if (/^(\w*script|data:text|vbscript):/.test(plain) && !/^(alt|title)$/.test(attribute))
          dangers.push(plain);
        if (/^(https?:)?\/\//.test(plain) && !/^xmlns/.test(attribute) && name !== 'a')
          dangers.push(`${name} ${plain}`);
        if (attribute === 'http-equiv') dangers.push(attribute);
      }
    }
  }
  return dangers;
}

const ATTACKS = [
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
  '<img src="x" onerror="alert(1)"/>',
  '<img src=x onerror=alert(1)>',
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '<svg xmlns="http://www.w3.org/2000/svg"><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:y="http://www.w3.org/1999/xlink"><a y:href="javascript:alert(1)"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><set attributeName="onmouseover" to="alert(1)"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><a><animate attributeName="xlink:href" values="javascript:alert(1)"/></a></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><use href="https://e.example/#x"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="x"/></foreignObject></svg>',
  '<a href="&#x6A;avascript&#58;alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="java&#9;script:alert(1)">x</a>',
  '<a href="data:text/html,&lt;script>alert(1)&lt;/script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<object data="x.swf"><param name="x" value="y"/>text</object>',
  '<embed src="x.swf"/>',
  '<form action="https://e.example"><input/><button formaction="javascript:alert(1)">b</button></form>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)"/>',
  '<base href="https://e.example/"/>',
  '<link rel="stylesheet" href="https://e.example/a.css"/>',
  '<link rel="import" href="a.html"/>',
  '<img src="https://e.example/a.png" srcset="a.png 1x, https://e.example/b.png 2x"/>',
  '<video poster="//e.example/a.png" src="https://e.example/a.mp4"></video>',
  '<table background="https://e.example/a.png"><tr><td/></tr></table>',
  '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi href="javascript:alert(1)">x</mi></math>',
  '<math xmlns="http://www.w3.org/1998/Math/MathML"><annotation-xml encoding="text/html"><script>1</script></annotation-xml></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<style><style></style>@import "https://e.example/a.css";</style>',
  '<style></style><img src=x onerror=alert(1)>',
  '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<!--><script>alert(1)</script>-->',
  '<?xml-stylesheet type="text/xsl" href="x.xsl"?>',
  '<template shadowrootmode="open"><img src="x" onerror="alert(1)"/></template>',
  '<title><img src="x" onerror="alert(1)"/></title>',
  '<p style="background:url(https://e.example/a.png)">x</p>',
  '<x:y xmlns:x="urn:x" x:onclick="alert(1)">x</x:y>',
  '<button popovertarget="a" onbeforetoggle="alert(1)">x</button>',
  '<plaintext><script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</script>',
  '<img src="a.png"/onerror="alert(1)"/>',
  '<a b= <meta http-equiv="refresh" content="0;url=javascript:alert(1)"/>',
];

describe('cleanMarkup', () => {
  it.each(ATTACKS)('removes %s', (attack) => {
    const { text } = clean(page(`<p>Before.</p>${attack}<p>After.</p>`));
    readXml(text, { open: () => undefined, text: () => undefined, close: () => undefined });
    expect(dangersIn(text)).toEqual([]);
    expect(text).toContain('Before.');
    expect(text).not.toContain('e.example');
  });

  it('would find those dangers if they were left in', () => {
    expect(dangersIn(page('<script>1</script><img src="//e.example/" onerror="x"/>'))).toEqual(
      expect.arrayContaining(['script', 'onerror', 'img //e.example/']),
    );
  });

  it('writes well-formed, harmless XML for any input', () => {
    const scrap = fc.constantFrom(
      ...ATTACKS,
      '<p>',
      '</p>',
      '<html>',
      '</body>',
      '"',
      "'",
      '>',
      '<',
      '&',
      ']]>',
      '<a b=',
      '<svg>',
      '</svg>',
      '<title>',
      '<style>',
      '</style>',
      '\u0000',
      'text',
    );
    fc.assert(
      fc.property(
        fc.array(scrap, { maxLength: 8 }),
        fc.constantFrom('page', 'svg', 'data'),
        (scraps, dialect) => {
          const { text } = clean(scraps.join(' '), dialect);
          readXml(text, { open: () => undefined, text: () => undefined, close: () => undefined });
          if (dialect !== 'data') expect(dangersIn(text)).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('keeps elements and attributes that books need', () => {
    const body =
      '<section epub:type="chapter" xmlns:epub="http://www.idpf.org/2007/ops"><h1 id="a">A &amp; B</h1><p style="color: red" lang="ar" dir="rtl">x<br/>y</p>' +
      '<img src="../images/a.png" alt="javascript: a language"/><a href="b.xhtml#c">b</a><audio src="a.mp3" controls="controls"></audio>' +
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><linearGradient id="g"></linearGradient><path fill="url(#g)" d="M0 0"></path></svg></section>';
    const { text, codes } = clean(page(body));
    expect(codes).toEqual([]);
    expect(text).toContain(body.replace('fill="url(#g)"', 'fill="url(&quot;#g&quot;)"'));
  });

  it('decodes the named character references of HTML and no others', () => {
    expect(clean(page('<p>a&nbsp;b&eacute;</p>'))).toMatchObject({ codes: [] });
    const bomb = '<!DOCTYPE html [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>';
    const { text, codes } = clean(bomb + page('<p>x &b; y</p>'));
    expect(codes).toEqual(['ENTITY_DECLARATION_REMOVED', 'PAGE_REPAIRED']);
    expect(text).not.toContain('haha');
    expect(text).toContain('x &amp;b; y');
  });

  it('marks links to the internet and leaves their address', () => {
    const { text, codes } = clean(page('<a href="https://example.org/" target="_top">x</a>'));
    expect(text).toContain(
      '<a href="https://example.org/" target="_blank" rel="external noopener noreferrer nofollow">',
    );
    expect(codes).toEqual(['EXTERNAL_LINK_MARKED']);
  });

  it('turns a picture in <object> into a picture', () => {
    expect(clean(page('<object type="image/svg+xml" data="a.svg">no picture</object>')).text).toContain(
      '<img src="a.svg" alt=""/>',
    );
  });

  it.each([
    ['<p>Once <b>up</b>on a time</p>', 4],
    ['<h1>A</h1><p>B</p>', 2],
    ['<p><span>O</span>nce</p>', 1],
    ['<p>私は学生です</p>', 4],
    ['<ruby>漢<rt>かん</rt></ruby>', 1],
    ['<style>p { color: red }</style><math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math>', 0],
  ])('counts the words of %s', (body, words) => {
    expect(cleanMarkup(page(body), PATH, 'page', new Findings()).facts.words).toBe(words);
  });

  it('reads the size of a fixed page and its first picture', () => {
    const source = page('<img src="../img/a%20b.png" alt=""/>').replace(
      '<title>',
      '<meta name="viewport" content="width=1024, height=768"/><title>',
    );
    expect(cleanMarkup(source, PATH, 'page', new Findings()).facts).toMatchObject({
      viewport: { width: 1024, height: 768 },
      firstPicture: 'EPUB/img/a b.png',
      pictures: 1,
    });
  });

  it('cleans drawings and data files', () => {
    const { text } = clean(
      '<svg xmlns="http://www.w3.org/2000/svg"><g onclick="x"/></svg><script>1</script>',
      'svg',
    );
    expect(text).toMatch(
      /^<\?xml[^>]+>\n<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]*><g><\/g><\/svg>$/,
    );
    expect(clean('<script>1</script>', 'svg').text).toMatch(/<svg [^>]+><\/svg>$/);
    const smil =
      '<smil xmlns="http://www.w3.org/ns/SMIL"><body><par><audio src="https://e.example/a.mp3"/></par></body></smil>';
    expect(clean(smil, 'data')).toMatchObject({ codes: ['REMOTE_RESOURCE_REMOVED'] });
  });
});

describe('a picture', () => {
  it.each([
    ['/media/a.png', '../../media/a.png'],
    ['../../../a.png', '../../a.png'],
    ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
  ])('keeps the address %j as %j', (address, written) => {
    const { text, codes } = clean(page(`<img src="${address}" alt=""/>`));
    expect(text).toContain(`src="${written}"`);
    expect(codes).toEqual([]);
  });

  it('in a drawing may not be a drawing of its own, and no link leads to one', () => {
    const svg = 'data:image/svg+xml,%3Csvg/%3E';
    const { text } = clean(
      page(`<svg xmlns="http://www.w3.org/2000/svg"><image href="${svg}"/></svg><a href="${svg}">x</a>`),
    );
    expect(text).not.toContain('data:');
  });
});
