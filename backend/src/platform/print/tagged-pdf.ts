import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import type PdfKit from 'pdfkit';
import {
  artifact,
  drawPicture,
  MARGIN,
  PAGE,
  PAGE_NUMBER_FONT,
  WIDE,
  type Doc,
  type Section,
} from './draw-text.ts';

const require = createRequire(import.meta.url);

/** Metadata of the PDF file. */
interface PdfDetails {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
}

/** A tagged PDF for A4 that is written while it is drawn. */
export class PdfBook {
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

  addPage(): void {
    this.doc.addPage();
    this.page += 1;
  }

  /** Adds a page with a centred cover. A cover has the ratio 3 to 4; the paper is slightly taller. */
  addCover(section: Section, cover: Buffer, title: string): void {
    this.addPage();
    const height = (WIDE * 4) / 3;
    drawPicture(this.doc, section, cover, title, {
      x: MARGIN,
      y: (PAGE.height - height) / 2,
      w: WIDE,
      h: height,
    });
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
      this.doc.font(PAGE_NUMBER_FONT).fontSize(size).fillColor(color).text(String(page), x, y, placed),
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
