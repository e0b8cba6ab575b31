import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import type PdfKit from 'pdfkit';
import { FONTS } from './fonts.ts';
import { PAGE } from './page.ts';
import { artifact, type Doc, type Section } from './structure.ts';

const require = createRequire(import.meta.url);

/** Metadata of the PDF file. */
interface PdfDetails {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
}

/**
 * A tagged PDF for A4 that is written while it is drawn. Everything on its pages is drawn as an element of a section
 * (`drawText`, `drawPicture`, `drawFigure`), in reading order, or as an artifact.
 */
export class TaggedPdf {
  readonly doc: Doc;
  private readonly whole: Section;
  private readonly written: Promise<unknown>;
  /** Number of the current page; 0 before the first. */
  page = 0;

  /** @param open receives the stream, and has to read it while pages are drawn */
  constructor({ title, author, language }: PdfDetails, open: (content: Readable) => Promise<unknown>) {
    // Loaded here and not with the module: most processes never print.
    const PDFDocument = require('pdfkit') as typeof PdfKit;
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language,
      info: { Title: title, Author: author },
    });
    this.written = open(this.doc);
    this.whole = this.doc.struct('Document');
    this.doc.addStructure(this.whole);
  }

  /** Begins a section of the document's structure; the caller ends it. */
  section(title: string): Section {
    const section = this.doc.struct('Sect', { title });
    this.whole.add(section);
    return section;
  }

  /** Begins a page of A4, upright or on its side. */
  addPage(layout: 'portrait' | 'landscape' = 'portrait'): void {
    this.doc.addPage({ size: 'A4', margin: 0, layout });
    this.page += 1;
  }

  /** Prints the number of the current page at its foot. */
  printPageNumber(): void {
    this.printNumber(this.page, { x: 0, y: PAGE.height - 40, width: PAGE.width, align: 'center' });
  }

  /** Prints the number of a page, which is no part of the text. */
  printNumber(
    page: number,
    {
      x,
      y,
      size = 10,
      color = '#46524b',
      ...placed
    }: {
      x: number;
      y: number;
      width: number;
      align: 'center' | 'right';
      size?: number;
      color?: string;
    },
  ): void {
    artifact(this.doc, () =>
      this.doc.font(FONTS.noto.plain).fontSize(size).fillColor(color).text(String(page), x, y, placed),
    );
  }

  /**
   * Ends the document and waits until it is read.
   * @returns how many pages it has
   */
  async end(): Promise<number> {
    this.whole.end();
    this.doc.end();
    await this.written;
    return this.page;
  }
}
