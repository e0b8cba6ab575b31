import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchResult } from '../src/shared/reader/protocol.ts';
import {
  bookFrame,
  collectMessages,
  describeBook,
  describePdf,
  drawnBook,
  lastPosition,
  LOOK,
  messagesOf,
  openBook,
  sendToShell,
  served,
  serveShell,
  shellFrame,
  tinyBook,
  tinyPdf,
  turn,
  settledPosition,
} from './support/shell.ts';

serveShell();

let searches = 0;

/** Searches the open book and returns all results. */
async function search(page: Page, words: string, isWhole = true): Promise<SearchResult[]> {
  const id = (searches += 1);
  await sendToShell(page, { type: 'search', id, words, isWhole });
  const answers = async () => (await messagesOf(page, 'found')).filter((message) => message.id === id);
  await expect.poll(async () => (await answers()).at(-1)?.state).toBe('complete');
  return (await answers()).flatMap(({ results }) => results);
}

/** Shows a result as the app page does. */
async function show(page: Page, { quote, prefix, suffix, locator }: SearchResult) {
  const words = { quote, prefix, suffix };
  await sendToShell(page, { type: 'go_to', locator, words });
  await sendToShell(page, {
    type: 'marks',
    marks: [{ id: 'found', locator, words, colour: 'found', note: true }],
  });
}

/**
 * The words that stand below the drawn highlight; null when none is drawn, or not all of it inside the window. Flowing text has
 * its highlights in a drawing, other pages in boxes.
 */
const highlighted = (page: Page) =>
  (bookFrame(page) ?? shellFrame(page)!)
    .evaluate(() => {
      const frame = location.protocol === 'blob:' ? window.frameElement : null;
      const outer = frame?.getBoundingClientRect() ?? { left: 0, top: 0, width: innerWidth };
      const scale = frame ? outer.width / (frame as HTMLElement).offsetWidth : 1;
      const host = frame?.ownerDocument.defaultView ?? window;
      const marks = (frame?.parentElement ?? document).querySelectorAll('[data-mark], svg g rect');
      const boxes = [...marks].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
      const isSeen = boxes.every(
        ({ left, top, right, bottom }) =>
          left >= -1 && top >= -1 && right <= host.innerWidth + 1 && bottom <= host.innerHeight + 1,
      );
      if (!isSeen || boxes.length === 0) return null;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let words = '';
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let at = 0; at < node.textContent!.length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          const x = outer.left + ((left + right) / 2) * scale;
          const y = outer.top + ((top + bottom) / 2) * scale;
          const isInside =
            right > left &&
            boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
          if (isInside) words += node.textContent![at];
        }
      return words.trim();
    })
    .catch(() => null);

const chapter = (n: number, text = 'The wren sang on the gate until the whole lane had woken up. ') =>
  `<body><h1>Chapter ${n}</h1>${`<p>${text.repeat(6)}</p>`.repeat(8)}<p>The l<i>a</i>st wr\u00e9n of chapter ${n}.</p></body>`;

test('words of flowing text are found in every chapter, and each is shown on its page', async ({ page }) => {
  await openBook(page, describeBook('search', tinyBook([1, 2, 3].map((n) => chapter(n)))));
  const results = await search(page, 'WREN');
  expect(results).toHaveLength(3 * (6 * 8 + 1));
  const last = await search(page, 'last wren');
  expect(last.map(({ quote, locator }) => [quote, locator.href])).toEqual([
    ['last wr\u00e9n', 'c0.xhtml'],
    ['last wr\u00e9n', 'c1.xhtml'],
    ['last wr\u00e9n', 'c2.xhtml'],
  ]);
  for (const result of [last[2]!, last[0]!]) {
    await show(page, result);
    await expect.poll(async () => (await lastPosition(page)).position.locator.href).toBe(result.locator.href);
    await expect.poll(() => highlighted(page)).toBe('last wr\u00e9n');
  }
  // Equal sentences are told apart: the third occurrence is not the first.
  await show(page, results[2]!);
  await expect.poll(() => highlighted(page)).toBe('wren');
  expect(await search(page, 'sang on', false)).toHaveLength(3 * 48);
  expect(await search(page, 'wre')).toEqual([]);
});

test('words of fixed pages and of Arabic and Hindi text are found', async ({ page }) => {
  const fixed = ['The red fox ran.', 'Then the r\u00e9d fox slept.'].map(
    (text) =>
      `<body style="margin:0;width:600px;height:800px"><p style="font-size:40px;margin:60px">${text}</p></body>`,
  );
  await page.setViewportSize({ width: 500, height: 700 });
  await openBook(page, describeBook('fixed', drawnBook(tinyBook(fixed))));
  const results = await search(page, 'red fox');
  expect(results.map(({ page: at }) => at)).toEqual([1, 2]);
  await show(page, results[1]!);
  await expect.poll(() => highlighted(page)).toBe('r\u00e9d fox');

  const joined = [
    '<body dir="rtl" lang="ar"><p>قَرَأَ الوَلَدُ الكِتَابَ في المَدرَسَةِ.</p></body>',
    '<body lang="hi"><p>बच्चे ने काग़ज़ की किताब पढ़ी।</p></body>',
  ];
  await openBook(page, describeBook('joined', tinyBook(joined)));
  expect((await search(page, 'كتاب')).map(({ quote }) => quote)).toEqual(['كِتَابَ']);
  const [paper] = await search(page, 'कागज');
  expect(paper?.quote).toBe('काग़ज़');
  await show(page, paper!);
  await expect.poll(async () => (await lastPosition(page)).position.locator.href).toBe('c1.xhtml');
});

test('the keys of the search reach the app from inside the book', async ({ page }) => {
  await openBook(page, describeBook('keys', tinyBook(['<body><p>The fox.</p></body>'])));
  await page.locator('iframe').focus();
  await page.keyboard.press('Control+f');
  await collectMessages(page, 'search_asked');
});

test('pages turn while a book is searched, and the search ends when it is closed', async ({ page }) => {
  const long = Array.from({ length: 40 }, (_, n) => chapter(n + 1));
  await openBook(page, describeBook('long', tinyBook(long)));
  // The search waits in the middle of the book.
  let release = () => {};
  const isHeld = new Promise<void>((held) => {
    void page.route(
      '**/c20.xhtml',
      async (route) => {
        await new Promise<void>((go) => {
          release = go;
          held();
        });
        await route.continue();
      },
      { times: 1 },
    );
  });
  await sendToShell(page, { type: 'search', id: 900, words: 'last wren', isWhole: true });
  await isHeld;
  await turn(page, 'next');
  await sendToShell(page, { type: 'end_search' });
  release();
  expect(await search(page, 'last wren')).toHaveLength(40);
  const ended = (await messagesOf(page, 'found')).filter(({ id }) => id === 900);
  expect(ended.every(({ state }) => state === 'searching')).toBe(true);
});

test('pages that cannot be loaded are reported, and the others are searched', async ({ page }) => {
  const tree = tinyBook([1, 2, 3].map((n) => chapter(n)));
  const book = describeBook('holes', tree);
  await openBook(page, book);
  tree.delete('c2.xhtml');
  await sendToShell(page, { type: 'search', id: 950, words: 'last wren', isWhole: true });
  await expect
    .poll(async () => (await messagesOf(page, 'found')).findLast(({ id }) => id === 950)?.state)
    .toBe('incomplete');
  const results = (await messagesOf(page, 'found'))
    .filter(({ id }) => id === 950)
    .flatMap(({ results }) => results);
  expect(results.map(({ locator }) => locator.href)).toEqual(['c0.xhtml', 'c1.xhtml']);
});

/** Drags the mouse over words of a PDF's page, along its lines. */
async function drag(page: Page, words: string): Promise<void> {
  const [from, to] = await shellFrame(page)!.evaluate((words) => {
    const walker = document.createTreeWalker(document.querySelector('.pdf-text')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent!.indexOf(words);
      if (at < 0) continue;
      node.parentElement!.scrollIntoView({ block: 'center', inline: 'center' });
      const edge = (offset: number) => {
        const range = document.createRange();
        range.setStart(node, offset);
        range.setEnd(node, offset + 1);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
      };
      const [first, last] = [edge(at), edge(at + words.length - 1)];
      // From the beginning of the first letter to the end of the last.
      const isAcross = Math.abs(last.x - first.x) > Math.abs(last.y - first.y);
      const [x, y] = isAcross ? [Math.sign(last.x - first.x), 0] : [0, Math.sign(last.y - first.y)];
      const reach = 0.4;
      return [
        { x: first.x - x * first.width * reach, y: first.y - y * first.height * reach },
        { x: last.x + x * last.width * reach, y: last.y + y * last.height * reach },
      ];
    }
    throw new Error(`Not on this page: ${words}`);
  }, words);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

const selectedWords = async (page: Page) =>
  (await messagesOf(page, 'selected')).at(-1)?.selected?.quote ?? null;

/**
 * Distance between the outline of words in the text layer and the ink that is drawn for them, in heights of a line:
 * the largest of the four sides.
 */
const inkOffset = (page: Page, words: string) =>
  shellFrame(page)!.evaluate((words) => {
    const leaf = document.querySelector('.pdf-page');
    const canvas = leaf?.querySelector('canvas');
    const line = [...(leaf?.querySelectorAll('.pdf-text span') ?? [])].find(
      (one) => one.childElementCount === 0 && one.textContent.includes(words),
    );
    if (!leaf || !canvas || !line) return Infinity;
    const [box, outer] = [line.getBoundingClientRect(), leaf.getBoundingClientRect()];
    const scale = canvas.width / outer.width;
    const height = Math.min(box.width, box.height) * scale;
    const [x, y] = [(box.left - outer.left) * scale - height, (box.top - outer.top) * scale - height];
    const [width, depth] = [box.width * scale + 2 * height, box.height * scale + 2 * height];
    const pixels = canvas.getContext('2d')!.getImageData(x, y, width, depth);
    const ink = { left: Infinity, right: 0, top: Infinity, bottom: 0 };
    for (let at = 0; at < pixels.data.length; at += 4) {
      if (pixels.data[at]! > 128 || pixels.data[at + 3]! < 128) continue;
      const column = (at / 4) % pixels.width;
      const row = Math.floor(at / 4 / pixels.width);
      ink.left = Math.min(ink.left, column);
      ink.right = Math.max(ink.right, column);
      ink.top = Math.min(ink.top, row);
      ink.bottom = Math.max(ink.bottom, row);
    }
    const sides = [
      ink.left - height,
      ink.right - (width - height),
      ink.top - height,
      ink.bottom - (depth - height),
    ];
    return Math.max(...sides.map(Math.abs)) / height;
  }, words);

for (const rotate of [0, 90, 180, 270])
  test(`words of a PDF that is turned by ${rotate} degrees are found, shown and selected at every size`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const lines = [1, 2, 3].map((n) => [
      `The first words of page ${n}`,
      'In between are others',
      ...Array.from({ length: 9 }, () => 'and more of them'),
      `The elephant of page ${n}`,
    ]);
    await page.setViewportSize({ width: 700, height: 700 });
    await openBook(page, describePdf(`turned-${rotate}`, tinyPdf(lines, rotate)));
    const results = await search(page, 'ELEPHANT');
    expect(results.map(({ page: at, quote }) => [at, quote])).toEqual([
      [1, 'elephant'],
      [2, 'elephant'],
      [3, 'elephant'],
    ]);
    expect(await search(page, 'phant')).toEqual([]);

    for (const flow of ['pages', 'scroll'] as const)
      for (const zoom of [1, 2, 3, 4, 5]) {
        const at = `${flow}, size ${zoom}`;
        await sendToShell(page, { type: 'look', look: { ...LOOK, zoom, flow } });
        // Pages that change their size move the place that is shown.
        await settledPosition(page);
        await show(page, results[1]!);
        await expect.poll(async () => await highlighted(page), at).toBe('elephant');
        await sendToShell(page, { type: 'go_to_page', page: 1 });
        await expect.poll(() => inkOffset(page, 'elephant of page 1'), at).toBeLessThan(0.45);
        // Pages that are drawn late move the words while the mouse is on its way.
        await expect(async () => {
          await drag(page, 'elephant');
          await expect.poll(() => selectedWords(page), { message: at, timeout: 3_000 }).toBe('elephant');
        }).toPass();
        await sendToShell(page, { type: 'clear_selection' });
        await expect.poll(() => selectedWords(page)).toBeNull();
      }
  });

test('the fonts of a book are shown where they are chosen, and come from the book origin', async ({
  page,
}) => {
  const font = readFileSync(
    join(
      import.meta.dirname,
      '../../node_modules/@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2',
    ),
  );
  const tree = tinyBook(
    [
      '<head><link rel="stylesheet" href="style.css"/></head><body><p class="own">Once upon a time</p><p>Plain</p></body>',
    ],
    [
      [
        'style.css',
        'text/css',
        '@font-face { font-family: Own; src: url(own.woff2) } .own { font-family: Own }',
      ],
      ['own.woff2', 'font/woff2', ''],
    ],
  );
  tree.set('own.woff2', font);
  // The style sheet belongs into the head that `tinyBook` writes.
  const c0 = tree.get('c0.xhtml')!.toString();
  tree.set(
    'c0.xhtml',
    Buffer.from(
      c0
        .replace('<head><link rel="stylesheet" href="style.css"/></head>', '')
        .replace('<head>', '<head><link rel="stylesheet" href="style.css"/>'),
    ),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font' || /\.woff2$/.test(request.url())) asked.push(request.url());
  });
  const book = describeBook('fonts', tree);
  await page.goto(served.books.app);
  await collectMessages(page, 'ready');
  await sendToShell(page, {
    type: 'open',
    book,
    locator: null,
    look: { ...LOOK, font: 'own' },
    calm: true,
  });
  await collectMessages(page, 'moved');
  const shown = () =>
    bookFrame(page)!.evaluate(async () => {
      await document.fonts.ready;
      const family = (selector: string) => getComputedStyle(document.querySelector(selector)!).fontFamily;
      const loaded = [...document.fonts].filter((one) => one.family === 'Own').map(({ status }) => status);
      return { own: family('.own'), plain: family('p:not(.own)'), loaded };
    });
  await expect.poll(shown).toMatchObject({ own: 'Own', loaded: ['loaded'] });
  expect((await shown()).plain).toContain('Atkinson');
  await sendToShell(page, { type: 'look', look: { ...LOOK, font: 'dyslexia' } });
  await expect.poll(async () => (await shown()).own).toContain('OpenDyslexic');
  for (const url of asked) expect(url.startsWith('blob:') || url.startsWith(served.books.books)).toBe(true);
});
