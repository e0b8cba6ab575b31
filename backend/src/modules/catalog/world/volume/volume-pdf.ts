import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { drawCover, drawScene } from '../../stories/epub/pictures.ts';
import {
  aside,
  canPrint,
  MARGIN,
  PAGE,
  picture,
  PLAIN,
  WIDE,
  words,
  type Doc,
  type Section,
} from '../../stories/print/words.ts';
import { counted, coverScene, PROMISE, titleOf, type Volume } from './volume-epub.ts';
import { chaptersOf, sheetsOf, signatureOf, type BoundLetter } from './volume.rules.ts';

type Letter = Volume['letters'][number];
const STAMP = { w: 196, h: 147 };
/** Lines of a sheet below the stamp, and of one without. */
const [FIRST, MORE] = [24, 34];
const LINES = 26;

/** A script that no font of ours has would be printed as boxes: its letter is led to, and stands whole in the EPUB. */
const isPrintable = ({ title, text, signed_as, school_name }: BoundLetter): boolean =>
  canPrint([title, text, signed_as, school_name].join(' '));
const sheets = (letter: Letter): string[] =>
  isPrintable(letter)
    ? sheetsOf(letter.text, FIRST, MORE)
    : [
        'This letter is written in letters that we cannot print yet. It stands in the Dear World Book on the screen.',
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
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en',
    info: { Title: title, Author: 'Children of the world' },
  });
  const kept = open(doc);
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  const part = (name: string): Section => {
    const section = doc.struct('Sect', { title: name });
    whole.add(section);
    return section;
  };
  let page = 0;
  const turn = (): void => {
    doc.addPage();
    page += 1;
  };
  const middle = { language: 'en', middle: true };
  const front = part(title);
  turn();
  // 3 to 4 like the cover of a book: the paper is a little higher.
  const high = (WIDE * 4) / 3;
  const cover = await drawCover(coverScene(), new Map(), {
    title,
    authors: [counted(volume)],
    language: 'en',
  });
  picture(doc, front, cover, title, { x: MARGIN, y: (PAGE.height - high) / 2, w: WIDE, h: high });
  turn();
  const named = { ...middle, bold: true, heading: true };
  await words(doc, front, title, { x: MARGIN, y: 240, w: WIDE, h: 160 }, [16, 44], named);
  await words(doc, front, counted(volume), { x: MARGIN, y: 420, w: WIDE, h: 60 }, [10, 18], middle);
  await words(doc, front, PROMISE, { x: MARGIN + 60, y: 640, w: WIDE - 120, h: 100 }, [8, 12], middle);
  const chapters = chaptersOf(volume.letters);
  await contents(doc, front, chapters, turn);
  front.end();
  for (const letter of chapters.flatMap(({ letters }) => letters)) {
    const section = part(letter.title);
    for (const [index, sheet] of sheets(letter).entries()) {
      turn();
      if (index === 0) await head(doc, section, letter);
      const top = index === 0 ? MARGIN + STAMP.h + 32 : MARGIN;
      const box = { x: MARGIN, y: top, w: WIDE, h: PAGE.height - top - MARGIN - 90 };
      const language = isPrintable(letter) ? letter.language : 'en';
      await words(doc, section, sheet, box, [8, 15], { language });
      if (index === sheets(letter).length - 1) await sign(doc, section, letter);
      number(doc, page, 0, PAGE.height - 40, PAGE.width, 'center');
    }
    section.end();
  }
  whole.end();
  doc.end();
  await kept;
  return page;
}

/** The number of a page: no part of what is read. */
function number(
  doc: Doc,
  page: number,
  x: number,
  y: number,
  width: number,
  align: 'center' | 'right',
): void {
  aside(doc, () =>
    doc.font(PLAIN).fontSize(10).fillColor('#46524b').text(String(page), x, y, { width, align }),
  );
}

/** The title beside its stamp. */
async function head(doc: Doc, section: Section, letter: Letter): Promise<void> {
  doc.outline.addItem(letter.title);
  const named = canPrint(letter.title) ? letter.title : signatureOf(letter)[1];
  const beside = { x: MARGIN, y: MARGIN, w: WIDE - STAMP.w - 24, h: STAMP.h };
  const { language } = letter;
  await words(doc, section, named, beside, [12, 30], { language, bold: true, heading: true });
  const x = PAGE.width - MARGIN - STAMP.w;
  picture(doc, section, await drawScene(letter.picture, new Map()), letter.alt, { x, y: MARGIN, ...STAMP });
}

async function sign(doc: Doc, section: Section, letter: Letter): Promise<void> {
  const [name, place] = signatureOf(letter).map((line) => (canPrint(line) ? line : ''));
  const y = PAGE.height - MARGIN - 76;
  aside(doc, () => {
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
  await words(doc, section, name!, first, [9, 14], { language, bold: true });
  await words(doc, section, place!, second, [7, 10], { language });
}

/** Letters by country with their pages. */
async function contents(
  doc: Doc,
  section: Section,
  chapters: ReturnType<typeof chaptersOf<Letter>>,
  turn: () => void,
): Promise<void> {
  const lines = chapters.flatMap(({ name, letters }) => [
    { name: name || 'From elsewhere', letter: null },
    ...letters.map((letter) => ({ name: letter.title, letter })),
  ]);
  // The cover, the title page, the pages of contents, and then each letter.
  let begins = 2 + Math.ceil(lines.length / LINES) + 1;
  for (const [index, { name, letter }] of lines.entries()) {
    if (index % LINES === 0) turn();
    const y = MARGIN + (index % LINES) * 28 + 4;
    if (!letter) {
      const bold = { language: 'en', bold: true };
      await words(doc, section, name, { x: MARGIN, y, w: WIDE, h: 22 }, [9, 14], bold);
      continue;
    }
    const shown = canPrint(name) ? name : signatureOf(letter)[1];
    const box = { x: MARGIN + 16, y, w: WIDE - 90, h: 22 };
    await words(doc, section, shown, box, [7, 12], { language: letter.language });
    number(doc, begins, PAGE.width - MARGIN - 50, y, 50, 'right');
    begins += sheets(letter).length;
  }
}
