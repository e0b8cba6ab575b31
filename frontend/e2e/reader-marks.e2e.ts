import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mark, Selected } from '../src/shared/reader/protocol.ts';
import {
  bookFrame,
  DATA,
  describeBook,
  describePdf,
  drawnBook,
  installFakeVoice,
  collectMessages,
  messageCount,
  lastPosition,
  LOOK,
  openBook,
  pdfs,
  spokenTexts,
  serveShell,
  settledPosition,
  shellFrame,
  sendToShell,
  tinyBook,
  turn,
} from './support/shell.ts';

serveShell();

/** The frame that contains the text: the book's own, or the shell's for a PDF. */
const wordsFrame = (page: Page) => bookFrame(page) ?? shellFrame(page)!;

/** Selects words as a finger or the mouse would, and returns what the shell sends to the app. */
async function select(page: Page, words: string): Promise<Selected> {
  const skip = await messageCount(page);
  await wordsFrame(page).evaluate((words) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent!.indexOf(words);
      if (at < 0) continue;
      document.getSelection()!.setBaseAndExtent(node, at, node, at + words.length);
      return;
    }
    throw new Error(`Not on this page: ${words}`);
  }, words);
  return (await collectMessages(page, 'selected', skip)).selected!;
}

const markOf = ({ quote, prefix, suffix, locator }: Selected, note = false): Mark => ({
  id: 'mark-1',
  locator,
  words: { quote, prefix, suffix },
  colour: 'leaf',
  note,
});

/** Distance of a drawn mark from its words, in screen pixels; null when none is drawn. */
const distance = (page: Page, words: string) =>
  wordsFrame(page)
    .evaluate((words) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let range: Range | null = null;
      for (let node = walker.nextNode(); node && !range; node = walker.nextNode()) {
        const at = node.textContent!.indexOf(words);
        if (at < 0) continue;
        range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + words.length);
      }
      const frame = location.protocol === 'blob:' ? window.frameElement : null;
      const mark = (frame?.parentElement ?? document).querySelector('[data-mark]');
      if (!mark || !range) return null;
      const outer = frame?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1 };
      const scale = frame ? outer.width / frame.clientWidth : 1;
      const wordsBox = range.getBoundingClientRect();
      const markBox = mark.getBoundingClientRect();
      return Math.max(
        Math.abs(outer.left + wordsBox.left * scale - markBox.left),
        Math.abs(outer.top + wordsBox.top * scale - markBox.top),
        Math.abs(wordsBox.width * scale - markBox.width),
      );
    }, words)
    .catch(() => null);

/** Taps the middle of a drawn mark. */
async function tapMark(page: Page) {
  const frame = wordsFrame(page);
  const handle = await frame.evaluateHandle(() =>
    ((location.protocol === 'blob:' ? window.frameElement?.parentElement : null) ?? document).querySelector(
      '[data-mark]',
    ),
  );
  const box = (await handle.asElement()!.boundingBox())!;
  const skip = await messageCount(page);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return (await collectMessages(page, 'mark_tapped', skip)).id;
}

const DRAWN = () =>
  drawnBook(
    tinyBook([
      '<body style="margin:0;width:600px;height:800px"><p style="font-size:40px;margin:60px">The red fox ran to the green hill.</p></body>',
      '<body style="margin:0;width:600px;height:800px"><p style="font-size:40px;margin:60px">Then the red fox slept.</p></body>',
    ]),
  );

test('text of a fixed-layout page is marked in every size, and a tap on the mark opens it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 500, height: 700 });
  await openBook(page, describeBook('drawn', DRAWN()));
  const selected = await select(page, 'red fox');
  expect(selected).toMatchObject({
    quote: 'red fox',
    prefix: 'The ',
    locator: { href: 'c0.xhtml', position: 1 },
  });
  await sendToShell(page, { type: 'clear_selection' });
  await sendToShell(page, { type: 'marks', marks: [markOf(selected, true)] });
  await expect.poll(() => distance(page, 'red fox')).toBeLessThan(4);
  expect(await tapMark(page)).toBe('mark-1');
  expect((await lastPosition(page)).position.page).toBe(1);

  // Keys pan an enlarged page, and turn it only at its end.
  await sendToShell(page, { type: 'look', look: { ...LOOK, zoom: 5 } });
  const width = () =>
    bookFrame(page)!.evaluate(() => (window.frameElement as HTMLElement).getBoundingClientRect().width);
  await expect.poll(width).toBeGreaterThan(1400);
  await expect.poll(() => distance(page, 'red fox')).toBeLessThan(8);
  await sendToShell(page, { type: 'turn', to: 'down' });
  expect((await settledPosition(page)).page).toBe(1);
  await sendToShell(page, { type: 'look', look: LOOK });
  await expect.poll(width).toBeLessThan(501);

  // A mark in a book that has changed since is drawn where its words are now; the other page has none.
  await sendToShell(page, {
    type: 'marks',
    marks: [{ ...markOf(selected), locator: { ...selected.locator, cfi: 'epubcfi(/6/2!/4/2/99:3)' } }],
  });
  await expect.poll(() => distance(page, 'red fox')).toBeLessThan(4);
  await turn(page, 'next');
  expect(await distance(page, 'red fox')).toBeNull();
});

test('words of a PDF are highlighted, found again in continuous scrolling, and read aloud', async ({
  page,
}) => {
  test.skip(!pdfs.includes('pdflatex-4-pages.pdf'), 'the shared sample books are not here');
  await installFakeVoice(page, true);
  await page.setViewportSize({ width: 500, height: 700 });
  const book = describePdf('marks', readFileSync(join(DATA, 'pdf/pdflatex-4-pages.pdf')));
  await openBook(page, book);
  await collectMessages(page, 'can_speak');
  const words = await shellFrame(page)!.evaluate(
    () => /[A-Za-z]{5,}/.exec(document.querySelector('.pdf-text')!.textContent)![0],
  );
  const selected = await select(page, words);
  expect(selected).toMatchObject({ quote: words, locator: { href: 'book.pdf#page=1', position: 1 } });
  await sendToShell(page, { type: 'clear_selection' });
  await sendToShell(page, { type: 'marks', marks: [markOf(selected)] });
  await expect.poll(() => distance(page, words)).toBeLessThan(4);
  expect(await tapMark(page)).toBe('mark-1');
  expect((await settledPosition(page)).page).toBe(1);
  await turn(page, 'next');
  expect(await shellFrame(page)!.evaluate(() => document.querySelector('[data-mark]'))).toBeNull();
  await turn(page, 'previous');
  await sendToShell(page, { type: 'look', look: { ...LOOK, zoom: 4, colour: 'night' } });
  await expect.poll(() => distance(page, words)).toBeLessThan(8);
  const night = () =>
    shellFrame(page)!.evaluate(() => getComputedStyle(document.querySelector('.pdf-page canvas')!).filter);
  expect(await night()).not.toBe('none');

  // In scrolling mode the position follows the scrolling, and only pages near the window are drawn.
  await sendToShell(page, { type: 'look', look: { ...LOOK, flow: 'scroll' } });
  // The mark has this distance before the pages are laid out anew, too.
  await expect
    .poll(() =>
      shellFrame(page)!.evaluate(() => document.querySelectorAll('[data-flow="scroll"] > .pdf-slot').length),
    )
    .toBe(4);
  expect((await settledPosition(page)).page).toBe(1);
  await expect.poll(() => distance(page, words)).toBeLessThan(4);
  // All four pages have their height, so that 900 px are not more than one of them and a half.
  await expect
    .poll(() =>
      shellFrame(page)!.evaluate(() =>
        Math.min(
          ...[...document.querySelectorAll<HTMLElement>('[data-flow="scroll"] > .pdf-slot')].map(
            (slot) => slot.offsetHeight,
          ),
        ),
      ),
    )
    .toBeGreaterThan(500);
  await page.mouse.move(250, 350);
  await page.mouse.wheel(0, 900);
  await expect.poll(async () => (await lastPosition(page)).position.page).toBe(2);
  const { locator } = await settledPosition(page);
  await sendToShell(page, { type: 'turn', to: 'last' });
  await expect.poll(async () => (await settledPosition(page)).page).toBe(4);
  expect(await shellFrame(page)!.evaluate(() => document.querySelectorAll('canvas').length)).toBeLessThan(4);
  await sendToShell(page, { type: 'go_to', locator });
  await expect.poll(async () => (await settledPosition(page)).page).toBe(2);
  expect((await settledPosition(page)).locator.progression).toBeCloseTo(locator.progression, 1);

  await sendToShell(page, { type: 'look', look: LOOK });
  await sendToShell(page, { type: 'go_to_page', page: 1 });
  await expect.poll(async () => (await settledPosition(page)).page).toBe(1);
  await sendToShell(page, { type: 'audio', play: true, rate: 1, help: 'words' });
  const marked = () =>
    shellFrame(page)!.evaluate(() =>
      [...((CSS.highlights.get('bookgrove-word') ?? []) as Iterable<Range>)].map(String).join(),
    );
  await expect.poll(marked, { intervals: [5] }).toMatch(/\p{L}/u);
  expect((await spokenTexts(page))[0]?.lang).toBe('en-GB');
});
