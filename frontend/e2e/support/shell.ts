import { expect, test, type Page } from '@playwright/test';
import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type {
  BookToOpen,
  Locator,
  PageAppearance,
  ReadingPosition,
  ShellMessage,
} from '../../src/shared/reader/protocol.ts';
import { startReaderServer, type BookTree, type ReaderServer } from './reader-server.ts';

export const DIST = join(import.meta.dirname, '../../dist-reader');
export const DATA = join(import.meta.dirname, '../../../../shared/data');
export const SHOTS = process.env['READER_SCREENSHOTS'];
export const LOOK: PageAppearance = {
  size: 4,
  font: 'clear',
  lines: 'normal',
  spacing: 'close',
  words: 'close',
  colour: 'paper',
  flow: 'pages',
  guide: 'none',
  zoom: 1,
};

/** The size of the reader's frame in a browser window of 1280 px. */
export const WINDOW = { width: 1240, height: 640 };

/** The server of the shell and the books of the current test file. */
export const served: { books: ReaderServer } = { books: null as unknown as ReaderServer };

/** Serves the built shell to the tests of a file. */
export function serveShell(): void {
  test.use({ viewport: WINDOW });
  test.beforeAll(async () => {
    if (!existsSync(join(DIST, 'index.html')))
      throw new Error('Build the shell first: vite build -c vite.reader.config.ts');
    served.books = await startReaderServer(DIST);
  });
  test.afterAll(() => served.books.close());
}

export type ShellMessages = Window & {
  heard: ShellMessage[];
  strangers: unknown[];
  sendToShell(message: unknown): void;
};

/** Waits for a message of a type after the first `skip` messages and returns it. */
export async function collectMessages<T extends ShellMessage['type']>(page: Page, type: T, skip = 0) {
  const handle = await page.waitForFunction(
    ({ type, skip }) =>
      (window as unknown as ShellMessages).heard.slice(skip).find((message) => message.type === type),
    { type, skip },
    { timeout: 20_000 },
  );
  return (await handle.jsonValue()) as Extract<ShellMessage, { type: T }>;
}

export const messagesOf = <T extends ShellMessage['type']>(page: Page, type: T) =>
  page.evaluate(
    (type) => (window as unknown as ShellMessages).heard.filter((message) => message.type === type),
    type,
  ) as Promise<Extract<ShellMessage, { type: T }>[]>;
export const messageCount = (page: Page) =>
  page.evaluate(() => (window as unknown as ShellMessages).heard.length);
export const lastPosition = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as ShellMessages).heard.findLast((message) => message.type === 'moved'),
  ) as Promise<Extract<ShellMessage, { type: 'moved' }>>;
export const sendToShell = (page: Page, message: unknown) =>
  page.evaluate((message) => (window as unknown as ShellMessages).sendToShell(message), message);

/**
 * The position once the shell has sent nothing for a moment. Frames are counted, too: on a busy machine the
 * shell gets as many as on a fast one.
 */
export function settledPosition(page: Page): Promise<ReadingPosition> {
  return page.evaluate(
    ({ frames, ms }) =>
      new Promise<ReadingPosition>((resolve) => {
        const { heard } = window as unknown as ShellMessages;
        let count = -1;
        let left = 0;
        let since = 0;
        const look = (now: number) => {
          if (heard.length !== count) [count, left, since] = [heard.length, frames, now];
          left -= 1;
          const moved = heard.findLast((message) => message.type === 'moved');
          if (moved && left <= 0 && now - since >= ms) resolve(moved.position);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    { frames: 18, ms: 300 },
  );
}

/** The settled position once it has these values: after a command, the first message may be that of an earlier one. */
export async function positionWith(page: Page, wanted: Partial<ReadingPosition>): Promise<ReadingPosition> {
  await expect.poll(() => settledPosition(page)).toMatchObject(wanted);
  return settledPosition(page);
}

/** Collects the errors of a page. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
}

/** Turns a page that is not the last one. The first message may still belong to the previous turn. */
export async function turn(page: Page, to: string): Promise<ReadingPosition> {
  const { locator } = await settledPosition(page);
  await sendToShell(page, { type: 'turn', to });
  await expect.poll(async () => (await lastPosition(page)).position.locator).not.toEqual(locator);
  return settledPosition(page);
}

export async function openBook(page: Page, book: BookToOpen, locator: Locator | null = null) {
  await page.goto(served.books.app);
  await collectMessages(page, 'ready');
  await sendToShell(page, { type: 'open', book, locator, look: LOOK, calm: true });
  const opened = await collectMessages(page, 'opened');
  await collectMessages(page, 'moved');
  return { opened, position: await settledPosition(page) };
}

/** Builds what the catalogue would say about the book, read roughly from its package document. */
export function describeBook(capability: string, tree: BookTree): BookToOpen {
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
  served.books.trees.set(capability, tree);
  return {
    format: 'epub',
    layout: /rendition:layout"[^>]*>\s*pre-paginated/.test(opf) ? 'fixed' : 'reflowable',
    language: /<dc:language[^>]*>([^<]*)/.exec(opf)?.[1] ?? '',
    direction: /page-progression-direction="rtl"/.test(opf) ? 'rtl' : 'ltr',
    baseUrl: `${served.books.books}/b/${capability}/`,
    pages: readingOrder.reduce((sum, { positions }) => sum + positions * 2, 0),
    readingOrder,
  };
}

/** The shared sample books; empty where the collection is missing. */
export const epubs = existsSync(join(DATA, 'epub'))
  ? readdirSync(join(DATA, 'epub')).filter((name) => name.endsWith('.epub'))
  : [];

export const pdfs = existsSync(join(DATA, 'pdf'))
  ? readdirSync(join(DATA, 'pdf')).filter((name) => name.endsWith('.pdf'))
  : [];

const container = (opf: string) =>
  Buffer.from(
    `<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="${opf}" media-type="application/oebps-package+xml"/></rootfiles></container>`,
  );

/** Builds a book from pages that a test writes; `extra` are other files, with their type and their text. */
export function tinyBook(bodies: string[], extra: [string, string, string][] = []): BookTree {
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

export const bookFrame = (page: Page) => page.frames().find((frame) => frame.url().startsWith('blob:'));
export const shellFrame = (page: Page) => page.frames().find((frame) => frame.url().includes('/reader/'));

/**
 * Installs a speech engine with an English voice that speaks a word each 120 ms. `tells`: whether it fires
 * word boundary events, which not every voice does. At a word of `stops` it waits until `speakOn` is called,
 * so that its mark can be looked at.
 */
export async function installFakeVoice(page: Page, tells: boolean, lang = 'en-GB', stops: string[] = []) {
  await page.addInitScript(
    ({ tells, lang, stops }) => {
      type Utterance = {
        text: string;
        rate: number;
        voice: { lang: string } | null;
        onstart?: (event: object) => void;
        onboundary?: (event: object) => void;
        onend?: (event: object) => void;
      };
      const spokenTexts: { text: string; rate: number; lang: string | undefined }[] = [];
      let turn = 0;
      const words = new Intl.Segmenter(lang, { granularity: 'word' });
      const speech = Object.assign(new EventTarget(), {
        getVoices: () => [{ lang, localService: true, default: true, name: 'Test' }],
        cancel: () => void (turn += 1),
        speak: (one: Utterance) => {
          const mine = turn;
          spokenTexts.push({ text: one.text, rate: one.rate, lang: one.voice?.lang });
          const steps = [{ word: '', act: () => one.onstart?.({}) }];
          if (tells)
            for (const { index, segment: word, isWordLike } of words.segment(one.text))
              if (isWordLike)
                steps.push({ word, act: () => one.onboundary?.({ name: 'word', charIndex: index }) });
          steps.push({ word: '', act: () => one.onend?.({}) });
          const go = () => {
            const step = steps.shift();
            if (mine !== turn || !step) return;
            step.act();
            if (stops.includes(step.word)) Object.assign(window, { speakOn: go });
            else setTimeout(go, 120);
          };
          setTimeout(go, 20);
        },
      });
      Object.defineProperty(window, 'speechSynthesis', { value: speech });
      Object.assign(window, {
        said: spokenTexts,
        SpeechSynthesisUtterance: class {
          constructor(public text: string) {}
        },
      });
    },
    { tells, lang, stops },
  );
}

/** Lets the voice go on that waits at a word. */
export const speakOn = (page: Page) =>
  shellFrame(page)!.evaluate(() => (window as unknown as { speakOn: () => void }).speakOn());

export const spokenTexts = (page: Page) =>
  shellFrame(page)!.evaluate(
    () => (window as unknown as { said: { text: string; rate: number; lang: string }[] }).said,
  );
/** Words that the page marks now. */
export const markedWords = (page: Page, name: string) =>
  bookFrame(page)
    ?.evaluate((name) => [...((CSS.highlights.get(name) ?? []) as Iterable<Range>)].map(String).join(), name)
    .catch(() => undefined);

/** Taps the first occurrence of a word, in the shell itself or in the book's own frame. */
export async function tapWord(page: Page, word: string) {
  const frame = bookFrame(page) ?? shellFrame(page)!;
  const spot = await frame.evaluate(async (word) => {
    document.body.getBoundingClientRect(); // starts loading the fonts
    await document.fonts.ready; // until then words are invisible
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
  expect(spot, word).not.toBeNull();
  const element = await frame.frameElement();
  const box = (await element.boundingBox())!;
  const scale = box.width / spot!.width;
  const skip = await messageCount(page);
  await page.mouse.click(box.x + spot!.x * scale, box.y + spot!.y * scale);
  return (await collectMessages(page, 'word', skip)).asked;
}

/** Describes a PDF of the shared collection as the catalogue would. */
export function describePdf(capability: string, file: Buffer): BookToOpen {
  served.books.trees.set(capability, new Map([['book.pdf', file]]));
  return {
    format: 'pdf',
    layout: 'fixed',
    direction: 'ltr',
    language: 'en',
    baseUrl: `${served.books.books}/b/${capability}/`,
    pages: 1,
    readingOrder: [],
  };
}

/** Makes the pages of a book fixed-layout. */
export function drawnBook(tree: BookTree, width = 600, height = 800): BookTree {
  for (const [path, file] of tree) {
    const text = file
      .toString()
      .replace('<dc:language>', '<meta property="rendition:layout">pre-paginated</meta><dc:language>')
      .replace('<head>', `<head><meta name="viewport" content="width=${width}, height=${height}"/>`);
    tree.set(path, Buffer.from(text));
  }
  return tree;
}

/**
 * Builds a PDF whose pages have these lines, 40 points apart. `rotate` are degrees by which the file turns every page.
 */
export function tinyPdf(pages: string[][], rotate = 0): Buffer {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, at) => {
      const text = `BT /F1 16 Tf 50 520 Td 40 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] /Rotate ${rotate} /Contents ${5 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = ['0000000000 65535 f ', ...offsets.map((offset) => `${offset} 00000 n `)].join('\n');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n${table}\ntrailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
