import { afterAll, describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { sharedData } from '../../../../../test/support/shared-data.ts';
import { inspectBook } from './inspect-book.ts';
import { accepted } from './testing/inspect-bytes.ts';
import type { InspectedBook, InspectionResult, TocEntry } from './types.ts';
// Each case starts a process, which can take long on a busy machine.

/** Every file of the corpus that must be refused, with its code. Files that are not listed must be accepted. */
const REFUSED: Record<string, string> = {
  'pdf/libreoffice-writer-password.pdf': 'PDF_PASSWORD',
  'malformed/epub/ocf-container-not-ocf-error.epub': 'EPUB_NOT_A_BOOK',
  'malformed/epub/ocf-filename-duplicate-zip-entry-error.epub': 'EPUB_DUPLICATE_ENTRY',
  'malformed/epub/ocf-filename-not-utf8-error.epub': 'EPUB_NAME_NOT_UTF8',
  'malformed/epub/ocf-mimetype-file-missing-error.epub': 'EPUB_NOT_A_BOOK',
  'malformed/epub/ocf-zip-unreadable-empty-fatal.epub': 'FILE_EMPTY',
  'malformed/epub/ocf-zip-unreadable-image-with-epub-extension-fatal.epub': 'FILE_KIND_UNKNOWN',
  'malformed/pdf-derived/header-only.pdf': 'PDF_TRUNCATED',
  'malformed/pdf-derived/html-named.pdf': 'FILE_KIND_UNKNOWN',
  'malformed/pdf-derived/truncated.pdf': 'PDF_TRUNCATED',
  'archives/failure/End_of_central_directory_record_signature_not_found_Either_not_a_zip_file_or_file_is_truncated.zip':
    'EPUB_DAMAGED',
  'archives/failure/absolute_path_atxt.zip': 'EPUB_UNSAFE_PATH',
  'archives/failure/invalid_relative_path_xt.zip': 'EPUB_UNSAFE_PATH',
  'archives/failure/strong_encryption_is_not_supported.zip': 'EPUB_ENCRYPTED',
  'archives/failure/unexpected_EOF.zip': 'EPUB_EXPANDS_TOO_FAR',
  'archives/success/directories.zip': 'EPUB_NOT_A_BOOK',
  'archives/success/empty.zip': 'EPUB_NOT_A_BOOK',
  'archives/success/traditional-encryption.zip': 'EPUB_ENCRYPTED',
  'archives/success/unicode.zip': 'EPUB_NOT_A_BOOK',
  'archives/success/zip64.zip': 'EPUB_NOT_A_BOOK',
};

/** Pages of the spine outside of the reading order (`linear="no"`): they can be linked to, but are not turned to. */
const ASIDE: Record<string, number> = { 'epub/epub3-samples_georgia-pls-ssml.epub': 1 };

/** Facts of `epub/expected.json`, read from the files by another program. */
interface ExpectedEpub {
  file: string;
  title: string[];
  creator?: string[];
  language: string[];
  publisher?: string[];
  spine: number;
  version: string;
  nav?: string;
  mathml: boolean;
  page_progression: 'default' | 'ltr' | 'rtl';
  media_overlay: boolean;
  'rendition:layout'?: string;
  cover: string | null;
  toc_entries: number | null;
  first_toc?: string[];
}

interface ExpectedPdf {
  file: string;
  pages: number;
}

const data = sharedData();
const suite = data === null ? describe.skip : describe;
const folder = data ?? '';
// Without the corpus each list has one name, so that the skipped tests are still reported.
const list = <T extends { file: string }>(file: string): T[] =>
  JSON.parse(data === null ? '[{"file":"no file"}]' : readFileSync(join(data, file), 'utf8')) as T[];
const filesIn = (name: string): string[] =>
  (data === null ? ['none.epub'] : readdirSync(join(data, name)))
    .filter((file) => /\.(epub|pdf|zip)$/.test(file))
    .map((file) => `${name}/${file}`);

suite('the files beside the project', () => {
  const outDirs: string[] = [];
  afterAll(() => Promise.all(outDirs.map((path) => rm(path, { recursive: true, force: true }))));

  const inspect = async (file: string): Promise<{ result: InspectionResult; outDir: string }> => {
    const outDir = await mkdtemp(join(tmpdir(), 'corpus-'));
    outDirs.push(outDir);
    return { result: await inspectBook({ file: join(folder, file), outDir }), outDir };
  };

  it('matches its index, file by file', () => {
    expect(list<ExpectedEpub>('epub/expected.json')).toHaveLength(filesIn('epub').length);
    // An added file must be listed in one of the tables below; otherwise this assertion fails.
    expect(
      list<ExpectedPdf>('pdf/files.json')
        .map(({ file }) => `pdf/${file}`)
        .sort(),
    ).toEqual(filesIn('pdf').sort());
    const folders = ['malformed/epub', 'malformed/pdf-derived', 'archives/success', 'archives/failure'];
    expect(folders.map((name) => filesIn(name).length)).toEqual(
      folders.map(
        (name) => readdirSync(join(folder, name)).filter((file) => !file.endsWith('.jsonl')).length,
      ),
    );
    expect(Object.keys(REFUSED).filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  });

  it.each(list<ExpectedEpub>('epub/expected.json'))(
    '$file matches the result of another program',
    async (expected) => {
      const { result, outDir } = await inspect(expected.file);
      const book = accepted(result);
      const fixed = expected['rendition:layout'] === 'pre-paginated';
      expect(book).toMatchObject({
        format: 'epub',
        title: expected.title[0],
        publisher: expected.publisher?.[0] ?? null,
        layout: fixed ? 'fixed' : 'reflowable',
        direction: expected.page_progression === 'rtl' ? 'rtl' : 'ltr',
        has_audio: expected.media_overlay,
      });
      expect(book.contributors.map(({ name }) => name)).toEqual(expected.creator ?? []);
      expect(book.language?.toLowerCase()).toBe(expected.language[0]?.toLowerCase());
      const cover = book.manifest.resources.find(({ rel }) => rel?.includes('cover') === true);
      const isGuessed = book.findings.some(({ code }) => code === 'COVER_GUESSED');
      expect(isGuessed ? null : (cover?.href ?? null)).toBe(expected.cover);
      if (expected.toc_entries !== null) {
        const entries = flatten(book.toc).filter(({ href }) => href !== null);
        expect(entries).toHaveLength(expected.toc_entries);
        expect(entries.slice(0, 3).map(({ title }) => title)).toEqual(expected.first_toc);
      }
      // Every page of the spine can be read, and the kinds of pages are those of the index.
      expect(book.manifest.readingOrder).toHaveLength(expected.spine - (ASIDE[expected.file] ?? 0));
      const pages = await Promise.all(
        book.manifest.readingOrder.map(({ href }) =>
          readFile(join(outDir, 'content', decodeURIComponent(href)), 'utf8'),
        ),
      );
      expect(pages.some((page) => /<(?:\w+:)?math\b/.test(page))).toBe(expected.mathml);
      expect(pages.every((page) => !/<script\b/i.test(page))).toBe(true);
      // Without a navigation document (EPUB 2), the contents come from the NCX.
      if (expected.file.includes('cole-voyage-of-life'))
        expect(new Set(book.manifest.readingOrder.map(({ properties }) => properties?.layout)).size).toBe(2);
      if (expected.nav === 'ncx only') expect([expected.version, book.toc.length > 0]).toEqual(['2.0', true]);
      await expectReadable(book, outDir);
    },
  );

  it.each(list<ExpectedPdf>('pdf/files.json').filter(({ file }) => REFUSED[`pdf/${file}`] === undefined))(
    '$file has $pages pages and a cover',
    async ({ file, pages }) => {
      const { result, outDir } = await inspect(`pdf/${file}`);
      const book = accepted(result);
      expect(book).toMatchObject({ format: 'pdf', layout: 'fixed', pages });
      expect(book.title.length).toBeGreaterThan(3);
      expect(book.word_count).toBeGreaterThan(0);
      expect(book.direction).toBe(file === 'habibi.pdf' ? 'rtl' : 'ltr');
      expect(book.toc.length > 0).toBe(/outline|GeoTopo/.test(file));
      expect(book.findings.some(({ code }) => code === 'ATTACHMENT_REMOVED')).toBe(
        file === 'with-attachment.pdf',
      );
      expect(book.cover).not.toBeNull();
      await expectReadable(book, outDir);
    },
  );

  it.each(
    ['malformed/epub', 'malformed/pdf-derived', 'archives/success', 'archives/failure']
      .flatMap(filesIn)
      .filter((file) => REFUSED[file] === undefined),
  )('%s is a valid book with an unusual name and is accepted', async (file) => {
    const { result } = await inspect(file);
    expect(accepted(result)).toMatchObject({ format: 'epub', title: 'Minimal EPUB 3.0' });
  });

  it.each(Object.entries(REFUSED))('%s is refused as %s and leaves no files', async (file, code) => {
    const { result, outDir } = await inspect(file);
    expect(result).toMatchObject({ ok: false, code, reason: expect.stringMatching(/^[A-Z].{20,}\.$/) });
    expect(await readdir(outDir)).toEqual([]);
  });
});

/**
 * Listed files exist with their exact bytes; files that the manifest names are listed; the covers have the stated
 * sizes.
 */
async function expectReadable(book: InspectedBook, outDir: string): Promise<void> {
  const listed = new Map(book.resources.map((resource) => [resource.path, resource]));
  for (const { path, bytes } of listed.values()) {
    expect((await readFile(join(outDir, 'content', path))).length).toBe(bytes);
  }
  const links = [...book.manifest.readingOrder, ...book.manifest.resources];
  for (const { href, type } of links) expect(listed.get(decodeURIComponent(href))?.media_type).toBe(type);
  for (const { href } of flatten(book.toc)) {
    if (href !== null) expect(listed.has(decodeURIComponent(href.replace(/#.*/, '')))).toBe(true);
  }
  for (const [width, file] of Object.entries(book.cover?.files ?? {})) {
    const metadata = await sharp(join(outDir, file)).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: Number(width) });
    expect(metadata.exif).toBeUndefined();
  }
}

const flatten = (entries: TocEntry[]): TocEntry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.children)]);
