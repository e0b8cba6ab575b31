import { PAGE } from '../../../../platform/print/page.ts';
import { drawPicture, type Section } from '../../../../platform/print/structure.ts';
import type { TaggedPdf } from '../../../../platform/print/tagged-pdf.ts';

/** Margin of a printed book's page and the width between its margins, in points. */
export const MARGIN = 56;
export const WIDE = PAGE.width - 2 * MARGIN;

/** Adds a page with a centred cover. A cover has the ratio 3 to 4; the paper is slightly taller. */
export function addCover(pdf: TaggedPdf, section: Section, cover: Buffer, title: string): void {
  pdf.addPage();
  const h = (WIDE * 4) / 3;
  drawPicture(pdf.doc, section, cover, title, { x: MARGIN, y: (PAGE.height - h) / 2, w: WIDE, h });
}
