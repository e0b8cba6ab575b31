/** The result of ingesting a book: plain data that is sent over IPC and stored unchanged. */

export type BookFormat = 'epub' | 'pdf';
export type BookLayout = 'reflowable' | 'fixed';
export type ReadingDirection = 'ltr' | 'rtl';
export type ContributorRole = 'author' | 'illustrator' | 'translator' | 'narrator' | 'editor';

/** Widths in pixels of the stored WebP covers; the height follows the picture. */
export const COVER_WIDTHS = [160, 240, 360, 480] as const;
export type CoverWidth = (typeof COVER_WIDTHS)[number];

export interface Contributor {
  role: ContributorRole;
  name: string;
}

/**
 * `scheme` is lower case: `isbn`, `uuid`, `doi`, `url`, or the scheme that the book states; `other` when it states
 * none.
 */
export interface BookIdentifier {
  scheme: string;
  value: string;
}

/** `href` is percent-encoded and relative to `content/`, a fragment included; null for a heading without a page. */
export interface TocEntry {
  title: string;
  href: string | null;
  children: TocEntry[];
}

/** Something that was changed, left out or noticed while the book was cleaned. It is never a reason for a refusal. */
export interface Finding {
  /** Stable, upper case: `SCRIPT_REMOVED`, `REMOTE_RESOURCE_REMOVED`, … (all in README.md). */
  code: string;
  /** Path inside the uploaded file, with `:line` where it is known. */
  location: string;
  /** One plain sentence for a teacher. */
  message: string;
}

/** One file written under `content/`. `path` is relative to `content/`, not percent-encoded. */
export interface BookResource {
  path: string;
  media_type: string;
  bytes: number;
  /** Lower-case hexadecimal SHA-256 of the written bytes. */
  sha256: string;
}

export interface BookCover {
  /** Dominant colour as `#rrggbb`, shown while the picture loads. */
  color: string;
  /** Paths relative to `outDir`, for example `covers/160.webp`. */
  files: Record<CoverWidth, string>;
}

/** A link of a Readium Web Publication Manifest; `href` is percent-encoded and relative to `content/`. */
export interface ManifestLink {
  href: string;
  type: string;
  title?: string;
  rel?: string[];
  /** Pixels, for fixed-layout pages that state a viewport. */
  width?: number;
  height?: number;
  properties?: {
    page?: 'left' | 'right' | 'center';
    layout?: BookLayout;
    contains?: string[];
    /** Number of positions in this item: 1 for a fixed page, one for each 4,096 bytes otherwise. */
    positions?: number;
  };
  alternate?: ManifestLink[];
  children?: ManifestLink[];
}

/**
 * Readium Web Publication Manifest (https://readium.org/webpub-manifest). It has no `self` link: the code that serves
 * it knows the address of `content/` and adds it.
 */
export interface PublicationManifest {
  '@context': 'https://readium.org/webpub-manifest/context.jsonld';
  metadata: {
    '@type': 'http://schema.org/Book';
    conformsTo: string[];
    title: string;
    subtitle?: string;
    identifier?: string;
    language?: string[];
    author?: string[];
    illustrator?: string[];
    translator?: string[];
    narrator?: string[];
    editor?: string[];
    publisher?: string;
    description?: string;
    readingProgression: ReadingDirection;
    layout: BookLayout;
    numberOfPages: number;
  };
  links: ManifestLink[];
  readingOrder: ManifestLink[];
  resources: ManifestLink[];
  toc: ManifestLink[];
}

/** Accessibility metadata with the terms of schema.org, as in EPUB Accessibility 1.1. */
export interface BookAccessibility {
  features: string[];
  hazards: string[];
  summary: string | null;
}

export interface InspectedBook {
  format: BookFormat;
  title: string;
  subtitle: string | null;
  contributors: Contributor[];
  /** Canonical BCP 47; null when the book states no valid one. */
  language: string | null;
  identifiers: BookIdentifier[];
  publisher: string | null;
  /** Plain text; paragraphs are separated by a blank line. */
  description: string | null;
  layout: BookLayout;
  direction: ReadingDirection;
  pages: number;
  word_count: number;
  /** The beginnings of its first pages, to estimate the reading level. */
  samples?: string[];
  /** How many pages are drawn as pictures below `pages/`; the first one is `pages/1.webp`. */
  drawn_pages?: number;
  reading_minutes: number;
  has_audio: boolean;
  /** Subjects from the book's metadata, in lower case. */
  subjects: string[];
  /** Its licence or copyright line, unchanged. */
  rights: string | null;
  accessibility: BookAccessibility;
  toc: TocEntry[];
  manifest: PublicationManifest;
  cover: BookCover | null;
  findings: Finding[];
  resources: BookResource[];
}

/** The steps of an inspection, in order. */
export type InspectionStep = 'checking' | 'reading' | 'cleaning' | 'cover' | 'describing';

export interface InspectionProgress {
  step: InspectionStep;
  /** 0 to 100, never decreasing. */
  percentage: number;
}

export interface RefusedBook {
  ok: false;
  /** Stable, upper case: `EPUB_DRM`, `PDF_PASSWORD`, … (all in refusals.ts). */
  code: string;
  /** One or two plain sentences for a teacher: what is wrong and how to correct it. */
  reason: string;
  /** Path inside the file, with `:line` where it is known; empty when the whole file is meant. */
  location: string;
}

export type InspectionResult = { ok: true; book: InspectedBook } | RefusedBook;
