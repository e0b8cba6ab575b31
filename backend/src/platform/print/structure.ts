import type PDFDocument from 'pdfkit';
import type { Box } from './page.ts';

export type Doc = InstanceType<typeof PDFDocument>;
/** An element of the document's structure that others are added to, such as a section. */
export type Section = ReturnType<Doc['struct']>;

/** What a screen reader is told about an element. */
interface Described {
  /** BCP 47, where it is not the language of the document. */
  lang?: string;
  /** Alternative text of a figure. */
  alt?: string;
  /** Text of an element whose content cannot be read as text. */
  actual?: string;
}

/** Draws something as an element of the structure. The order of the calls is the reading order. */
export function drawTagged(
  doc: Doc,
  section: Section,
  kind: 'H1' | 'P' | 'Figure',
  described: Described,
  draw: () => void,
): void {
  const content = doc.markStructureContent(kind);
  draw();
  doc.endMarkedContent();
  section.add(doc.struct(kind, described, [content]));
}

/** Draws a figure with its alternative text. */
export const drawFigure = (doc: Doc, section: Section, alt: string, draw: () => void): void =>
  drawTagged(doc, section, 'Figure', { alt: alt.trim() }, draw);

/** Pictures that a document contains already, by their bytes. */
const pictures = new WeakMap<Doc, WeakMap<Buffer, Buffer>>();

/** Places a picture (PNG or JPEG). The same buffer is stored once in a document, however often it is placed. */
export function placePicture(doc: Doc, data: Buffer, { x, y, w, h }: Box): void {
  const known = pictures.get(doc) ?? new WeakMap<Buffer, Buffer>();
  pictures.set(doc, known);
  // PDFKit draws what `openImage` returns like the bytes themselves; its types know neither.
  const opened = known.get(data) ?? (doc as unknown as { openImage(data: Buffer): Buffer }).openImage(data);
  known.set(data, opened);
  doc.image(opened, x, y, { width: w, height: h });
}

/** Draws a picture (PNG or JPEG) with its alternative text. */
export const drawPicture = (doc: Doc, section: Section, data: Buffer, alt: string, box: Box): void =>
  drawFigure(doc, section, alt, () => placePicture(doc, data, box));

/** Draws something that is not content and is not read aloud, such as a page number or a line. */
export function artifact(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Pagination' });
  draw();
  doc.endMarkedContent();
}
