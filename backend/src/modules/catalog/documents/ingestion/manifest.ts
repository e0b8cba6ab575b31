import type {
  BookFormat,
  BookLayout,
  InspectedBook,
  ManifestLink,
  PublicationManifest,
  TocEntry,
} from './types.ts';

const BYTES_A_POSITION = 4_096;
const PROFILES: Record<BookFormat, string> = {
  epub: 'https://readium.org/webpub-manifest/profiles/epub',
  pdf: 'https://readium.org/webpub-manifest/profiles/pdf',
};

/** Positions of one file: 1 for a fixed page, otherwise one for each 4,096 bytes begun. */
export const positionsOf = (bytes: number, layout: BookLayout): number =>
  layout === 'fixed' ? 1 : Math.max(1, Math.ceil(bytes / BYTES_A_POSITION));

/** The Readium Web Publication Manifest of a described book. */
export function buildManifest(
  book: Omit<InspectedBook, 'manifest'>,
  readingOrder: ManifestLink[],
  resources: ManifestLink[],
): PublicationManifest {
  const names = (role: string): string[] =>
    book.contributors.filter((contributor) => contributor.role === role).map(({ name }) => name);
  const [identifier] = book.identifiers;
  const people: Partial<Record<'author' | 'illustrator' | 'translator' | 'narrator' | 'editor', string[]>> =
    {};
  for (const role of ['author', 'illustrator', 'translator', 'narrator', 'editor'] as const) {
    if (names(role).length > 0) people[role] = names(role);
  }
  return {
    '@context': 'https://readium.org/webpub-manifest/context.jsonld',
    metadata: {
      '@type': 'http://schema.org/Book',
      conformsTo: [PROFILES[book.format]],
      title: book.title,
      ...(book.subtitle === null ? {} : { subtitle: book.subtitle }),
      ...(identifier === undefined ? {} : { identifier: asUri(identifier.scheme, identifier.value) }),
      ...(book.language === null ? {} : { language: [book.language] }),
      ...people,
      ...(book.publisher === null ? {} : { publisher: book.publisher }),
      ...(book.description === null ? {} : { description: book.description }),
      readingProgression: book.direction,
      layout: book.layout,
      numberOfPages: book.pages,
    },
    links: [],
    readingOrder,
    resources,
    toc: book.toc.map(asLink),
  };
}

const asUri = (scheme: string, value: string): string =>
  /^(?:isbn|uuid|doi|issn)$/.test(scheme) ? `urn:${scheme}:${value}` : value;

// A heading without a page leads to the first page below it.
const asLink = (entry: TocEntry): ManifestLink => ({
  href: entry.href ?? firstTarget(entry.children),
  type: 'application/xhtml+xml',
  title: entry.title,
  ...(entry.children.length === 0 ? {} : { children: entry.children.map(asLink) }),
});

function firstTarget(entries: TocEntry[]): string {
  for (const entry of entries) {
    const target = entry.href ?? firstTarget(entry.children);
    if (target !== '') return target;
  }
  return '';
}
