import type { Readable } from 'node:stream';
import { canPrint, drawText } from '../../../../platform/print/draw-text.ts';
import { PAGE } from '../../../../platform/print/page.ts';
import { artifact, drawPicture, type Doc, type Section } from '../../../../platform/print/structure.ts';
import { TaggedPdf } from '../../../../platform/print/tagged-pdf.ts';
import { drawCover, drawScene } from '../epub/pictures.ts';
import { addCover, MARGIN, WIDE } from '../print/book-page.ts';
import { countLabel, coverScene, PROMISE, titleOf, type Volume } from './volume-epub.ts';
import { chaptersOf, sheetsOf, signatureOf, type LetterInVolume } from './volume.rules.ts';

type Letter = Volume['letters'][number];
const STAMP = { w: 196, h: 147 };
/** Lines of text on the first page of a letter, below its stamp, and on each other page. */
const [FIRST, MORE] = [24, 34];
/** Lines on a page of contents. */
const LINES = 26;

/**
 * Whether our fonts cover the script of a letter. A letter that they do not cover would be printed as boxes: it is
 * only in the EPUB, and the PDF refers to it.
 */
const isPrintable = ({ title, text, signed_as, school_name }: LetterInVolume): boolean =>
  canPrint([title, text, signed_as, school_name].join(' '));
const sheets = (letter: Letter): string[] =>
  isPrintable(letter)
    ? sheetsOf(letter.text, FIRST, MORE)
    : [
        'This letter is written in a script that we cannot print yet. You can read it in the Dear World Book online.',
      ];

/**
 * A year of letters as a PDF for A4: a cover, a title page, a list of contents by country, and each letter with its stamp.
 * The stream has to be read while it is drawn.
 * @returns how many pages it has
 */
export async function volumePdf(
  volume: Volume,
  open: (content: Readable) => Promise<unknown>,
): Promise<number> {
  const title = titleOf(volume);
  const book = new TaggedPdf({ title, author: 'Children of the world', language: 'en' }, open);
  const { doc } = book;
  const front = book.section(title);
  const cover = { title, authors: [countLabel(volume)], language: 'en' };
  addCover(book, front, await drawCover(coverScene(), new Map(), cover), title);
  book.addPage();
  const middle = { language: 'en', middle: true };
  const heading = { ...middle, bold: true, heading: true };
  await drawText(doc, front, title, { x: MARGIN, y: 240, w: WIDE, h: 160 }, [16, 44], heading);
  await drawText(doc, front, countLabel(volume), { x: MARGIN, y: 420, w: WIDE, h: 60 }, [10, 18], middle);
  await drawText(doc, front, PROMISE, { x: MARGIN + 60, y: 640, w: WIDE - 120, h: 100 }, [8, 12], middle);
  const chapters = chaptersOf(volume.letters);
  await printContents(book, front, chapters);
  front.end();
  for (const letter of chapters.flatMap(({ letters }) => letters)) await printLetter(book, letter);
  return book.end();
}

async function printLetter(book: TaggedPdf, letter: Letter): Promise<void> {
  const { doc } = book;
  const section = book.section(letter.title);
  const language = isPrintable(letter) ? letter.language : 'en';
  const texts = sheets(letter);
  for (const [index, text] of texts.entries()) {
    book.addPage();
    if (index === 0) await printHeading(doc, section, letter);
    const top = index === 0 ? MARGIN + STAMP.h + 32 : MARGIN;
    const box = { x: MARGIN, y: top, w: WIDE, h: PAGE.height - top - MARGIN - 90 };
    await drawText(doc, section, text, box, [8, 15], { language });
    if (index === texts.length - 1) await printSignature(doc, section, letter);
    book.printPageNumber();
  }
  section.end();
}

/** The title beside its stamp. */
async function printHeading(doc: Doc, section: Section, letter: Letter): Promise<void> {
  doc.outline.addItem(letter.title);
  const named = canPrint(letter.title) ? letter.title : signatureOf(letter)[1];
  const beside = { x: MARGIN, y: MARGIN, w: WIDE - STAMP.w - 24, h: STAMP.h };
  const { language } = letter;
  await drawText(doc, section, named, beside, [12, 30], { language, bold: true, heading: true });
  const x = PAGE.width - MARGIN - STAMP.w;
  drawPicture(doc, section, await drawScene(letter.picture, new Map()), letter.alt, {
    x,
    y: MARGIN,
    ...STAMP,
  });
}

/** The author and the school, below a line. */
async function printSignature(doc: Doc, section: Section, letter: Letter): Promise<void> {
  const [name, place] = signatureOf(letter).map((line) => (canPrint(line) ? line : ''));
  const y = PAGE.height - MARGIN - 76;
  artifact(doc, () => {
    doc
      .save()
      .moveTo(MARGIN, y)
      .lineTo(PAGE.width - MARGIN, y)
      .dash(1, { space: 4 })
      .lineWidth(1.5)
      .stroke('#8a7d5c');
    doc.restore();
  });
  const { language } = letter;
  const [first, second] = [
    { x: MARGIN, y: y + 10, w: WIDE, h: 22 },
    { x: MARGIN, y: y + 34, w: WIDE, h: 18 },
  ];
  await drawText(doc, section, name!, first, [9, 14], { language, bold: true });
  await drawText(doc, section, place!, second, [7, 10], { language });
}

/** Letters by country, with their page numbers. */
async function printContents(
  book: TaggedPdf,
  section: Section,
  chapters: ReturnType<typeof chaptersOf<Letter>>,
): Promise<void> {
  const { doc } = book;
  const lines = chapters.flatMap(({ name, letters }) => [
    { name: name || 'From elsewhere', letter: null },
    ...letters.map((letter) => ({ name: letter.title, letter })),
  ]);
  // The cover, the title page, the pages of contents, and then the first letter.
  let first = 2 + Math.ceil(lines.length / LINES) + 1;
  for (const [index, { name, letter }] of lines.entries()) {
    if (index % LINES === 0) book.addPage();
    const y = MARGIN + (index % LINES) * 28 + 4;
    if (!letter) {
      const bold = { language: 'en', bold: true };
      await drawText(doc, section, name, { x: MARGIN, y, w: WIDE, h: 22 }, [9, 14], bold);
      continue;
    }
    const shown = canPrint(name) ? name : signatureOf(letter)[1];
    const box = { x: MARGIN + 16, y, w: WIDE - 90, h: 22 };
    await drawText(doc, section, shown, box, [7, 12], { language: letter.language });
    book.printNumber(first, { x: PAGE.width - MARGIN - 50, y, width: 50, align: 'right' });
    first += sheets(letter).length;
  }
}
