import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BookToOpen, ReadingPosition } from '../src/shared/reader/protocol.ts';
import { unpack } from './support/reader-server.ts';
import {
  DATA,
  LOOK,
  SHOTS,
  bookFrame,
  describeBook,
  faultsOf,
  epubs,
  collectMessages,
  messageCount,
  lastPosition,
  openBook,
  pdfs,
  serveShell,
  served,
  positionWith,
  settledPosition,
  shellFrame,
  tapWord,
  sendToShell,
  tinyBook,
  turn,
  type ShellMessages,
} from './support/shell.ts';
serveShell();

for (const name of epubs) {
  test(`${name}: four pages on and back, another text size, a jump, and the same position after reopening`, async ({
    page,
  }) => {
    const faults = faultsOf(page);
    const book = describeBook(name.replace(/\W/g, '-'), await unpack(join(DATA, 'epub', name)));
    const { opened, position: first } = await openBook(page, book);
    expect(first.atStart).toBe(true);
    expect(first.page).toBe(first.atEnd ? opened.pages : 1);
    expect(opened.pages).toBeGreaterThanOrEqual(book.layout === 'fixed' ? book.readingOrder.length : 1);
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-1.png`) });

    const way: ReadingPosition[] = [first];
    for (let i = 0; i < 4 && way.at(-1)?.atEnd === false; i += 1) way.push(await turn(page, 'next'));
    for (const [i, position] of way.entries()) {
      if (i > 0) expect(position.percentage).toBeGreaterThan(way[i - 1]?.percentage ?? 100);
    }
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-2.png`) });
    for (const expected of way.slice(0, -1).reverse()) {
      const back = await turn(page, 'previous');
      expect(back.locator.href).toBe(expected.locator.href);
      expect(back.locator.progression).toBeCloseTo(expected.locator.progression, 3);
    }

    await sendToShell(page, { type: 'look', look: { ...LOOK, size: 6, font: 'book', colour: 'night' } });
    await settledPosition(page);
    const wanted = Math.ceil(opened.pages / 2);
    await sendToShell(page, { type: 'go_to_page', page: wanted });
    await expect.poll(async () => (await settledPosition(page)).page).toBe(wanted);
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-3.png`) });
    await sendToShell(page, { type: 'look', look: LOOK });
    const saved = await settledPosition(page);

    const { position: again } = await openBook(page, book, saved.locator);
    expect(again.locator.href).toBe(saved.locator.href);
    expect(again.locator.progression).toBeCloseTo(saved.locator.progression, 2);

    await sendToShell(page, { type: 'turn', to: 'last' });
    let end = await settledPosition(page);
    for (let i = 0; i < 8 && !end.atEnd; i += 1) end = await turn(page, 'next');
    expect(end).toMatchObject({ atEnd: true, percentage: 100, page: opened.pages });
    await sendToShell(page, { type: 'turn', to: 'next' });
    await collectMessages(page, 'finished');
    expect(faults).toEqual([]);
  });
}

const RTL = 'epub3-samples_haruko-html-jpeg.epub';
test('a right-to-left book goes forward with the left arrow, the left edge and a swipe to the right', async ({
  browser,
}) => {
  test.skip(!epubs.includes(RTL), 'the shared sample books are not here');
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 700 } });
  const page = await context.newPage();
  const book = describeBook('rtl', await unpack(join(DATA, 'epub', RTL)));
  const { position } = await openBook(page, book);
  const arriveAt = (number: number) =>
    expect.poll(async () => (await settledPosition(page)).page).toBe(number);
  await page.mouse.click(30, 350);
  await arriveAt(position.page + 1);
  await page.keyboard.press('ArrowLeft');
  await arriveAt(position.page + 2);

  const session = await context.newCDPSession(page);
  const touch = (type: string, x: number) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: 350 }],
    });
  await touch('touchStart', 100);
  for (const x of [140, 190, 240]) await touch('touchMove', x);
  await touch('touchEnd', 240);
  await arriveAt(position.page + 3);
  expect(page.url()).toBe(`${served.books.app}/`);
  await context.close();
});

const LONG = Array.from(
  { length: 3 },
  (_, c) =>
    `<body><h1>Part ${c + 1}</h1>${`<p>${'The kite went up and the wind held it. '.repeat(12)}</p>`.repeat(30)}</body>`,
);

test('ten taps at once are ten pages', async ({ page }) => {
  await openBook(page, describeBook('long', tinyBook(LONG)));
  const one = await turn(page, 'next');
  await turn(page, 'first');
  await page.evaluate(() => {
    for (let i = 0; i < 10; i += 1)
      (window as unknown as ShellMessages).sendToShell({ type: 'turn', to: 'next' });
  });
  const step = one.locator.progression;
  expect(step).toBeGreaterThan(0);
  // Ten screens in: either still in the first part at ten steps, or beyond it.
  const screens = async () => {
    const { locator } = await settledPosition(page);
    return locator.href === 'c0.xhtml' ? locator.progression / step : 10;
  };
  await expect.poll(screens).toBeCloseTo(10, 1);
});

test('keys, Space and taps inside the book turn pages, and text sizes in pixels follow the reader', async ({
  page,
}) => {
  await openBook(
    page,
    describeBook('keys', tinyBook(LONG.map((body) => body.replaceAll('<p>', '<p style="font-size:12px">')))),
  );
  await page.mouse.click(1200, 400);
  await expect.poll(async () => (await settledPosition(page)).locator.progression).toBeGreaterThan(0);
  const second = await settledPosition(page);
  for (const [key, direction] of [
    ['PageDown', 1],
    ['Space', 1],
    ['ArrowRight', 1],
    ['ArrowLeft', -1],
    ['PageUp', -1],
    ['Shift+Space', -1],
  ] as const) {
    const before = await lastPosition(page);
    await page.keyboard.press(key);
    const way = async () => Math.sign((await settledPosition(page)).percentage - before.position.percentage);
    await expect.poll(way, key).toBe(direction);
  }
  await page.keyboard.press('End');
  await expect.poll(async () => (await settledPosition(page)).page).toBeGreaterThan(second.page);
  await page.keyboard.press('Home');
  await positionWith(page, { atStart: true });

  const size = () =>
    bookFrame(page)?.evaluate(() => getComputedStyle(document.querySelector('p') as Element).fontSize);
  expect(await size()).toBe('18px');
  await sendToShell(page, { type: 'look', look: { ...LOOK, size: 7 } });
  await expect.poll(size).toBe('24px');
});

test('a window that changes its size while a file is loading shows the file at its position', async ({
  page,
}) => {
  const faults = faultsOf(page);
  // A head so long that the frame is inspected many times before there is a body.
  const tree = tinyBook(Array.from({ length: 3 }, (_, c) => `<body><p>Part ${c + 1}.</p></body>`));
  for (const [path, file] of tree)
    if (path.endsWith('.xhtml'))
      tree.set(
        path,
        Buffer.from(file.toString().replace('<head>', `<head><!--${'The kite. '.repeat(600_000)}-->`)),
      );
  await openBook(page, describeBook('resized', tree));
  await shellFrame(page)!.evaluate(() => {
    const book = document.getElementById('book')!;
    let frames = 0;
    const change = () => {
      frames += 1;
      book.style.width = frames % 2 ? '90%' : '100%';
      requestAnimationFrame(change);
    };
    change();
  });
  for (const href of ['c1.xhtml', 'c2.xhtml']) {
    await sendToShell(page, { type: 'turn', to: 'next' });
    await expect
      .poll(async () => (await lastPosition(page)).position.locator)
      .toMatchObject({ href, progression: 0 });
  }
  expect(faults).toEqual([]);
});

test('the next page is preloaded; a page that fails is requested again, and the turn is not lost', async ({
  page,
}) => {
  await openBook(
    page,
    describeBook('short', tinyBook(['One', 'Two', 'Three'].map((word) => `<body><p>${word}.</p></body>`))),
  );
  served.books.broken = true;
  expect((await turn(page, 'next')).locator.href).toBe('c1.xhtml');
  await sendToShell(page, { type: 'turn', to: 'next' });
  expect(await collectMessages(page, 'failed')).toMatchObject({ code: 'page_failed' });
  served.books.broken = false;
  const skip = await messageCount(page);
  await sendToShell(page, { type: 'retry' });
  expect((await collectMessages(page, 'moved', skip)).position.locator.href).toBe('c2.xhtml');
});

test('fonts are requested while the book is loading, so that no text moves once it is shown', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openBook(page, describeBook('letters', tinyBook(['<body><p>One.</p></body>'])));
  const first = (ending: RegExp) => asked.findIndex((path) => ending.test(path));
  expect(first(/\.woff2$/)).toBeGreaterThan(-1);
  expect(first(/\.woff2$/)).toBeLessThan(first(/\.opf$/));
});

test('a book address off the book origin is refused', async ({ page }) => {
  const book = describeBook('off', tinyBook(['<body><p>One.</p></body>']));
  for (const baseUrl of [
    'https://example.com/b/x/',
    `${served.books.books}/reader/`,
    `${served.books.app}/b/off/`,
  ]) {
    await page.goto(served.books.app);
    await collectMessages(page, 'ready');
    await sendToShell(page, {
      type: 'open',
      book: { ...book, baseUrl },
      locator: null,
      look: LOOK,
      calm: true,
    });
    expect(await collectMessages(page, 'failed')).toMatchObject({ code: 'open_failed' });
  }
});

for (const name of pdfs.filter((file) => !/password|encrypt/i.test(file))) {
  test(`${name}: pages, text layer, position`, async ({ page }) => {
    const faults = faultsOf(page);
    served.books.trees.set('pdf', new Map([['book.pdf', readFileSync(join(DATA, 'pdf', name))]]));
    const book: BookToOpen = {
      format: 'pdf',
      layout: 'fixed',
      direction: 'ltr',
      language: 'en',
      baseUrl: `${served.books.books}/b/pdf/`,
      pages: 1,
      readingOrder: [],
    };
    const { opened, position } = await openBook(page, book);
    expect(position).toMatchObject({ atStart: true, page: position.atEnd ? opened.pages : 1 });
    const shell = page.frames().find((frame) => frame.url().endsWith('/reader/'));
    expect(
      await shell?.evaluate(() => document.querySelector('.pdf-text')?.textContent?.length),
    ).toBeGreaterThan(0);
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-1.png`) });
    await sendToShell(page, { type: 'turn', to: 'last' });
    const last = await positionWith(page, { atEnd: true, percentage: 100 });
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-2.png`) });
    const { position: again } = await openBook(page, book, last.locator);
    expect(again.page).toBe(last.page);
    expect(faults).toEqual([]);
  });
}

test('a PDF turns one page for one key or tap, and its words can be looked up', async ({ page }) => {
  test.skip(!pdfs.includes('pdflatex-4-pages.pdf'), 'the shared sample books are not here');
  await page.setViewportSize({ width: 500, height: 700 });
  served.books.trees.set(
    'keys',
    new Map([['book.pdf', readFileSync(join(DATA, 'pdf/pdflatex-4-pages.pdf'))]]),
  );
  const { position } = await openBook(page, {
    format: 'pdf',
    layout: 'fixed',
    direction: 'ltr',
    language: 'en',
    baseUrl: `${served.books.books}/b/keys/`,
    pages: 4,
    readingOrder: [],
  });
  expect(position.page).toBe(1);
  await page.mouse.click(495, 350);
  await positionWith(page, { page: 2 });
  await page.keyboard.press('ArrowRight');
  await positionWith(page, { page: 3 });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await positionWith(page, { page: 1 });
  const word = await shellFrame(page)!.evaluate(() => {
    const centre = innerWidth / 2;
    const span = [...document.querySelectorAll('.pdf-text span')].find((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left > centre * 0.4 && left < centre * 1.4 && right > left && /[a-z]{4,}/.test(one.textContent);
    });
    return /[a-z]{4,}/.exec(span?.textContent ?? '')?.[0] ?? '';
  });
  expect(await tapWord(page, word)).not.toBeNull();
  expect((await settledPosition(page)).page).toBe(1);
});

test('a link in the contents that is a picture is named by its description, and the book opens', async ({
  page,
}) => {
  const link = '<a href="c1.xhtml"><img src="abbey.png" alt="The abbey"/></a>';
  const nav = `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>Contents</title></head><body><nav epub:type="toc"><ol><li><a href="c0.xhtml">Start</a></li><li>${link}</li></ol></nav></body></html>`;
  const tree = tinyBook(
    ['<body><p>One</p></body>', '<body><p>Two</p></body>'],
    [['nav.xhtml', 'application/xhtml+xml', nav]],
  );
  const opf = tree
    .get('book.opf')!
    .toString()
    .replace('href="nav.xhtml"', 'href="nav.xhtml" properties="nav"');
  tree.set('book.opf', Buffer.from(opf));
  const { opened } = await openBook(page, describeBook('picture-link', tree));
  expect(opened.contents.map(({ title }) => title)).toEqual(['Start', 'The abbey']);
  expect((await turn(page, 'next')).chapter).toBe('The abbey');
});
