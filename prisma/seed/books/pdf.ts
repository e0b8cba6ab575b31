import { readFile } from 'node:fs/promises';
import {
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  rgb,
  StandardFonts,
  type PDFFont,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';
import sharp from 'sharp';
import { HEIGHT, WIDTH } from './kit/index.ts';
import type { Leaf, Manuscript } from './model.ts';
import { drawArt } from './vector.ts';

/** Points: the 3:4 of the covers. */
const PAGE = { width: 540, height: 720, margin: 48 };
const WRITTEN = new Date(Date.UTC(2026, 8, 1, 12));

interface Fonts {
  text: PDFFont;
  heading: PDFFont;
}

const colourOf = (hex: string): ReturnType<typeof rgb> =>
  rgb(...([1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number]));

/** Greedy line breaking. */
const linesOf = (text: string, font: PDFFont, size: number, width: number): string[] => {
  const lines: string[] = [];
  for (const part of text.split('\n')) {
    let line = '';
    for (const word of part.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (line && font.widthOfTextAtSize(longer, size) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
};

/** Outline entries (ISO 32000-1, 12.3.3): a flat list linked both ways. */
const addOutline = (doc: PDFDocument, entries: { title: string; page: PDFPage }[]): void => {
  const outline = doc.context.nextRef();
  const refs = entries.map(() => doc.context.nextRef());
  const link = (index: number): Record<string, PDFRef> => {
    const ref = refs[index];
    return ref ? { ref } : {};
  };
  entries.forEach(({ title, page }, i) => {
    const ref = refs[i];
    if (!ref) return;
    const { ref: previous } = link(i - 1);
    const { ref: next } = link(i + 1);
    doc.context.assign(
      ref,
      doc.context.obj({
        Title: PDFHexString.fromText(title),
        Parent: outline,
        Dest: [page.ref, PDFName.of('Fit')],
        ...(previous ? { Prev: previous } : {}),
        ...(next ? { Next: next } : {}),
      }),
    );
  });
  const [first] = refs;
  const last = refs.at(-1);
  if (!first || !last) return;
  doc.context.assign(
    outline,
    doc.context.obj({ Type: 'Outlines', First: first, Last: last, Count: PDFNumber.of(refs.length) }),
  );
  doc.catalog.set(PDFName.of('Outlines'), outline);
};

const addPage = (doc: PDFDocument, book: Manuscript): PDFPage => {
  const page = doc.addPage([PAGE.width, PAGE.height]);
  page.drawRectangle({
    x: 0,
    y: 0,
    width: PAGE.width,
    height: PAGE.height,
    color: colourOf(book.colours.paper),
  });
  return page;
};

/** Sizes of text in points, and the line height and space after a paragraph in ems. */
const SIZES = [28, 25, 22, 19, 17, 16, 15, 14, 13, 12.5];
const LEADING = 1.45;
const GAP = 0.5;
const HEADING_SIZE = 24;

/** The largest size at which the paragraphs fit `height`; the smallest when none does. */
const fittingSize = (paragraphs: readonly string[], font: PDFFont, width: number, height: number): number =>
  SIZES.find((size) => {
    const lines = paragraphs.reduce((sum, text) => sum + linesOf(text, font, size, width).length, 0);
    return (lines * LEADING + paragraphs.length * GAP) * size <= height;
  }) ?? 12.5;

/** Sets one leaf, on as many pages as its text needs; returns its first page. */
const setLeaf = (doc: PDFDocument, book: Manuscript, fonts: Fonts, leaf: Leaf): PDFPage => {
  const first = addPage(doc, book);
  const width = PAGE.width - 2 * PAGE.margin;
  let page = first;
  let top = PAGE.height - PAGE.margin;
  if (leaf.picture) {
    const height = (PAGE.width * HEIGHT) / WIDTH;
    page.pushOperators(...drawArt(leaf.picture.art, 0, PAGE.height - height, PAGE.width));
    top = PAGE.height - height - 24;
  }
  const write = (text: string, font: PDFFont, size: number, colour: string): void => {
    for (const line of linesOf(text, font, size, width)) {
      if (top - size < PAGE.margin / 2) {
        page = addPage(doc, book);
        top = PAGE.height - PAGE.margin;
      }
      page.drawText(line, { x: PAGE.margin, y: top - size, size, font, color: colourOf(colour) });
      top -= size * LEADING;
    }
  };
  if (leaf.heading) write(leaf.heading, fonts.heading, HEADING_SIZE, book.colours.accent);
  const size = fittingSize(leaf.text, fonts.text, width, top - PAGE.margin / 2);
  for (const paragraph of leaf.text) {
    write(paragraph, fonts.text, size, book.colours.ink);
    top -= size * GAP;
  }
  return first;
};

/**
 * Writes the manuscript as a PDF: cover, then picture above and text below, with an outline. Latin script
 * only.
 */
export const buildPdf = async (book: Manuscript): Promise<Buffer> => {
  const doc = await PDFDocument.create({ updateMetadata: false });
  doc.setTitle(book.title, {
    showInWindowTitleBar: true,
  });
  doc.setAuthor(book.authors.join(', '));
  doc.setSubject(book.summary);
  doc.setLanguage(book.language);
  doc.setCreator('Bookgrove');
  doc.setProducer('pdf-lib');
  doc.setCreationDate(WRITTEN);
  doc.setModificationDate(WRITTEN);
  const fonts = {
    text: await doc.embedFont(StandardFonts.Helvetica),
    heading: await doc.embedFont(StandardFonts.HelveticaBold),
  };

  const webp = await readFile(new URL(`../covers/${book.key}.webp`, import.meta.url));
  const cover = doc.addPage([PAGE.width, PAGE.height]);
  const image = await doc.embedJpg(await sharp(webp).jpeg({ quality: 88 }).toBuffer());
  cover.drawImage(image, { x: 0, y: 0, width: PAGE.width, height: PAGE.height });

  const entries = [{ title: book.title, page: cover }];
  const anyHeading = book.leaves.some(({ heading }) => heading);
  book.leaves.forEach((leaf, index) => {
    const page = setLeaf(doc, book, fonts, leaf);
    if (leaf.heading) entries.push({ title: leaf.heading, page });
    else if (!anyHeading) entries.push({ title: `Page ${index + 1}`, page });
  });
  addOutline(doc, entries);
  return Buffer.from(await doc.save());
};
