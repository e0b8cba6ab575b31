import { readFile } from 'node:fs/promises';
import { ContentWriter } from '../content-writer.ts';
import type { InspectionContext } from '../context.ts';
import { makeCover } from '../cover.ts';
import { buildManifest, positionsOf } from '../manifest.ts';
import { kindOfMedia } from '../media-types.ts';
import { Refusal } from '../refusals.ts';
import { languageDirection, pagesFromWords, readingMinutes } from '../text.ts';
import type { BookCover, BookLayout, InspectedBook, ManifestLink, TocEntry } from '../types.ts';
import { Archive } from './archive.ts';
import { readEncryption } from './encryption.ts';
import { extractBook, type PageFacts } from './extract.ts';
import { readMetadata } from './metadata.ts';
import {
  CONTAINER,
  isPageType,
  PACKAGE_TYPE,
  readPackage,
  reportUnlisted,
  shownItem,
  writeContainer,
  writePackage,
  type PackageDocument,
  type PackageItem,
  type SpineItem,
} from './package.ts';
import { readNav, readNcx, type Contents } from './toc.ts';
import { encodePath, resolveInBook } from './urls.ts';
import { attributeOf, descendantsOf } from './xml-tree.ts';

/** One kept page of the reading order. */
interface Page {
  path: string;
  item: PackageItem;
  spine: SpineItem;
}

/** Checks, cleans and describes an EPUB 2 or 3. */
export async function inspectEpub(context: InspectionContext): Promise<InspectedBook> {
  const { file, limits, findings, progress } = context;
  const archive = await Archive.open(file, limits, findings);
  try {
    progress('reading', 5);
    const scrambled = await readEncryption(archive, limits.textBytes);
    const book = await readPackage(archive, limits);
    const metadata = readMetadata(book, context.name, findings);
    const writer = new ContentWriter(context.outDir);
    const facts = await extractBook(archive, book, scrambled, writer, context);
    reportUnlisted(archive, book, findings);
    const pages = readingOrder(book, writer, context);
    const { toc, pages: listedPages } = await readContents(book, pages, writer, context);
    await writeContainerFiles(book, writer);

    progress('cover', 87);
    const { cover, source } = await findCover(book, pages, facts, writer, context);

    progress('describing', 97);
    const words = sum(pages, ({ path }) => facts.get(path)?.words);
    const pictures = sum(pages, ({ path }) => facts.get(path)?.pictures);
    const resources = writer.resources();
    const described: Omit<InspectedBook, 'manifest'> = {
      format: 'epub',
      ...metadata,
      layout: book.layout,
      direction: book.direction ?? languageDirection(metadata.language),
      // At least one page for each file, so that the number on the book's page agrees with the reader.
      pages:
        book.layout === 'fixed' && !listedPages
          ? pages.length
          : Math.max(listedPages || pagesFromWords(words), pages.length),
      word_count: words,
      samples: samplesOf(pages, facts),
      reading_minutes: readingMinutes(words, pictures),
      has_audio: hasAudio(resources.map(({ media_type: type }) => type)),
      toc,
      cover,
      findings: findings.toJSON(),
      resources,
    };
    return {
      ...described,
      manifest: buildManifest(described, ...manifestLinks(book, pages, facts, writer, source)),
    };
  } finally {
    archive.close();
  }
}

/** From how many pages the reading level is estimated. */
const SAMPLED_PAGES = 30;

/** The beginnings of its first pages. */
const samplesOf = (pages: Page[], facts: PageFacts): string[] =>
  pages.slice(0, SAMPLED_PAGES).flatMap(({ path }) => facts.get(path)?.sample || []);

/**
 * The pages that a reader turns: the linear ones, or all when none is linear. A file that cannot be shown is replaced
 * by its fallback, as the format requires.
 */
function readingOrder(book: PackageDocument, writer: ContentWriter, { findings }: InspectionContext): Page[] {
  const pages: Page[] = [];
  for (const spine of book.spine) {
    const item = shownItem(
      book.items,
      spine.idref,
      ({ path }) => path !== null && isPageType(writer.get(path)?.media_type),
    );
    if (item?.path != null) pages.push({ path: item.path, item, spine });
    else findings.add('PAGE_MISSING', `${book.path}:${spine.line}`);
  }
  if (pages.length === 0) throw new Refusal('EPUB_NO_PAGES', book.path);
  const linear = pages.filter(({ spine }) => spine.linear);
  return linear.length > 0 ? linear : pages;
}

/** The navigation document, else the NCX, else a plain list of the pages. */
async function readContents(
  book: PackageDocument,
  pages: Page[],
  writer: ContentWriter,
  { findings }: InspectionContext,
): Promise<Contents> {
  const isKept = (path: string): boolean => writer.get(path) !== undefined;
  const items = [...book.items.values()];
  const nav = items.find((item) => item.properties.includes('nav'));
  const ncx =
    book.items.get(book.tocId ?? '') ?? items.find((item) => item.mediaType === 'application/x-dtbncx+xml');
  let listedPages = 0;
  for (const [item, read] of [
    [nav, readNav],
    [ncx, readNcx],
  ] as const) {
    if (item?.path == null || !isKept(item.path)) continue;
    const contents = read(await readFile(writer.locate(item.path), 'utf8'), item.path, isKept);
    listedPages ||= contents.pages;
    if (contents.toc.length > 0) return { toc: contents.toc, pages: listedPages };
  }
  findings.add('CONTENTS_MISSING', nav?.path ?? ncx?.path ?? book.path);
  const toc = pages.map(({ path }, at): TocEntry => ({
    title: String(at + 1),
    href: encodePath(path),
    children: [],
  }));
  return { toc, pages: listedPages };
}

async function writeContainerFiles(book: PackageDocument, writer: ContentWriter): Promise<void> {
  const packageText = writePackage(book, (path) => writer.get(path)?.media_type);
  await writer.write(book.path, PACKAGE_TYPE, packageText);
  await writer.write(CONTAINER, 'application/xml', writeContainer(book.path));
  await writer.write('mimetype', 'text/plain', 'application/epub+zip');
}

/**
 * Finds the cover: `cover-image` of EPUB 3, the metadata of EPUB 2, the picture on the cover page of the guide, and
 * otherwise the first picture of the book.
 */
async function findCover(
  book: PackageDocument,
  pages: Page[],
  facts: PageFacts,
  writer: ContentWriter,
  { outDir, limits, findings }: InspectionContext,
): Promise<{ cover: BookCover | null; source: string | null }> {
  const items = [...book.items.values()];
  const metas = book.metadata === undefined ? [] : [...descendantsOf(book.metadata, 'meta')];
  const named = metas.find((meta) => attributeOf(meta, 'name') === 'cover');
  const content = (named && attributeOf(named, 'content')) ?? '';
  const guide = [...descendantsOf(book.root, 'reference')].find(
    (reference) => attributeOf(reference, 'type') === 'cover',
  );
  const guidePath = guide === undefined ? null : resolveInBook(attributeOf(guide, 'href') ?? '', book.path);
  const picture = (path: string | null | undefined): string | null =>
    path == null ? null : (facts.get(path)?.firstPicture ?? path);

  const declared = [
    items.find((item) => item.properties.includes('cover-image'))?.path,
    // Some books refer to the file instead of its id.
    picture(
      book.items.get(content)?.path ?? items.find((item) => item.href === content && content !== '')?.path,
    ),
    picture(guidePath),
  ];
  const guessed = pages.map(({ path }) => (facts.has(path) ? facts.get(path)?.firstPicture : path));
  for (const path of new Set([...declared, ...guessed])) {
    const resource = path == null ? undefined : writer.get(path);
    if (resource === undefined || kindOfMedia(resource.media_type) !== 'image') continue;
    const located = writer.locate(resource.path);
    const isDrawing = resource.media_type === 'image/svg+xml';
    const cover = await makeCover(isDrawing ? await readFile(located) : located, outDir, limits.imagePixels);
    const isDeclared = declared.includes(resource.path);
    if (cover !== null && !isDeclared) findings.add('COVER_GUESSED', resource.path);
    if (cover !== null) return { cover, source: resource.path };
    if (isDeclared) findings.add('COVER_UNREADABLE', resource.path);
  }
  findings.add('COVER_MISSING', book.path);
  return { cover: null, source: null };
}

function manifestLinks(
  book: PackageDocument,
  pages: Page[],
  facts: PageFacts,
  writer: ContentWriter,
  coverPath: string | null,
): [readingOrder: ManifestLink[], resources: ManifestLink[]] {
  const link = (path: string): ManifestLink => ({
    href: encodePath(path),
    type: writer.get(path)?.media_type ?? 'application/octet-stream',
  });
  const order = pages.map(({ path, item, spine }): ManifestLink => {
    const layout = layoutOf(spine, book.layout);
    const viewport = facts.get(path)?.viewport;
    const side = /(?:^|\s)(?:rendition:)?page-spread-(left|right|center)(?:\s|$)/.exec(
      spine.properties.join(' '),
    )?.[1];
    const contains = item.properties.filter((property) => property === 'mathml' || property === 'svg');
    const overlay = book.items.get(item.overlay ?? '')?.path;
    return {
      ...link(path),
      ...(layout === 'fixed' && viewport != null ? viewport : {}),
      properties: {
        ...(side === undefined ? {} : { page: side as 'left' | 'right' | 'center' }),
        ...(layout === book.layout ? {} : { layout }),
        ...(contains.length === 0 ? {} : { contains }),
        // The bytes of a picture say nothing about how long it is read.
        positions: facts.has(path) ? positionsOf(writer.get(path)?.bytes ?? 0, layout) : 1,
      },
      ...(overlay != null && writer.get(overlay) !== undefined ? { alternate: [link(overlay)] } : {}),
    };
  });
  const hidden = new Set([...pages.map(({ path }) => path), book.path, CONTAINER, 'mimetype']);
  const resources = writer
    .resources()
    .filter(({ path }) => !hidden.has(path))
    .map(({ path }): ManifestLink => ({ ...link(path), ...(path === coverPath ? { rel: ['cover'] } : {}) }));
  return [order, resources];
}

/** The layout of one page: its first override counts, a second one is ignored (EPUB 3.3, 8.2.2.2). */
function layoutOf(spine: SpineItem, layout: BookLayout): BookLayout {
  const own = spine.properties.find((property) =>
    /^rendition:layout-(?:pre-paginated|reflowable)$/.test(property),
  );
  if (own === undefined) return layout;
  return own.endsWith('pre-paginated') ? 'fixed' : 'reflowable';
}

/** Whether there is a sound, or a media overlay with a recording (which may be a film's sound). */
const hasAudio = (types: string[]): boolean =>
  types.some((type) => type.startsWith('audio/')) ||
  (types.some((type) => type.includes('smil')) && types.some((type) => type.startsWith('video/')));

const sum = (pages: Page[], value: (page: Page) => number | undefined): number =>
  pages.reduce((total, page) => total + (value(page) ?? 0), 0);
