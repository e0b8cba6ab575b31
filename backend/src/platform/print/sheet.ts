import { isRtl, type Language } from '@bookgrove/contract';
import QRCode from 'qrcode';
import { drawSetText, setText } from './draw-text.ts';
import { languageOfText } from './language-of-text.ts';
import { MM, PAGE } from './page.ts';
import { artifact, drawFigure, type Doc, type Section } from './structure.ts';
import type { TaggedPdf } from './tagged-pdf.ts';

const LEFT = 20 * MM;
/** Width of what is printed on a sheet, in points. */
export const SHEET_WIDTH = PAGE.width - 2 * LEFT;
const TOP = 20 * MM;
const BOTTOM = PAGE.height - 20 * MM;
/** Height of one line of text, in points. */
export const SHEET_LINE = 6 * MM;
/** Side of a QR code, in points. */
export const SHEET_QR = 28 * MM;

interface SheetStyle {
  bold?: boolean;
  heading?: boolean;
  size?: number;
  /** At the end of the line, as numbers are. */
  end?: boolean;
  height?: number;
}

/** Draws on A4 page by page from above, mirrored for a language that is written from the right. */
export class Sheet {
  readonly pdf: TaggedPdf;
  private readonly language: Language;
  private readonly rtl: boolean;
  private y = TOP;

  constructor(pdf: TaggedPdf, language: Language) {
    this.pdf = pdf;
    this.language = language;
    this.rtl = isRtl(language);
  }

  get doc(): Doc {
    return this.pdf.doc;
  }

  /** Begins a page when less than this height is left. */
  room(height: number): void {
    if (this.pdf.page === 0 || this.y + height > BOTTOM) this.newPage();
  }

  /** Begins a page. */
  newPage(): void {
    this.pdf.addPage();
    this.y = TOP;
  }

  down(height: number): void {
    this.y += height;
  }

  /** A text at the current height. `from` and `width` are counted from the side where a line begins. */
  async text(
    section: Section,
    text: string,
    [from, width]: readonly [number, number],
    style: SheetStyle = {},
  ): Promise<void> {
    const { bold, heading, size = 10, end, height = SHEET_LINE } = style;
    const set = await setText(text, { w: width - 2 * MM, h: height }, [5, size], {
      language: languageOfText(text, this.language),
      ...(bold && { bold }),
      ...(heading && { heading }),
    });
    if (!set) return;
    const atRight = this.rtl !== (end ?? false);
    const left = this.rtl ? PAGE.width - LEFT - from - width : LEFT + from;
    drawSetText(this.doc, section, set, { x: atRight ? left + width - set.w : left, y: this.y });
  }

  rule(): void {
    artifact(this.doc, () =>
      this.doc
        .moveTo(LEFT, this.y - 1.5 * MM)
        .lineTo(LEFT + SHEET_WIDTH, this.y - 1.5 * MM)
        .lineWidth(0.5)
        .stroke('#7c8982'),
    );
  }

  /** An empty square to tick, at the end of a column. */
  box([from, width]: readonly [number, number]): void {
    const side = SHEET_LINE - 2 * MM;
    const left = this.rtl ? PAGE.width - LEFT - from - width : LEFT + from;
    const x = this.rtl ? left : left + width - side;
    artifact(this.doc, () => this.doc.rect(x, this.y, side, side).lineWidth(0.8).stroke('#17211c'));
  }

  /** A QR code at the side where a line begins. */
  qr(section: Section, content: string, alt: string): void {
    const { modules } = QRCode.create(content, { errorCorrectionLevel: 'M' });
    const side = SHEET_QR / modules.size;
    const x = this.rtl ? PAGE.width - LEFT - SHEET_QR : LEFT;
    drawFigure(this.doc, section, alt, () => {
      this.doc.save().fillColor('#000000');
      for (let row = 0; row < modules.size; row++)
        for (let column = 0; column < modules.size; column++)
          if (modules.get(row, column))
            this.doc.rect(x + column * side, this.y + row * side, side + 0.05, side + 0.05);
      this.doc.fill().restore();
    });
  }
}
