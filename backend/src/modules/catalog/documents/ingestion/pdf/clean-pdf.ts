import {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFStream,
  PDFString,
  type PDFContext,
  type PDFObject,
} from 'pdf-lib';
import type { FindingCode, Findings } from '../findings.ts';
import type { IngestionLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';

/** Actions (ISO 32000-2, 12.6.4) that run programs, send, fetch or play something. */
const ACTIONS: Record<string, FindingCode> = {
  JavaScript: 'SCRIPT_REMOVED',
  Launch: 'SCRIPT_REMOVED',
  SubmitForm: 'FORM_REMOVED',
  ImportData: 'FORM_REMOVED',
  GoToR: 'UNSAFE_LINK_REMOVED',
  GoToE: 'UNSAFE_LINK_REMOVED',
  Rendition: 'MEDIA_REMOVED',
  Movie: 'MEDIA_REMOVED',
  Sound: 'MEDIA_REMOVED',
  RichMediaExecute: 'MEDIA_REMOVED',
  GoTo3DView: 'MEDIA_REMOVED',
};

/** Annotations that carry files or players. */
const ANNOTATIONS: Record<string, FindingCode> = {
  FileAttachment: 'ATTACHMENT_REMOVED',
  RichMedia: 'MEDIA_REMOVED',
  Movie: 'MEDIA_REMOVED',
  Screen: 'MEDIA_REMOVED',
  Sound: 'MEDIA_REMOVED',
  '3D': 'MEDIA_REMOVED',
};

/**
 * Writes a PDF anew without anything that runs, sends data or is attached. Every object of the file is checked, not
 * only the reachable ones, and removed objects are not left in the file.
 * @throws {Refusal} when the file cannot be read completely, is protected, or builds its pages by program (dynamic
 * XFA)
 */
export async function cleanPdf(
  bytes: Uint8Array,
  path: string,
  limits: IngestionLimits,
  findings: Findings,
): Promise<{ bytes: Uint8Array; pages: number }> {
  const document = await load(bytes);
  const { context, catalog } = document;
  if (catalog.get(PDFName.of('NeedsRendering'))?.toString() === 'true')
    throw new Refusal('PDF_INTERACTIVE_FORM');

  const pages = document.getPages();
  if (pages.length > limits.pdfPages) throw new Refusal('PDF_TOO_MANY_PAGES');
  pages.forEach((page, at) => {
    const { width, height } = page.getMediaBox();
    if (!(Math.max(Math.abs(width), Math.abs(height)) <= limits.pdfPagePoints)) {
      throw new Refusal('PDF_PAGE_TOO_LARGE', `page ${at + 1}`);
    }
    const annotations = page.node.Annots();
    if (annotations !== undefined) removeAnnotations(annotations, (code) => findings.add(code, path));
  });

  const names = catalog.lookupMaybe(PDFName.of('Names'), PDFDict);
  names?.delete(PDFName.of('EmbeddedFiles'));
  names?.delete(PDFName.of('JavaScript'));
  const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  if (form?.has(PDFName.of('XFA')) === true) {
    form.delete(PDFName.of('XFA'));
    findings.add('FORM_REMOVED', path);
  }
  for (const [, object] of context.enumerateIndirectObjects())
    sweep(object, context, (code) => findings.add(code, path));

  const cleaned = await document.save({
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Infinity,
  });
  return { bytes: cleaned, pages: pages.length };
}

async function load(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  } catch (error) {
    throw new Refusal(error instanceof EncryptedPDFError ? 'PDF_PROTECTED' : 'PDF_INVALID');
  }
}

function removeAnnotations(annotations: PDFArray, report: (code: FindingCode) => void): void {
  for (let at = annotations.size() - 1; at >= 0; at -= 1) {
    const annotation = annotations.lookup(at);
    if (!(annotation instanceof PDFDict)) continue;
    const code = ANNOTATIONS[nameOf(annotation, 'Subtype')];
    if (code === undefined) continue;
    report(code);
    annotations.remove(at);
    clear(annotation);
  }
}

/** Checks one indirect object and everything directly inside it. */
function sweep(object: PDFObject, context: PDFContext, report: (code: FindingCode) => void): void {
  const waiting: PDFObject[] = [object];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const dict = next instanceof PDFStream ? next.dict : next;
    if (dict instanceof PDFArray) waiting.push(...dict.asArray());
    if (!(dict instanceof PDFDict)) continue;
    judge(dict, context, report);
    waiting.push(...dict.values());
  }
}

function judge(dict: PDFDict, context: PDFContext, report: (code: FindingCode) => void): void {
  const action = ACTIONS[nameOf(dict, 'S')];
  if (action !== undefined) {
    report(action);
    deleteStream(dict.get(PDFName.of('JS')), context);
    clear(dict);
    return;
  }
  if (nameOf(dict, 'S') === 'URI' && !isHarmless(dict.lookup(PDFName.of('URI')))) {
    report('UNSAFE_LINK_REMOVED');
    clear(dict);
    return;
  }
  const embedded = dict.lookup(PDFName.of('EF'));
  if (embedded instanceof PDFDict) {
    report('ATTACHMENT_REMOVED');
    for (const file of embedded.values()) deleteStream(file, context);
    dict.delete(PDFName.of('EF'));
  }
}

function isHarmless(address: PDFObject | undefined): boolean {
  if (!(address instanceof PDFString || address instanceof PDFHexString)) return false;
  // Relative addresses lead nowhere in the viewer, but are harmless.
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.decodeText().replace(/[\u0000-\u0020]/g, ''))?.[1];
  return scheme === undefined || /^(?:https?|mailto|tel)$/i.test(scheme);
}

function deleteStream(target: PDFObject | undefined, context: PDFContext): void {
  if (target instanceof PDFRef && context.lookup(target) instanceof PDFStream) context.delete(target);
}

function clear(dict: PDFDict): void {
  for (const key of dict.keys()) dict.delete(key);
}

function nameOf(dict: PDFDict, key: string): string {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : '';
}
