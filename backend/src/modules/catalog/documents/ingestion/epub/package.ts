import type { Findings } from '../findings.ts';
import type { IngestionLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';
import type { BookLayout, ReadingDirection } from '../types.ts';
import type { Archive } from './archive.ts';
import { decodeMarkup } from './read-markup.ts';
import { addressFromRoot, destinationOf, resolveInBook } from './urls.ts';
import {
  attributeOf,
  childOf,
  childrenOf,
  descendantsOf,
  parseXmlTree,
  serialise,
  textOf,
  type XmlElement,
} from './xml-tree.ts';

export const CONTAINER = 'META-INF/container.xml';
const APPLE_OPTIONS = 'META-INF/com.apple.ibooks.display-options.xml';
export const PACKAGE_TYPE = 'application/oebps-package+xml';

export interface PackageItem {
  id: string;
  /** Path in the archive; null for an address outside the book. */
  path: string | null;
  href: string;
  mediaType: string;
  properties: string[];
  fallback: string | undefined;
  overlay: string | undefined;
  line: number;
}

export interface SpineItem {
  idref: string;
  linear: boolean;
  properties: string[];
  line: number;
}

/** The package document (OPF) of an EPUB 2 or 3. */
export interface PackageDocument {
  path: string;
  root: XmlElement;
  metadata: XmlElement | undefined;
  items: Map<string, PackageItem>;
  spine: SpineItem[];
  /** As the spine states it; undefined when the reader should choose. */
  direction: ReadingDirection | undefined;
  layout: BookLayout;
  /** Id of the NCX, where there is one. */
  tocId: string | undefined;
  /** Text of the identifier that the package declares as unique; the key of obfuscated fonts. */
  uniqueIdentifier: string;
}

/**
 * Finds and reads the package document.
 * @throws {Refusal} `EPUB_INVALID` with the file and line, `EPUB_NO_PAGES` without a reading order
 */
export async function readPackage(archive: Archive, limits: IngestionLimits): Promise<PackageDocument> {
  const path = await findPackage(archive, limits);
  const root = parseXmlTree(decodeMarkup(await archive.read(path, limits.textBytes)), path);
  const manifest = childOf(root, 'manifest');
  const spine = childOf(root, 'spine');
  if (root.name !== 'package' || manifest === undefined) throw new Refusal('EPUB_INVALID', path);
  if (spine === undefined) throw new Refusal('EPUB_NO_PAGES', path);

  const items = new Map<string, PackageItem>();
  for (const element of childrenOf(manifest, 'item')) {
    const item = readItem(element, archive, path);
    if (item !== null && !items.has(item.id)) items.set(item.id, item);
  }
  const itemrefs = childrenOf(spine, 'itemref').map(readItemref);
  const progression = attributeOf(spine, 'page-progression-direction');
  const metadata = childOf(root, 'metadata');
  const uniqueId = attributeOf(root, 'unique-identifier');
  const identifiers = metadata === undefined ? [] : [...descendantsOf(metadata, 'identifier')];
  const unique = identifiers.find((element) => attributeOf(element, 'id') === uniqueId) ?? identifiers[0];
  return {
    path,
    root,
    metadata,
    items,
    spine: itemrefs,
    direction: progression === 'rtl' || progression === 'ltr' ? progression : undefined,
    layout: await readLayout(archive, metadata, itemrefs, limits),
    tocId: attributeOf(spine, 'toc'),
    uniqueIdentifier: unique === undefined ? '' : textOf(unique).trim(),
  };
}

/** Whether a reader shows files of this media type as pages; a picture is a page of its own. */
export const isPageType = (mediaType: string | undefined): boolean =>
  mediaType !== undefined && /^(?:application\/xhtml\+xml|image\/.+)$/.test(mediaType);

/**
 * The first item of a chain of fallbacks that `isShown`. A page that needs scripts has its fallback shown, since no
 * script is kept; where that chain shows nothing, the page itself is better than none.
 */
export function shownItem(
  items: ReadonlyMap<string, PackageItem>,
  id: string,
  isShown: (item: PackageItem) => boolean,
): PackageItem | undefined {
  let scripted: PackageItem | undefined;
  const seen = new Set<string>();
  for (let item = items.get(id); item && !seen.has(item.id); item = items.get(item.fallback ?? '')) {
    seen.add(item.id);
    if (!isShown(item)) continue;
    if (!item.properties.includes('scripted')) return item;
    scripted ??= item;
  }
  return scripted;
}

/**
 * The package document of the cleaned book: it lists only kept files, with their real media types, and has no
 * references to scripts or outside the book. The element tree is changed in place.
 */
export function writePackage(book: PackageDocument, kept: (path: string) => string | undefined): string {
  const keptIds = new Set<string>();
  for (const item of book.items.values())
    if (item.path !== null && kept(item.path) !== undefined) keptIds.add(item.id);

  /** The page that stands in for a file of another kind in the spine, as in the reading order. */
  const pageFor = (id: string): string =>
    shownItem(book.items, id, ({ path }) => path !== null && isPageType(kept(path)))?.id ?? id;

  const rewrite = (element: XmlElement): boolean => {
    const { name, attributes } = element;
    if (name === 'itemref') attributes.set('idref', pageFor(attributes.get('idref') ?? ''));
    if (name === 'bindings') return false;
    if (name === 'item') {
      const item = book.items.get(attributes.get('id') ?? '');
      const mediaType = item?.path == null ? undefined : kept(item.path);
      if (item === undefined || mediaType === undefined) return false;
      attributes.set('media-type', mediaType).set('href', item.href);
      const properties = item.properties.filter(
        (property) => property !== 'scripted' && property !== 'remote-resources',
      );
      if (properties.length > 0) attributes.set('properties', properties.join(' '));
      else attributes.delete('properties');
      for (const reference of ['fallback', 'media-overlay']) {
        if (!keptIds.has(attributes.get(reference) ?? '')) attributes.delete(reference);
      }
    }
    if (name === 'itemref' && !keptIds.has(attributes.get('idref') ?? '')) return false;
    if (name === 'spine' && !keptIds.has(attributes.get('toc') ?? '')) attributes.delete('toc');
    const href = attributes.get('href');
    if (name !== 'item' && href !== undefined && destinationOf(href, book.path) !== 'inside') return false;
    if (name === 'reference' && kept(resolveInBook(href ?? '', book.path) ?? '') === undefined) return false;
    element.nodes = element.nodes.filter((node) => typeof node === 'string' || rewrite(node));
    return true;
  };
  rewrite(book.root);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${serialise(book.root)}\n`;
}

/** A container file that names the one package document. */
export const writeContainer = (packagePath: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n` +
  serialise({
    name: 'container',
    qname: 'container',
    line: 1,
    attributes: new Map([
      ['version', '1.0'],
      ['xmlns', 'urn:oasis:names:tc:opendocument:xmlns:container'],
    ]),
    nodes: [
      {
        name: 'rootfiles',
        qname: 'rootfiles',
        line: 1,
        attributes: new Map(),
        nodes: [
          {
            name: 'rootfile',
            qname: 'rootfile',
            line: 1,
            attributes: new Map([
              ['full-path', packagePath],
              ['media-type', PACKAGE_TYPE],
            ]),
            nodes: [],
          },
        ],
      },
    ],
  }) +
  '\n';

/** Reports files in the archive that the package does not list, except those of the container. */
export function reportUnlisted(archive: Archive, book: PackageDocument, findings: Findings): void {
  const listed = new Set([...book.items.values()].map((item) => item.path));
  for (const name of archive.names()) {
    const isContainer = name === 'mimetype' || name.startsWith('META-INF/') || name === book.path;
    if (!isContainer && !listed.has(name)) findings.add('FILE_NOT_LISTED', name);
  }
}

async function findPackage(archive: Archive, limits: IngestionLimits): Promise<string> {
  if (!archive.has(CONTAINER)) throw new Refusal('EPUB_INVALID', CONTAINER);
  const container = parseXmlTree(decodeMarkup(await archive.read(CONTAINER, limits.textBytes)), CONTAINER);
  if (container.name !== 'container') throw new Refusal('EPUB_INVALID', `${CONTAINER}:${container.line}`);
  const rootfiles = [...descendantsOf(container, 'rootfile')];
  // The first rendition is the default one (EPUB 3.3, 4.2.6.3.1).
  const rootfile = rootfiles.find((element) => attributeOf(element, 'media-type') === PACKAGE_TYPE);
  const path = rootfile && attributeOf(rootfile, 'full-path');
  if (path === undefined || path === '') throw new Refusal('EPUB_INVALID', CONTAINER);
  if (!archive.has(path)) throw new Refusal('EPUB_INVALID', `${CONTAINER}:${rootfile?.line ?? 1}`);
  return path;
}

function readItem(element: XmlElement, archive: Archive, packagePath: string): PackageItem | null {
  const id = attributeOf(element, 'id');
  const stated = attributeOf(element, 'href');
  if (id === undefined || stated === undefined) return null;
  const isInside = destinationOf(stated, packagePath) === 'inside';
  const href = (isInside ? null : addressFromRoot(stated, packagePath)) ?? stated;
  // An href is an address, but many programs do not encode it; the archive shows which form was meant.
  const resolved = resolveInBook(href, packagePath);
  const verbatim = resolveInBook(
    href.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('?', '%3F'),
    packagePath,
  );
  return {
    id,
    path:
      resolved !== null && !archive.has(resolved) && verbatim !== null && archive.has(verbatim)
        ? verbatim
        : resolved,
    href,
    mediaType: attributeOf(element, 'media-type') ?? '',
    properties: words(attributeOf(element, 'properties')),
    fallback: attributeOf(element, 'fallback'),
    overlay: attributeOf(element, 'media-overlay'),
    line: element.line,
  };
}

const readItemref = (element: XmlElement): SpineItem => ({
  idref: attributeOf(element, 'idref') ?? '',
  linear: attributeOf(element, 'linear') !== 'no',
  properties: words(attributeOf(element, 'properties')),
  line: element.line,
});

// Fixed when the package says so (EPUB 3 `rendition:layout`, or `fixed-layout` of older reading systems or of Apple's
// options file), or when every page does; a book that mixes both is reflowable.
async function readLayout(
  archive: Archive,
  metadata: XmlElement | undefined,
  spine: SpineItem[],
  limits: IngestionLimits,
): Promise<BookLayout> {
  const metas = metadata === undefined ? [] : [...descendantsOf(metadata, 'meta')];
  const stated = metas.find((meta) => attributeOf(meta, 'property') === 'rendition:layout');
  if (stated !== undefined) return textOf(stated).trim() === 'pre-paginated' ? 'fixed' : 'reflowable';
  const older = metas.find((meta) => attributeOf(meta, 'name') === 'fixed-layout');
  if (older !== undefined && attributeOf(older, 'content') === 'true') return 'fixed';
  if (archive.has(APPLE_OPTIONS)) {
    const options = parseXmlTree(
      decodeMarkup(await archive.read(APPLE_OPTIONS, limits.textBytes)),
      APPLE_OPTIONS,
    );
    const isFixed = (option: XmlElement): boolean =>
      attributeOf(option, 'name') === 'fixed-layout' && textOf(option).trim() === 'true';
    if ([...descendantsOf(options, 'option')].some(isFixed)) return 'fixed';
  }
  const isFixedPage = (item: SpineItem): boolean =>
    item.properties.includes('rendition:layout-pre-paginated');
  return spine.length > 0 && spine.every(isFixedPage) ? 'fixed' : 'reflowable';
}

const words = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter((word) => word !== '');
