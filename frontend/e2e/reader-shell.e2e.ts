import { expect, test, type Page } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { BookToOpen, Locator, PageLook, Place, ShellMessage } from '../src/features/reader/protocol.ts';
import { startReaderServer, unpack, type BookTree, type ReaderServer } from './reader-server.ts';

const DIST = join(import.meta.dirname, '../dist-reader');
const DATA = join(import.meta.dirname, '../../../shared/data');
const SHOTS = process.env['READER_SCREENSHOTS'];
const LOOK: PageLook = {
  size: 4,
  letters: 'clear',
  lines: 'normal',
  spacing: 'close',
  words: 'close',
  colour: 'paper',
  flow: 'pages',
  guide: 'none',
};

// The size of the frame beside an open browser window of 1280 px.
test.use({ viewport: { width: 1240, height: 640 } });

let server: ReaderServer;
test.beforeAll(async () => {
  if (!existsSync(join(DIST, 'index.html')))
    throw new Error('Build the shell first: vite build -c vite.reader.config.ts');
  server = await startReaderServer(DIST);
});
test.afterAll(() => server.close());

type Heard = Window & { heard: ShellMessage[]; strangers: unknown[]; tell(message: unknown): void };

/** Waits for a message of a type after the first `skip` messages and returns it. */
async function hear<T extends ShellMessage['type']>(page: Page, type: T, skip = 0) {
  const handle = await page.waitForFunction(
    ({ type, skip }) =>
      (window as unknown as Heard).heard.slice(skip).find((message) => message.type === type),
    { type, skip },
    { timeout: 20_000 },
  );
  return (await handle.jsonValue()) as Extract<ShellMessage, { type: T }>;
}

const heardOf = <T extends ShellMessage['type']>(page: Page, type: T) =>
  page.evaluate(
    (type) => (window as unknown as Heard).heard.filter((message) => message.type === type),
    type,
  ) as Promise<Extract<ShellMessage, { type: T }>[]>;
const heardCount = (page: Page) => page.evaluate(() => (window as unknown as Heard).heard.length);
const lastPlace = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as Heard).heard.findLast((message) => message.type === 'moved'),
  ) as Promise<Extract<ShellMessage, { type: 'moved' }>>;
const tell = (page: Page, message: unknown) =>
  page.evaluate((message) => (window as unknown as Heard).tell(message), message);

/** The place once the shell has been silent for a moment. */
async function settledPlace(page: Page): Promise<Place> {
  let count = -1;
  await expect
    .poll(
      async () => {
        const before = count;
        count = await heardCount(page);
        return count === before;
      },
      { intervals: [300] },
    )
    .toBe(true);
  return (await lastPlace(page)).place;
}

/** Turns a page that is not the last one. What is heard first may still be of the turn before. */
async function turn(page: Page, to: string): Promise<Place> {
  const { locator } = await settledPlace(page);
  await tell(page, { type: 'turn', to });
  await expect.poll(async () => (await lastPlace(page)).place.locator).not.toEqual(locator);
  return settledPlace(page);
}

async function openBook(page: Page, book: BookToOpen, locator: Locator | null = null) {
  await page.goto(server.app);
  await hear(page, 'ready');
  await tell(page, { type: 'open', book, locator, look: LOOK, calm: true });
  const opened = await hear(page, 'opened');
  await hear(page, 'moved');
  return { opened, place: await settledPlace(page) };
}

/** What the catalogue would say about the book, read roughly from its package document. */
function describeBook(capability: string, tree: BookTree): BookToOpen {
  const container = tree.get('META-INF/container.xml')?.toString('utf8') ?? '';
  const opfPath = /full-path="([^"]+)"/.exec(container)?.[1] ?? '';
  const opf = tree.get(opfPath)?.toString('utf8') ?? '';
  const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  const hrefs = new Map(
    [...opf.matchAll(/<(?:opf:)?item\s[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'id'),
      attribute(tag, 'href'),
    ]),
  );
  const readingOrder = [...opf.matchAll(/<(?:opf:)?itemref\s[^>]*>/g)].map(([tag]) => {
    const href = posix.join(posix.dirname(opfPath), hrefs.get(attribute(tag, 'idref')) ?? '');
    return { href, positions: Math.max(1, Math.ceil((tree.get(decodeURI(href))?.length ?? 0) / 4096)) };
  });
  server.trees.set(capability, tree);
  return {
    format: 'epub',
    layout: /rendition:layout"[^>]*>\s*pre-paginated/.test(opf) ? 'fixed' : 'reflowable',
    direction: /page-progression-direction="rtl"/.test(opf) ? 'rtl' : 'ltr',
    baseUrl: `${server.books}/b/${capability}/`,
    pages: readingOrder.reduce((sum, { positions }) => sum + positions * 2, 0),
    readingOrder,
  };
}

const epubs = existsSync(join(DATA, 'epub'))
  ? readdirSync(join(DATA, 'epub')).filter((name) => name.endsWith('.epub'))
  : [];

for (const name of epubs) {
  test(`${name}: four pages on and back, another text size, a jump, and the place again`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const book = describeBook(name.replace(/\W/g, '-'), await unpack(join(DATA, 'epub', name)));
    const { opened, place: first } = await openBook(page, book);
    expect(first.atStart).toBe(true);
    expect(first.page).toBe(first.atEnd ? opened.pages : 1);
    expect(opened.pages).toBeGreaterThanOrEqual(book.layout === 'fixed' ? book.readingOrder.length : 1);
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-1.png`) });

    const way: Place[] = [first];
    for (let i = 0; i < 4 && way.at(-1)?.atEnd === false; i += 1) way.push(await turn(page, 'next'));
    for (const [i, place] of way.entries()) {
      if (i > 0) expect(place.percentage).toBeGreaterThan(way[i - 1]?.percentage ?? 100);
    }
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-2.png`) });
    for (const expected of way.slice(0, -1).reverse()) {
      const back = await turn(page, 'previous');
      expect(back.locator.href).toBe(expected.locator.href);
      expect(back.locator.progression).toBeCloseTo(expected.locator.progression, 3);
    }

    await tell(page, { type: 'look', look: { ...LOOK, size: 6, letters: 'book', colour: 'night' } });
    await settledPlace(page);
    const wanted = Math.ceil(opened.pages / 2);
    await tell(page, { type: 'go_to_page', page: wanted });
    await expect.poll(async () => (await settledPlace(page)).page).toBe(wanted);
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-3.png`) });
    await tell(page, { type: 'look', look: LOOK });
    const saved = await settledPlace(page);

    const { place: again } = await openBook(page, book, saved.locator);
    expect(again.locator.href).toBe(saved.locator.href);
    expect(again.locator.progression).toBeCloseTo(saved.locator.progression, 2);

    await tell(page, { type: 'turn', to: 'last' });
    let end = await settledPlace(page);
    for (let i = 0; i < 8 && !end.atEnd; i += 1) end = await turn(page, 'next');
    expect(end).toMatchObject({ atEnd: true, percentage: 100, page: opened.pages });
    await tell(page, { type: 'turn', to: 'next' });
    await hear(page, 'finished');
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
  const { place } = await openBook(page, book);
  const arriveAt = (number: number) => expect.poll(async () => (await settledPlace(page)).page).toBe(number);
  await page.mouse.click(30, 350);
  await arriveAt(place.page + 1);
  await page.keyboard.press('ArrowLeft');
  await arriveAt(place.page + 2);

  const session = await context.newCDPSession(page);
  const touch = (type: string, x: number) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: 350 }],
    });
  await touch('touchStart', 100);
  for (const x of [140, 190, 240]) await touch('touchMove', x);
  await touch('touchEnd', 240);
  await arriveAt(place.page + 3);
  expect(page.url()).toBe(`${server.app}/`);
  await context.close();
});

const container = (opf: string) =>
  Buffer.from(
    `<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="${opf}" media-type="application/oebps-package+xml"/></rootfiles></container>`,
  );

function tinyBook(bodies: string[], extra: [string, string, string][] = []): BookTree {
  const items = bodies.map(
    (_, i) => `<item id="c${i}" href="c${i}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  const others = extra.map(([path, type], i) => `<item id="x${i}" href="${path}" media-type="${type}"/>`);
  const opf = `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="i"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="i">x</dc:identifier><dc:title>Tiny</dc:title><dc:language>en</dc:language></metadata><manifest>${items.join('')}${others.join('')}</manifest><spine>${bodies.map((_, i) => `<itemref idref="c${i}"/>`).join('')}</spine></package>`;
  const tree: BookTree = new Map([
    ['META-INF/container.xml', container('book.opf')],
    ['book.opf', Buffer.from(opf)],
  ]);
  bodies.forEach((body, i) =>
    tree.set(
      `c${i}.xhtml`,
      Buffer.from(
        `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Page ${i + 1}</title></head>${body}</html>`,
      ),
    ),
  );
  for (const [path, , text] of extra) tree.set(path, Buffer.from(text));
  return tree;
}

const ATTACK = (name: string) => `fetch('${server.books}/ping/${name}');top.postMessage('${name}','*')`;
const hostileBook = () =>
  tinyBook(
    [
      `<body onload="${ATTACK('onload')}"><script>${ATTACK('inline')}</script><script src="evil.js"></script><script src="/b/hostile/evil.js"></script><img src="none.png" onerror="${ATTACK('onerror')}"/><svg xmlns="http://www.w3.org/2000/svg" onload="${ATTACK('svg')}"/><iframe srcdoc="&lt;script>${ATTACK('srcdoc')}&lt;/script>"></iframe><a id="out" href="https://example.com/away">Away</a> <a id="js" href="javascript:${ATTACK('link')}">Link</a><p>Words.</p></body>`,
      '<body><p>Second.</p></body>',
    ],
    [['evil.js', 'text/javascript', ATTACK('external')]],
  );

const bookFrame = (page: Page) => page.frames().find((frame) => frame.url().startsWith('blob:'));

test('a hostile book executes nothing, and its links lead nowhere without the app page', async ({ page }) => {
  const { opened } = await openBook(page, describeBook('hostile', hostileBook()));
  expect(opened.pages).toBe(4);
  const frame = bookFrame(page);
  await frame?.click('#js');
  await frame?.click('#out');
  expect((await hear(page, 'external_link')).href).toMatch(/^javascript:|^https:\/\/example/);
  await turn(page, 'next');
  expect(server.pings).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as Heard).strangers)).toEqual([]);
  expect(page.url()).toBe(`${server.app}/`);
  expect(page.context().pages()).toHaveLength(1);
});

test('without the fence the same book does run: the traps work', async ({ page }) => {
  const fenced = server;
  server = await startReaderServer(DIST, false);
  try {
    await openBook(page, describeBook('hostile', hostileBook()));
    await expect.poll(() => server.pings.join()).toContain('inline');
  } finally {
    await server.close();
    server = fenced;
  }
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
    for (let i = 0; i < 10; i += 1) (window as unknown as Heard).tell({ type: 'turn', to: 'next' });
  });
  const ten = await settledPlace(page);
  const step = one.locator.progression;
  expect(step).toBeGreaterThan(0);
  const { locator } = ten;
  // Ten screens in: either still in the first part at ten steps, or beyond it.
  expect(locator.href === 'c0.xhtml' ? locator.progression / step : 10).toBeCloseTo(10, 1);
});

test('keys, Space and taps inside the book turn pages, and text sizes in pixels follow the reader', async ({
  page,
}) => {
  await openBook(
    page,
    describeBook('keys', tinyBook(LONG.map((body) => body.replaceAll('<p>', '<p style="font-size:12px">')))),
  );
  await page.mouse.click(1200, 400);
  const second = await settledPlace(page);
  expect(second.locator.progression).toBeGreaterThan(0);
  for (const [key, direction] of [
    ['PageDown', 1],
    ['Space', 1],
    ['ArrowRight', 1],
    ['ArrowLeft', -1],
    ['PageUp', -1],
    ['Shift+Space', -1],
  ] as const) {
    const before = await lastPlace(page);
    await page.keyboard.press(key);
    const after = await settledPlace(page);
    expect(Math.sign(after.percentage - before.place.percentage), key).toBe(direction);
  }
  await page.keyboard.press('End');
  expect((await settledPlace(page)).page).toBeGreaterThan(second.page);
  await page.keyboard.press('Home');
  expect((await settledPlace(page)).atStart).toBe(true);

  const size = () =>
    bookFrame(page)?.evaluate(() => getComputedStyle(document.querySelector('p') as Element).fontSize);
  expect(await size()).toBe('18px');
  await tell(page, { type: 'look', look: { ...LOOK, size: 7 } });
  await expect.poll(size).toBe('24px');
});

test('a page that does not come is asked for again, and the turn is not lost', async ({ page }) => {
  await openBook(
    page,
    describeBook('short', tinyBook(['<body><p>One.</p></body>', '<body><p>Two.</p></body>'])),
  );
  server.broken = true;
  await tell(page, { type: 'turn', to: 'next' });
  expect(await hear(page, 'failed')).toMatchObject({ code: 'page_failed' });
  server.broken = false;
  const skip = await heardCount(page);
  await tell(page, { type: 'retry' });
  expect((await hear(page, 'moved', skip)).place.locator.href).toBe('c1.xhtml');
});

test('a book address off the book origin is refused', async ({ page }) => {
  const book = describeBook('off', tinyBook(['<body><p>One.</p></body>']));
  for (const baseUrl of ['https://example.com/b/x/', `${server.books}/reader/`, `${server.app}/b/off/`]) {
    await page.goto(server.app);
    await hear(page, 'ready');
    await tell(page, { type: 'open', book: { ...book, baseUrl }, locator: null, look: LOOK, calm: true });
    expect(await hear(page, 'failed')).toMatchObject({ code: 'open_failed' });
  }
});

test('the recorded voice marks what it says', async ({ page }) => {
  const name = 'w3c-epub-tests_mol-audio.epub';
  test.skip(!epubs.includes(name), 'the shared sample books are not here');
  const { opened } = await openBook(page, describeBook('voice', await unpack(join(DATA, 'epub', name))));
  expect(opened.audio).toBe(true);
  await tell(page, { type: 'audio', play: true, rate: 1, help: 'words' });
  await hear(page, 'audio');
  // The voice may turn the page meanwhile, which replaces the frame.
  const marked = () =>
    bookFrame(page)
      ?.evaluate(() => document.querySelector('.bookgrove-speaking')?.textContent?.trim())
      .catch(() => undefined);
  await expect.poll(marked).toBeTruthy();
  if (SHOTS) await page.screenshot({ path: join(SHOTS, 'voice.png') });
});

/** A device with a voice for English, which says a word each 120 ms; `tells` of each word, as not every voice does. */
async function giveVoice(page: Page, tells: boolean, lang = 'en-GB') {
  await page.addInitScript(
    ({ tells, lang }) => {
      type Utterance = {
        text: string;
        rate: number;
        voice: { lang: string } | null;
        onstart?: (event: object) => void;
        onboundary?: (event: object) => void;
        onend?: (event: object) => void;
      };
      const said: { text: string; rate: number; lang: string | undefined }[] = [];
      let turn = 0;
      const speech = Object.assign(new EventTarget(), {
        getVoices: () => [{ lang, localService: true, default: true, name: 'Test' }],
        cancel: () => void (turn += 1),
        speak: (one: Utterance) => {
          const mine = turn;
          said.push({ text: one.text, rate: one.rate, lang: one.voice?.lang });
          const steps = [() => one.onstart?.({})];
          if (tells)
            for (const { index } of one.text.matchAll(/\S+/g))
              steps.push(() => one.onboundary?.({ name: 'word', charIndex: index }));
          steps.push(() => one.onend?.({}));
          const go = () => {
            if (mine !== turn) return;
            steps.shift()?.();
            if (steps.length > 0) setTimeout(go, 120);
          };
          setTimeout(go, 20);
        },
      });
      Object.defineProperty(window, 'speechSynthesis', { value: speech });
      Object.assign(window, {
        said,
        SpeechSynthesisUtterance: class {
          constructor(public text: string) {}
        },
      });
    },
    { tells, lang },
  );
}

const shellFrame = (page: Page) => page.frames().find((frame) => frame.url().endsWith('/reader/'));
const said = (page: Page) =>
  shellFrame(page)!.evaluate(
    () => (window as unknown as { said: { text: string; rate: number; lang: string }[] }).said,
  );
/** Words that the page marks now. */
const markedWords = (page: Page, name: string) =>
  bookFrame(page)
    ?.evaluate((name) => [...((CSS.highlights.get(name) ?? []) as Iterable<Range>)].map(String).join(), name)
    .catch(() => undefined);

test('a voice of the device marks each word, turns the page along and stops when asked', async ({ page }) => {
  await giveVoice(page, true);
  const book = describeBook(
    'spoken',
    tinyBook(['<body><p>The red fox ran away.</p></body>', '<body><p>It came home again.</p></body>']),
  );
  await openBook(page, book);
  await hear(page, 'can_speak');
  await tell(page, { type: 'audio', play: true, rate: 0.9, help: 'words' });
  await expect.poll(() => markedWords(page, 'bookgrove-word'), { intervals: [5] }).toBe('fox');
  // The second file follows by itself.
  await expect.poll(() => markedWords(page, 'bookgrove-word'), { intervals: [5] }).toBe('home');
  expect(await said(page)).toEqual([
    { text: 'The red fox ran away.', rate: 0.9, lang: 'en-GB' },
    { text: 'It came home again.', rate: 0.9, lang: 'en-GB' },
  ]);
  // At the end of the book it is silent and marks nothing.
  await expect
    .poll(async () => (await heardOf(page, 'audio')).map(({ state }) => state))
    .toEqual(['playing', 'paused']);
  expect(await markedWords(page, 'bookgrove-word')).toBe('');
});

test('a voice that tells of no words marks its sentence; one that only reads marks nothing', async ({
  page,
}) => {
  await giveVoice(page, false);
  const text = 'One fine day it rained. '.repeat(30);
  await openBook(page, describeBook('sentence', tinyBook([`<body><p>${text}</p></body>`])));
  await hear(page, 'can_speak');
  await tell(page, { type: 'audio', play: true, rate: 1, help: 'words' });
  await expect.poll(() => markedWords(page, 'bookgrove-sentence')).toContain('One fine day it rained.');
  await tell(page, { type: 'audio', play: false, rate: 1, help: 'words' });
  await expect.poll(() => markedWords(page, 'bookgrove-sentence')).toBe('');
  await tell(page, { type: 'audio', play: true, rate: 1, help: 'voice' });
  const before = (await said(page)).length;
  await expect.poll(async () => (await said(page)).length).toBeGreaterThan(before + 2);
  expect(await markedWords(page, 'bookgrove-sentence')).toBe('');
});

test('a device without a voice for the book’s language offers none', async ({ page }) => {
  await giveVoice(page, true, 'fr-FR');
  await openBook(page, describeBook('mute', tinyBook(['<body><p>One.</p></body>'])));
  expect(await heardOf(page, 'can_speak')).toEqual([]);
});

const pdfs = existsSync(join(DATA, 'pdf'))
  ? readdirSync(join(DATA, 'pdf')).filter((name) => name.endsWith('.pdf'))
  : [];
for (const name of pdfs.filter((file) => !/password|encrypt/i.test(file))) {
  test(`${name}: pages, text layer, place`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    server.trees.set('pdf', new Map([['book.pdf', readFileSync(join(DATA, 'pdf', name))]]));
    const book: BookToOpen = {
      format: 'pdf',
      layout: 'fixed',
      direction: 'ltr',
      baseUrl: `${server.books}/b/pdf/`,
      pages: 1,
      readingOrder: [],
    };
    const { opened, place } = await openBook(page, book);
    expect(place).toMatchObject({ atStart: true, page: place.atEnd ? opened.pages : 1 });
    const shell = page.frames().find((frame) => frame.url().endsWith('/reader/'));
    expect(
      await shell?.evaluate(() => document.querySelector('.pdf-text')?.textContent?.length),
    ).toBeGreaterThan(0);
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-1.png`) });
    await tell(page, { type: 'turn', to: 'last' });
    const last = await settledPlace(page);
    expect(last).toMatchObject({ atEnd: true, percentage: 100 });
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-2.png`) });
    const { place: again } = await openBook(page, book, last.locator);
    expect(again.page).toBe(last.page);
    expect(faults).toEqual([]);
  });
}

/** Taps the first place of a word, in the shell itself or in the book's own frame. */
async function tapWord(page: Page, word: string) {
  const frame = bookFrame(page) ?? shellFrame(page)!;
  const place = await frame.evaluate((word) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent!.indexOf(word);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, width: innerWidth };
    }
    return null;
  }, word);
  expect(place, word).not.toBeNull();
  const element = await frame.frameElement();
  const box = (await element.boundingBox())!;
  const scale = box.width / place!.width;
  const skip = await heardCount(page);
  await page.mouse.click(box.x + place!.x * scale, box.y + place!.y * scale);
  return (await hear(page, 'word', skip)).asked;
}

test('a word that is tapped is told with its sentence and the book’s own meaning, and no page turns', async ({
  page,
}) => {
  const tree = tinyBook([
    '<body><p>Once upon a time. There was a red kite above the quiet harbour. The end.</p></body>',
    '<body><dl><dt>Kite</dt><dd>A toy that flies on a string.</dd></dl></body>',
  ]);
  tree.set('glossary.xhtml', tree.get('c1.xhtml')!);
  tree.set(
    'book.opf',
    Buffer.from(tree.get('book.opf')!.toString().replaceAll('c1.xhtml', 'glossary.xhtml')),
  );
  const { place } = await openBook(page, describeBook('asked', tree));
  expect(await tapWord(page, 'kite')).toEqual({
    word: 'kite',
    sentence: 'There was a red kite above the quiet harbour.',
    language: 'en',
    meaning: 'A toy that flies on a string.',
  });
  expect(await markedWords(page, 'bookgrove-asked')).toBe('kite');
  expect(await tapWord(page, 'quiet')).toMatchObject({ word: 'quiet', meaning: null });
  await tell(page, { type: 'clear_selection' });
  await expect.poll(() => markedWords(page, 'bookgrove-asked')).toBe('');
  // Selected with the keyboard or held with a finger, it is asked about in the same way.
  await bookFrame(page)!.evaluate(() => {
    const text = document.querySelector('p')!.firstChild!;
    const at = text.textContent!.indexOf('harbour');
    document.getSelection()!.setBaseAndExtent(text, at, text, at + 7);
  });
  const skip = await heardCount(page);
  await tell(page, { type: 'ask_selected' });
  expect((await hear(page, 'word', skip)).asked).toMatchObject({ word: 'harbour' });
  expect((await lastPlace(page)).place).toEqual(place);
});

test('words of drawn pages are asked about, and read aloud with a mark', async ({ page }) => {
  await giveVoice(page, true);
  const tree = tinyBook([
    '<body style="margin:0;width:600px;height:800px"><p style="font-size:40px">The red fox ran.</p><svg viewBox="0 0 600 300"><text x="20" y="80" font-size="40">A small lantern</text></svg></body>',
    '<body style="margin:0;width:600px;height:800px"><p>Home.</p></body>',
  ]);
  for (const [path, file] of tree) {
    const text = file
      .toString()
      .replace('<dc:language>', '<meta property="rendition:layout">pre-paginated</meta><dc:language>')
      .replace('<head>', '<head><meta name="viewport" content="width=600, height=800"/>');
    tree.set(path, Buffer.from(text));
  }
  await openBook(page, describeBook('drawn', tree));
  await hear(page, 'can_speak');
  expect(await tapWord(page, 'fox')).toMatchObject({ word: 'fox', sentence: 'The red fox ran.' });
  expect(await tapWord(page, 'lantern')).toMatchObject({ word: 'lantern' });
  await tell(page, { type: 'audio', play: true, rate: 1, help: 'words' });
  await expect.poll(() => markedWords(page, 'bookgrove-word'), { intervals: [5] }).toBe('fox');
});

test('a PDF turns one page for one key and one tap, and its words are asked about', async ({ page }) => {
  test.skip(!pdfs.includes('pdflatex-4-pages.pdf'), 'the shared sample books are not here');
  await page.setViewportSize({ width: 500, height: 700 });
  server.trees.set('keys', new Map([['book.pdf', readFileSync(join(DATA, 'pdf/pdflatex-4-pages.pdf'))]]));
  const { place } = await openBook(page, {
    format: 'pdf',
    layout: 'fixed',
    direction: 'ltr',
    baseUrl: `${server.books}/b/keys/`,
    pages: 4,
    readingOrder: [],
  });
  expect(place.page).toBe(1);
  await page.mouse.click(495, 350);
  expect((await settledPlace(page)).page).toBe(2);
  await page.keyboard.press('ArrowRight');
  expect((await settledPlace(page)).page).toBe(3);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  expect((await settledPlace(page)).page).toBe(1);
  const word = await shellFrame(page)!.evaluate(() => {
    const centre = innerWidth / 2;
    const span = [...document.querySelectorAll('.pdf-text span')].find((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left > centre * 0.4 && left < centre * 1.4 && right > left && /[a-z]{4,}/.test(one.textContent);
    });
    return /[a-z]{4,}/.exec(span?.textContent ?? '')?.[0] ?? '';
  });
  expect(await tapWord(page, word)).not.toBeNull();
  expect((await settledPlace(page)).page).toBe(1);
});
