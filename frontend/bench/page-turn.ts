// Measures how long a page turn takes: from the request to the frame that shows the page, in the reader's
// shell on an origin of its own. The baseline is the next frame of the same page when nothing is requested.
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import binary from '@sparticuz/chromium';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { writeBook } from '../e2e/support/books.ts';
import { startReaderServer, unpack, type ReaderServer } from '../e2e/support/reader-server.ts';
import type { BookToOpen, PageAppearance, ShellMessage } from '../src/shared/reader/protocol.ts';

const TURNS = 40;
/** A phone's processor is simulated as four times slower than this machine's. */
const SLOWER = 4;
/** Maximum milliseconds that three of four turns may take (the page-turn budget of ux.md). */
const BUDGET = 100;
const LOOK: PageAppearance = {
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

type Heard = Window & { heard: ShellMessage[]; sendToShell(message: unknown): void };

export async function run(): Promise<void> {
  const server = await startReaderServer(join(import.meta.dirname, '../dist-reader'));
  const browser = await chromium.launch({
    executablePath: await binary.executablePath(),
    args: ['--no-sandbox'],
  });
  try {
    console.log(
      `Processor ${SLOWER} times slower, ${TURNS} turns; three turns in four are to take ${BUDGET} ms at most.`,
    );
    for (const book of [await epub(server), await pdf(server)]) {
      const { blank, turned } = await turns(browser, server, book);
      const [p50, p75, p95] = [0.5, 0.75, 0.95].map((share) => percentile(turned, share)) as [
        number,
        number,
        number,
      ];
      console.log(
        `${p75 <= BUDGET ? '✓' : '✗'} ${book.format.toUpperCase().padEnd(4)} p50 ${p50.toFixed(0)} ms  p75 ${p75.toFixed(0)} ms  ` +
          `p95 ${p95.toFixed(0)} ms  blank frame p50 ${percentile(blank, 0.5).toFixed(0)} ms  ratio ${(p50 / percentile(blank, 0.5)).toFixed(1)}`,
      );
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

const percentile = (numbers: number[], share: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * share)]!;

async function epub(server: ReaderServer): Promise<BookToOpen> {
  server.trees.set('epub', await unpack(await writeBook('Wrens')));
  const readingOrder = [1, 2, 3, 4, 5].map((n) => ({ href: `OEBPS/c${n}.xhtml`, positions: 2 }));
  return {
    format: 'epub',
    layout: 'reflowable',
    direction: 'ltr',
    language: 'en',
    baseUrl: `${server.books}/b/epub/`,
    pages: 40,
    readingOrder,
  };
}

async function pdf(server: ReaderServer): Promise<BookToOpen> {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.TimesRoman);
  for (let number = 1; number <= TURNS + 4; number += 1) {
    const page = file.addPage([420, 595]);
    for (let line = 0; line < 30; line += 1)
      page.drawText(`${number}.${line} The wren sang on the gate until the whole lane had woken up.`, {
        x: 40,
        y: 540 - line * 16,
        size: 11,
        font,
      });
  }
  server.trees.set('pdf', new Map([['book.pdf', Buffer.from(await file.save())]]));
  return {
    format: 'pdf',
    layout: 'fixed',
    direction: 'ltr',
    language: 'en',
    baseUrl: `${server.books}/b/pdf/`,
    pages: TURNS + 4,
    readingOrder: [],
  };
}

/** Opens the book at the screen size of a phone, turns its pages one after the other, and measures each turn. */
async function turns(
  browser: Browser,
  server: ReaderServer,
  book: BookToOpen,
): Promise<{ blank: number[]; turned: number[] }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 700 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    await page.goto(server.app);
    const heard = (type: string) =>
      page.waitForFunction(
        (type) => (window as unknown as Heard).heard.some((message) => message.type === type),
        type,
      );
    await heard('ready');
    await page.evaluate((message) => (window as unknown as Heard).sendToShell(message), {
      type: 'open',
      book,
      locator: null,
      look: LOOK,
      calm: true,
    });
    await heard('moved');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await page.evaluate(async (many) => {
      const { heard, sendToShell } = window as unknown as Heard;
      const position = () => {
        const last = heard.findLast((message) => message.type === 'moved');
        return last ? JSON.stringify(last.position.locator) : '';
      };
      const frame = () => new Promise<void>((shown) => requestAnimationFrame(() => setTimeout(shown)));
      const rest = () => new Promise((over) => setTimeout(over, 150));
      const blank: number[] = [];
      const turned: number[] = [];
      for (let turn = 0; turn < many; turn += 1) {
        await rest();
        let began = performance.now();
        await frame();
        blank.push(performance.now() - began);
        await rest();
        const before = position();
        const moved = new Promise<void>((known) => {
          const listen = () => {
            if (position() === before) return;
            removeEventListener('message', listen);
            known();
          };
          addEventListener('message', listen);
        });
        began = performance.now();
        sendToShell({ type: 'turn', to: 'next' });
        await Promise.race([
          moved,
          new Promise((_, reject) => setTimeout(() => reject(new Error('The page did not turn.')), 5_000)),
        ]);
        await frame();
        turned.push(performance.now() - began);
      }
      return { blank, turned };
    }, TURNS);
  } finally {
    await context.close();
  }
}
