import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  type PDFObject,
} from 'pdf-lib';

/** A heading, paragraph or figure of a tagged PDF. */
interface PdfElement {
  role: string;
  /** Its text, or the alternative text of a figure. */
  text: string;
  /** BCP 47; null where it is the language of the document. */
  lang: string | null;
}

/** What a screen reader reads in a PDF, in its order; null when the PDF is not tagged. */
export async function readPdfStructure(bytes: Buffer): Promise<PdfElement[] | null> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const marked = pdf.catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict)?.get(PDFName.of('Marked'));
  const root = pdf.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  return root && String(marked) === 'true' ? elementsBelow(root) : null;
}

/** The elements below another that have content of their own. */
function elementsBelow(parent: PDFDict): PdfElement[] {
  return kidsOf(parent).flatMap((kid) => {
    if (!(kid instanceof PDFDict)) return [];
    const contents = kidsOf(kid).filter((one) => one instanceof PDFNumber);
    if (contents.length === 0) return elementsBelow(kid);
    const text =
      textOf(kid, 'ActualText') ??
      textOf(kid, 'Alt') ??
      contents.map((id) => contentText(kid.lookup(PDFName.of('Pg'), PDFDict), id.asNumber())).join('');
    const role = kid.lookup(PDFName.of('S'), PDFName).decodeText();
    return [{ role, text, lang: textOf(kid, 'Lang') }];
  });
}

function kidsOf(element: PDFDict): PDFObject[] {
  const kids = element.lookup(PDFName.of('K'));
  if (kids instanceof PDFArray) return kids.asArray().map((_, index) => kids.lookup(index)!);
  return kids ? [kids] : [];
}

function textOf(element: PDFDict, name: string): string | null {
  const text = element.lookup(PDFName.of(name));
  return text instanceof PDFString || text instanceof PDFHexString ? text.decodeText() : null;
}

/** The text of one piece of marked content of a page. */
function contentText(page: PDFDict, id: number): string {
  const stream = page.lookup(PDFName.of('Contents'));
  if (!(stream instanceof PDFRawStream)) return '';
  const content = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  const [, after = ''] = content.split(new RegExp(`/MCID ${id}\\b`));
  const [own = ''] = after.split('/MCID ');
  const literal = /\/ActualText \(((?:[^\\)]|\\[^])*)\)/.exec(own)?.[1];
  return literal === undefined ? '' : PDFString.of(literal).decodeText();
}
