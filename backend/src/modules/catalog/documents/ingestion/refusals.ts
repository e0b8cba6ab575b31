import { DEFAULT_LIMITS, megabytes, type IngestionLimits } from './limits.ts';
import { cleanText } from './text.ts';
import type { RefusedBook } from './types.ts';

/** Every reason for refusing a file, in sentences for a teacher: what is wrong, and how to correct it. */
const REASONS = {
  FILE_EMPTY: () => 'This file is empty. Choose the book again, or ask whoever sent it for a fresh copy.',
  FILE_TOO_LARGE: (limits) =>
    `This file is larger than ${megabytes(limits.packedBytes)} MB. Make its pictures smaller, or split the book in two.`,
  FILE_KIND_UNKNOWN: () =>
    'This file is neither an EPUB nor a PDF, whatever its name says. Choose the book as EPUB or PDF.',
  BOOK_TOO_SLOW: (limits) =>
    `This book took longer than ${limits.seconds} seconds to read. It is probably damaged or far too complex; export it again, or split it in two.`,
  BOOK_TOO_LARGE_INSIDE: () =>
    'This book needs too much memory to be read. Make its pages and pictures smaller, or split the book in two.',
  BOOK_UNREADABLE: () =>
    'This book could not be read: it made our reader stop. Open it in the program it was made with, export it again and upload the new file.',

  EPUB_DAMAGED: () =>
    'This EPUB is damaged: part of it is missing or does not match its own list. Download or export it again.',
  EPUB_NOT_A_BOOK: () =>
    'This is a ZIP archive, but not an EPUB: the file “mimetype” that every EPUB carries is missing or says something else. Export the book as EPUB.',
  EPUB_INVALID: () =>
    'This EPUB does not follow the format here, so no reader can find its pages. Export it again, or ask the publisher for a checked copy.',
  EPUB_NO_PAGES: () =>
    'This EPUB lists no page that can be shown. Export it again, or ask the publisher for a complete copy.',
  EPUB_TOO_MANY_FILES: (limits) =>
    `This EPUB is made of more than ${limits.entries.toLocaleString('en')} files. Join its pages into fewer files, or split the book in two.`,
  EPUB_EXPANDS_TOO_FAR: (limits) =>
    `This EPUB grows too far when it is unpacked (the limits are ${megabytes(limits.unpackedBytes)} MB in all and ${limits.ratio} times its packed size for a file). Export it again without filler.`,
  EPUB_TEXT_TOO_LARGE: (limits) =>
    `One page of this EPUB is larger than ${megabytes(limits.textBytes)} MB. Split it into chapters.`,
  EPUB_UNSAFE_PATH: () =>
    'This EPUB contains a file whose name points outside the book. That is never needed; export the book again with a trustworthy program.',
  EPUB_NAME_NOT_UTF8: () =>
    'This EPUB contains a file name in an unknown alphabet. Rename that file with plain letters and export the book again.',
  EPUB_DUPLICATE_ENTRY: () =>
    'This EPUB contains the same file name twice, so it is unclear which one is the book. Export it again.',
  EPUB_ENCRYPTED: () => 'This EPUB is locked with a ZIP password. Unlock it and upload the open copy.',
  EPUB_COMPRESSION: () =>
    'This EPUB is packed by a method that EPUB does not allow. Export it again as a standard EPUB.',
  EPUB_DRM: () => 'This file is protected by DRM. Ask the publisher for a copy without protection.',
  EPUB_ENTITIES: () =>
    'This EPUB defines text shortcuts of its own (XML entities) in a file that describes the book. They can be misused to overload a reader; export the book again without them.',

  PDF_INVALID: () =>
    'This PDF is damaged and cannot be opened. Open it in the program it was made with and save it as PDF again.',
  PDF_TRUNCATED: () =>
    'The end of this PDF is missing; the download was probably cut short. Download it again.',
  PDF_PASSWORD: () => 'This PDF asks for a password. Save a copy without a password and upload that.',
  PDF_PROTECTED: () =>
    'This PDF is locked against changes, so it cannot be made safe for children. Save a copy without protection and upload that.',
  PDF_TOO_MANY_PAGES: (limits) =>
    `This PDF has more than ${limits.pdfPages.toLocaleString('en')} pages. Split it into volumes.`,
  PDF_PAGE_TOO_LARGE: () =>
    'A page of this PDF is larger than any sheet of paper a PDF may describe. Save it again with a normal paper size.',
  PDF_INTERACTIVE_FORM: () =>
    'This PDF is an interactive form that builds its pages by program. Print it to a new PDF and upload that.',
} satisfies Record<string, (limits: IngestionLimits) => string>;

type RefusalCode = keyof typeof REASONS;

/** The result for a refused file. */
export function refusal(
  code: RefusalCode,
  location = '',
  limits: IngestionLimits = DEFAULT_LIMITS,
): RefusedBook {
  return { ok: false, code, reason: REASONS[code](limits), location: cleanText(location, 300) };
}

/** Thrown anywhere in the inspection; the child process turns it into the result. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly location: string;

  constructor(code: RefusalCode, location = '') {
    super(location ? `${code} at ${location}` : code);
    this.code = code;
    this.location = location;
  }
}
