import { expect, test } from '@playwright/test';
import {
  LOOK,
  collectMessages,
  describeBook,
  installFakeVoice,
  openBook,
  sendToShell,
  serveShell,
  shellFrame,
  tinyBook,
  turn,
} from './support/shell.ts';
import type { BookTree } from './support/reader-server.ts';

serveShell();

const LONG = `<body>${'<p>The kite went up and the wind held it.</p>'.repeat(120)}</body>`;
const SHORT = '<body><p>A drawn page.</p></body>';

/** Gives the itemrefs of a book their properties, in order, and adds metadata. */
function withProperties(tree: BookTree, properties: string[], metadata = ''): BookTree {
  let at = 0;
  const opf = tree
    .get('book.opf')!
    .toString()
    .replace('<dc:language>', `${metadata}<dc:language>`)
    .replace(/<itemref /g, () => `<itemref properties="${properties[at++] ?? ''}" `);
  tree.set('book.opf', Buffer.from(opf));
  for (const [path, file] of tree)
    if (path.endsWith('.xhtml'))
      tree.set(
        path,
        Buffer.from(
          file
            .toString()
            .replace('<head>', '<head><meta name="viewport" content="width=600, height=800, width=10"/>'),
        ),
      );
  return tree;
}

/** What is on the screen: the names of the renderers that are visible. */
const renderers = (page: Parameters<typeof shellFrame>[0]) =>
  shellFrame(page)!.evaluate(() =>
    [...document.querySelectorAll('flowing-pages, foliate-fxl')]
      .filter((one) => getComputedStyle(one).visibility === 'visible')
      .map((one) => one.localName),
  );

test('pages of both layouts follow each other, forward and back', async ({ page }) => {
  const drawn = 'rendition:layout-pre-paginated';
  const tree = withProperties(tinyBook([SHORT, LONG, SHORT, SHORT]), [drawn, '', drawn, drawn]);
  const { position } = await openBook(page, describeBook('mixed', tree));
  const way = [position];
  const shown = [(await renderers(page)).join()];
  for (let i = 0; i < 60 && !way.at(-1)!.atEnd; i += 1) {
    way.push(await turn(page, 'next'));
    shown.push((await renderers(page)).join());
  }
  const hrefs = way.map(({ locator }) => locator.href);
  expect([...new Set(hrefs)]).toEqual(['c0.xhtml', 'c1.xhtml', 'c2.xhtml', 'c3.xhtml']);
  expect(hrefs.filter((href) => href === 'c1.xhtml').length).toBeGreaterThan(1);
  expect(shown).toEqual(hrefs.map((href) => (href === 'c1.xhtml' ? 'flowing-pages' : 'foliate-fxl')));
  expect(way.at(-1)).toMatchObject({ atEnd: true, percentage: 100 });
  for (const expected of way.slice(0, -1).reverse()) {
    const back = await turn(page, 'previous');
    expect(back.locator.href).toBe(expected.locator.href);
    expect(back.locator.progression).toBeCloseTo(expected.locator.progression, 3);
  }
  // The first of two widths counts.
  const sizes = await Promise.all(
    page
      .frames()
      .filter((one) => one.url().startsWith('blob:'))
      .map((one) => one.evaluate(() => [innerWidth, innerHeight])),
  );
  expect(sizes).toContainEqual([600, 800]);
});

test('a picture in the reading order is a page of its own size', async ({ page }) => {
  const tree = withProperties(tinyBook([SHORT], [['a.svg', 'image/svg+xml', '']]), [
    'rendition:layout-pre-paginated',
    'rendition:layout-pre-paginated',
  ]);
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const opf = tree
    .get('book.opf')!
    .toString()
    .replace('href="a.svg" media-type="image/svg+xml"', 'href="a.gif" media-type="image/gif"')
    .replace(
      '</spine>',
      '<itemref idref="x0" properties="rendition:layout-pre-paginated page-spread-right"/></spine>',
    );
  tree.set('book.opf', Buffer.from(opf)).set('a.gif', gif);
  await openBook(page, describeBook('pictures', tree));
  await turn(page, 'next');
  const size = await page
    .frames()
    .filter((one) => one.url().startsWith('blob:'))
    .at(-1)!
    .evaluate(() => [innerWidth, innerHeight]);
  expect(size).toEqual([1, 1]);
});

test('a book that is to be scrolled is, until the reader chooses pages', async ({ page }) => {
  const scrolled = '<meta property="rendition:flow">scrolled-doc</meta>';
  const book = describeBook('scrolled', withProperties(tinyBook([LONG]), [], scrolled));
  const { opened } = await openBook(page, book);
  expect(opened.flow).toBe('scroll');
  const flow = () =>
    shellFrame(page)!.evaluate(() => document.querySelector('flowing-pages')?.getAttribute('flow'));
  expect(await flow()).toBe('scrolled');
  // Scrolling was never chosen: “pages” is what the reader's settings said before.
  await sendToShell(page, { type: 'look', look: { ...LOOK, flow: 'pages' } });
  await expect.poll(flow).toBe('paginated');
});

test('an overlay without a recording is read by a voice of the device', async ({ page }) => {
  await installFakeVoice(page, true);
  const tree = tinyBook(
    [SHORT],
    [
      [
        'a.smil',
        'application/smil+xml',
        '<smil xmlns="http://www.w3.org/ns/SMIL" version="3.0"><body><par><text src="c0.xhtml"/></par></body></smil>',
      ],
    ],
  );
  const opf = tree.get('book.opf')!.toString().replace('<item id="c0"', '<item id="c0" media-overlay="x0"');
  tree.set('book.opf', Buffer.from(opf));
  const { opened } = await openBook(page, describeBook('silent', tree));
  expect(opened.audio).toBe(false);
  await collectMessages(page, 'can_speak');
});
