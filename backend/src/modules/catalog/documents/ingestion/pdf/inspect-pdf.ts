import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, PasswordException, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ContentWriter } from '../content-writer.ts';
import type { InspectionContext } from '../context.ts';
import { makeCover } from '../cover.ts';
import { buildManifest } from '../manifest.ts';
import { drawPages, pictureOf } from './draw-pages.ts';
import { Refusal } from '../refusals.ts';
import { checkPrivateText } from '../privacy-checks.ts';
import { canonicalLanguage, cleanText, countWords, languageDirection, readingMinutes } from '../text.ts';
import type { BookCover, Contributor, InspectedBook, ManifestLink, ReadingDirection } from '../types.ts';
import { cleanPdf } from './clean-pdf.ts';
import { readOutline } from './outline.ts';

/** Name of the cleaned file in `content/`. */
export const PDF_FILE = 'book.pdf';
/** Words are counted on at most this many pages, evenly spread, and extrapolated. */
const SAMPLED_PAGES = 200;
/** A page with fewer words counts as a picture in the reading time. */
const PICTURE_PAGE_WORDS = 20;
/** From how many pages, and how many characters of each, the reading level is estimated. */
const PAGES_IN_SAMPLE = 30;
const SAMPLE_CHARACTERS = 1_500;
/** Width in pixels at which the first page is drawn, twice the largest cover. */
const RENDER_WIDTH = 960;
const MAX_COVER_RATIO = 3;

const require = createRequire(import.meta.url);
const PDFJS = join(dirname(require.resolve('pdfjs-dist/package.json')));

/** Checks, cleans and describes a PDF. */
export async function inspectPdf(context: InspectionContext): Promise<InspectedBook> {
  const { limits, findings, progress } = context;
  const original = await readFile(context.file);
  // Acrobat looks for the end mark in the last kilobyte; four kilobytes tolerate text that mail programs append.
  if (!original.subarray(-4_096).includes('%%EOF')) throw new Refusal('PDF_TRUNCATED');

  progress('reading', 5);
  const uncleaned = await open(original);
  const declaredPages = uncleaned.numPages;
  await uncleaned.loadingTask.destroy();
  if (declaredPages > limits.pdfPages) throw new Refusal('PDF_TOO_MANY_PAGES');
  if (declaredPages === 0) throw new Refusal('PDF_INVALID');

  progress('cleaning', 15);
  const cleaned = await cleanPdf(original, PDF_FILE, limits, findings);
  const writer = new ContentWriter(context.outDir);
  await writer.write(PDF_FILE, 'application/pdf', cleaned.bytes);
  const document = await open(cleaned.bytes);
  if (document.numPages !== declaredPages || cleaned.pages !== declaredPages)
    throw new Refusal('PDF_INVALID');

  const description = await describe(document, context);
  const text = await readText(document, context);
  const toc = await readOutline(document, PDF_FILE);
  progress('cover', 90);
  const cover = await drawCover(document, context);
  const drawn = await drawPages(document, context.outDir, limits.pdfDrawnPages);
  await document.loadingTask.destroy();

  progress('describing', 97);
  const resources = writer.resources();
  const link: ManifestLink = {
    href: PDF_FILE,
    type: 'application/pdf',
    properties: { positions: declaredPages },
  };
  const described: Omit<InspectedBook, 'manifest'> = {
    format: 'pdf',
    title: description.title,
    subtitle: null,
    contributors: description.contributors,
    language: description.language,
    identifiers: [],
    publisher: null,
    description: description.subject,
    layout: 'fixed',
    direction:
      description.direction ??
      (description.language === null ? text.direction : languageDirection(description.language)),
    pages: declaredPages,
    word_count: text.words,
    samples: text.samples,
    drawn_pages: drawn,
    reading_minutes: readingMinutes(text.words, text.picturePages),
    has_audio: false,
    subjects: [],
    rights: null,
    accessibility: { features: [], hazards: [], summary: null },
    toc,
    cover,
    findings: findings.toJSON(),
    resources,
  };
  return { ...described, manifest: buildManifest(described, [link], []) };
}

async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      // The bytes are transferred, so the library gets a copy.
      data: new Uint8Array(bytes),
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: false,
      useWorkerFetch: false,
      standardFontDataUrl: `${join(PDFJS, 'standard_fonts')}/`,
      cMapUrl: `${join(PDFJS, 'cmaps')}/`,
      cMapPacked: true,
      wasmUrl: `${join(PDFJS, 'wasm')}/`,
      iccUrl: `${join(PDFJS, 'iccs')}/`,
      verbosity: 0,
    }).promise;
  } catch (error) {
    throw new Refusal(error instanceof PasswordException ? 'PDF_PASSWORD' : 'PDF_INVALID');
  }
}

interface PdfDescription {
  title: string;
  contributors: Contributor[];
  language: string | null;
  subject: string | null;
  /** As the viewer preferences state it. */
  direction: ReadingDirection | undefined;
}

async function describe(
  document: PDFDocumentProxy,
  { name, findings }: InspectionContext,
): Promise<PdfDescription> {
  const { info } = await document.getMetadata();
  const text = (key: string, max: number): string => {
    const value = (info as Record<string, unknown>)[key];
    return typeof value === 'string' ? cleanText(value, max) : '';
  };
  const preferences = await document.getViewerPreferences();
  const stated: unknown = preferences?.get('Direction');
  const language = canonicalLanguage(text('Language', 100));
  const title = text('Title', 300);
  if (title === '') findings.add('TITLE_MISSING', PDF_FILE);
  if (language === null)
    findings.add(text('Language', 100) === '' ? 'LANGUAGE_MISSING' : 'LANGUAGE_INVALID', PDF_FILE);
  const authors = text('Author', 1_000)
    .split(';')
    .map((author) => cleanText(author, 200));
  return {
    title: title || name,
    contributors: authors
      .filter((author) => author !== '')
      .map((author) => ({ role: 'author', name: author })),
    language,
    subject: text('Subject', 4_000) || null,
    direction: stated === 'R2L' ? 'rtl' : undefined,
  };
}

interface PdfText {
  words: number;
  /** The beginnings of its first pages. */
  samples: string[];
  picturePages: number;
  /** Direction of most of the text. */
  direction: ReadingDirection;
}

async function readText(
  document: PDFDocumentProxy,
  { findings, progress }: InspectionContext,
): Promise<PdfText> {
  const sampled = Math.min(document.numPages, SAMPLED_PAGES);
  const scale = document.numPages / sampled;
  if (sampled < document.numPages) findings.add('TEXT_SAMPLED', PDF_FILE);
  let words = 0;
  const samples: string[] = [];
  let picturePages = 0;
  let rightToLeft = 0;
  let characters = 0;
  for (let sample = 0; sample < sampled; sample += 1) {
    const pieces = await pageText(document, 1 + Math.floor(sample * scale));
    const text = pieces.map((piece) => piece.text).join('');
    const count = countWords(text);
    if (samples.length < PAGES_IN_SAMPLE && count > 0) samples.push(cleanText(text, SAMPLE_CHARACTERS));
    checkPrivateText(text, `${PDF_FILE}#page=${1 + Math.floor(sample * scale)}`, findings);
    words += count;
    if (count < PICTURE_PAGE_WORDS) picturePages += 1;
    for (const { text, isRightToLeft } of pieces) {
      characters += text.trim().length;
      if (isRightToLeft) rightToLeft += text.trim().length;
    }
    progress('reading', 20 + (65 * (sample + 1)) / sampled);
  }
  return {
    words: Math.round(words * scale),
    samples,
    picturePages: Math.round(picturePages * scale),
    direction: rightToLeft * 2 > characters ? 'rtl' : 'ltr',
  };
}

interface TextPiece {
  text: string;
  isRightToLeft: boolean;
}

/** Text of one page; a page that cannot be read has none. */
async function pageText(document: PDFDocumentProxy, number: number): Promise<TextPiece[]> {
  try {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return items.map((item) =>
      'str' in item
        ? { text: item.str + (item.hasEOL ? '\n' : ''), isRightToLeft: item.dir === 'rtl' }
        : { text: '', isRightToLeft: false },
    );
  } catch {
    return [];
  }
}

/** The first page as the cover; null when it has not the shape of a cover or cannot be drawn. */
async function drawCover(
  document: PDFDocumentProxy,
  { outDir, limits, findings }: InspectionContext,
): Promise<BookCover | null> {
  try {
    const page = await document.getPage(1);
    const natural = page.getViewport({ scale: 1 });
    if (Math.max(natural.width / natural.height, natural.height / natural.width) <= MAX_COVER_RATIO) {
      const picture = await pictureOf(document, page, RENDER_WIDTH);
      const cover = await makeCover(picture, outDir, limits.imagePixels);
      if (cover !== null) return cover;
    }
  } catch {
    // A book whose first page cannot be drawn is accepted without a cover.
  }
  findings.add('COVER_UNREADABLE', PDF_FILE);
  return null;
}
