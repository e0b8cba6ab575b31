import type { ContentWriter } from '../content-writer.ts';
import type { InspectionContext } from '../context.ts';
import { pictureSize } from '../cover.ts';
import { withoutGpsPosition } from '../privacy-checks.ts';
import { isSameMedia, kindOfMedia, sniffMedia, textKindOf, type MediaKind } from '../media-types.ts';
import { Refusal } from '../refusals.ts';
import type { Archive } from './archive.ts';
import { cleanCss } from './clean-css.ts';
import { cleanMarkup, type MarkupDialect, type MarkupFacts, type PictureFallbacks } from './clean-markup.ts';
import { deobfuscate, type Obfuscation } from './encryption.ts';
import { shownItem, type PackageDocument, type PackageItem } from './package.ts';
import { decodeMarkup } from './read-markup.ts';

/** Media types under which cleaned text is written: HTML becomes XHTML. */
const WRITTEN_AS: Partial<Record<MediaKind, string>> = {
  page: 'application/xhtml+xml',
  svg: 'image/svg+xml',
  style: 'text/css',
};

/** Facts about every page and drawing that was kept, by path. */
export type PageFacts = Map<string, MarkupFacts>;

/** Writes every listed file that a reader can use, cleaned, and reports what happened to the others. */
export async function extractBook(
  archive: Archive,
  book: PackageDocument,
  scrambled: Map<string, Obfuscation>,
  writer: ContentWriter,
  context: InspectionContext,
): Promise<PageFacts> {
  const extractor = new Extractor(archive, book, scrambled, writer, context);
  const items = [...book.items.values()];
  const total = items.reduce((sum, item) => sum + sizeOf(archive, item), 1);
  let done = 0;
  for (const item of items) {
    await extractor.extract(item);
    done += sizeOf(archive, item);
    context.progress('cleaning', 10 + (75 * done) / total);
  }
  return extractor.facts;
}

class Extractor {
  readonly facts: PageFacts = new Map();
  readonly #archive: Archive;
  readonly #book: PackageDocument;
  readonly #scrambled: Map<string, Obfuscation>;
  readonly #writer: ContentWriter;
  readonly #context: InspectionContext;
  readonly #pictureFallbacks: PictureFallbacks;

  constructor(
    archive: Archive,
    book: PackageDocument,
    scrambled: Map<string, Obfuscation>,
    writer: ContentWriter,
    context: InspectionContext,
  ) {
    this.#archive = archive;
    this.#book = book;
    this.#scrambled = scrambled;
    this.#writer = writer;
    this.#context = context;
    this.#pictureFallbacks = pictureFallbacksOf(book.items);
  }

  async extract(item: PackageItem): Promise<void> {
    const { findings } = this.#context;
    const listed = `${this.#book.path}:${item.line}`;
    if (item.path === null) {
      findings.add('REMOTE_RESOURCE_REMOVED', listed);
      return;
    }
    if (!this.#archive.has(item.path)) {
      findings.add('FILE_MISSING', item.path);
      return;
    }
    // The container's files are written anew, and a file that is listed twice is written once.
    const isReserved =
      item.path === 'mimetype' || item.path.startsWith('META-INF/') || item.path === this.#book.path;
    if (isReserved || this.#writer.get(item.path) !== undefined) return;

    const kind = textKindOf(item.mediaType);
    if (kind === 'script') findings.add('SCRIPT_REMOVED', item.path);
    else if (kind === undefined) await this.#extractMedia(item.path, item.mediaType);
    else await this.#extractText(item.path, kind, item.mediaType);
  }

  async #extractText(path: string, kind: MediaKind, declared: string): Promise<void> {
    if (this.#scrambled.has(path)) throw new Refusal('EPUB_DRM', path);
    const { limits, findings } = this.#context;
    const source = decodeMarkup(await this.#archive.read(path, limits.textBytes));
    const mediaType = WRITTEN_AS[kind] ?? declared.toLowerCase();
    if (kind === 'style') {
      const report = (code: Parameters<typeof findings.add>[0], offset: number): void =>
        findings.add(code, path, source.slice(0, offset).split('\n').length);
      await this.#writer.write(path, mediaType, cleanCss(source, { path, report }));
      return;
    }
    const dialect: MarkupDialect = kind === 'page' || kind === 'svg' ? kind : 'data';
    const { text, facts } = cleanMarkup(source, path, dialect, findings, this.#pictureFallbacks);
    if (dialect !== 'data') this.facts.set(path, facts);
    await this.#writer.write(path, mediaType, text);
  }

  async #extractMedia(path: string, declared: string): Promise<void> {
    const { limits, findings } = this.#context;
    const scrambling = this.#scrambled.get(path);
    if (scrambling !== undefined) {
      await this.#extractScrambledFont(path, scrambling);
      return;
    }
    const mediaType = sniffMedia(await this.#archive.peek(path), declared);
    if (mediaType === null) {
      findings.add('FILE_NOT_KEPT', path);
      return;
    }
    if (kindOfMedia(mediaType) === 'font' && this.#archive.size(path) > limits.fontBytes) {
      findings.add('FONT_TOO_LARGE', path);
      return;
    }
    const { bytes, sha256 } = await this.#archive.extract(path, this.#writer.locate(path));
    this.#writer.record(path, mediaType, bytes, sha256);
    if (!isSameMedia(declared, mediaType)) findings.add('FILE_MISLABELLED', path);
    if (kindOfMedia(mediaType) === 'image') await this.#checkPicture(path);
  }

  async #extractScrambledFont(path: string, scrambling: Obfuscation): Promise<void> {
    const { limits, findings } = this.#context;
    if (this.#archive.size(path) > limits.fontBytes) {
      findings.add('FONT_TOO_LARGE', path);
      return;
    }
    const locked = await this.#archive.read(path, limits.fontBytes);
    const font = deobfuscate(locked, scrambling, this.#book.uniqueIdentifier);
    const mediaType = sniffMedia(font, 'font');
    // A file that is no font after this was encrypted in another way, or is useless to a reader.
    if (mediaType === null || kindOfMedia(mediaType) !== 'font') {
      findings.add('FILE_NOT_KEPT', path);
      return;
    }
    findings.add('FONT_UNLOCKED', path);
    await this.#writer.write(path, mediaType, font);
  }

  async #checkPicture(path: string): Promise<void> {
    const { limits, findings } = this.#context;
    const size = await pictureSize(this.#writer.locate(path));
    if (size !== null && size.width * size.height <= limits.imagePixels) return this.#forgetPlace(path);
    findings.add(size === null ? 'FILE_NOT_KEPT' : 'IMAGE_TOO_LARGE', path);
    await this.#writer.discard(path);
  }

  /** The location in a photo could reveal where a child lives. */
  async #forgetPlace(path: string): Promise<void> {
    const written = this.#writer.get(path)!;
    // A picture whose metadata cannot be read is kept unchanged; readers may or may not show it.
    const anew = await withoutGpsPosition(this.#writer.locate(path)).catch(() => null);
    if (!anew) return;
    this.#context.findings.add('PICTURE_TOLD_PLACE', path);
    await this.#writer.write(path, written.media_type, anew);
  }
}

const SHOWN_PICTURE = /^image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)$/i;

function pictureFallbacksOf(items: ReadonlyMap<string, PackageItem>): PictureFallbacks {
  const fallbacks = new Map<string, string>();
  for (const { id, path, mediaType } of items.values()) {
    if (path === null || SHOWN_PICTURE.test(mediaType) || !mediaType.startsWith('image/')) continue;
    const shown = shownItem(items, id, (item) => item.path !== null && SHOWN_PICTURE.test(item.mediaType));
    if (shown?.path != null) fallbacks.set(path, shown.path);
  }
  return fallbacks;
}

const sizeOf = (archive: Archive, item: PackageItem): number =>
  item.path !== null && archive.has(item.path) ? archive.size(item.path) : 0;
