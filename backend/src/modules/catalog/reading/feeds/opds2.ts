import {
  acquisitionOf,
  addressesOf,
  mediaTypeOf,
  OPDS,
  picturesOf,
  priceOf,
  REL,
  type FeedBook,
  type FeedPage,
  type FeedOwner,
  type FeedSection,
} from './feed.ts';

/** Link Object of OPDS 2.0. */
interface Link {
  href: string;
  type?: string;
  rel?: string;
  title?: string;
  templated?: boolean;
  width?: number;
  properties?: object;
}

const feed = (owner: FeedOwner, path = ''): string => `${owner.app}/api/opds${path}`;
const authenticate = (owner: FeedOwner) => ({
  authenticate: { href: feed(owner, '/authentication'), type: OPDS.authentication },
});

const common = (owner: FeedOwner): Link[] => [
  { rel: 'self', href: owner.self, type: OPDS.feed },
  { rel: 'start', href: feed(owner), type: OPDS.feed, title: owner.library },
  {
    rel: 'search',
    href: feed(owner, '/books{?query}'),
    type: OPDS.feed,
    templated: true,
    title: owner.labels.search,
  },
  {
    rel: 'http://opds-spec.org/auth/document',
    href: feed(owner, '/authentication'),
    type: OPDS.authentication,
  },
];

/** The root feed, with the navigation. */
export const rootFeed2 = (owner: FeedOwner, sections: FeedSection[]): object => ({
  metadata: { title: owner.library, modified: owner.now.toISOString() },
  links: [
    ...common(owner),
    { rel: 'alternate', href: feed(owner, '/v1.2'), type: OPDS.navigation1, title: 'OPDS 1.2' },
  ],
  navigation: sections[0]!.links.map((link) => navigation(link)),
  groups: sections.slice(1).map(({ title, links }) => ({
    metadata: { title, numberOfItems: links.length },
    navigation: links.map((link) => navigation(link)),
  })),
});

const navigation = ({ href, title, count }: { href: string; title: string; count?: number }): Link => ({
  href: `${href}`,
  title,
  type: OPDS.feed,
  rel: 'subsection',
  ...(count === undefined ? {} : { properties: { numberOfItems: count } }),
});

/** A page of publications with its facets. */
export function pageFeed2(owner: FeedOwner, page: FeedPage): object {
  const links: Link[] = [...common(owner), { rel: 'first', href: page.first, type: OPDS.feed }];
  if (page.next) links.push({ rel: 'next', href: page.next, type: OPDS.feed });
  if (page.previous) links.push({ rel: 'previous', href: page.previous, type: OPDS.feed });
  return {
    metadata: {
      title: page.title,
      numberOfItems: page.count,
      itemsPerPage: page.limit,
      currentPage: Math.floor(page.offset / page.limit) + 1,
    },
    links,
    ...(page.facets.length > 0 && {
      facets: page.facets.map(({ title, links: choices }) => ({
        metadata: { title },
        links: choices.map(({ href, title: name, count, active }) => ({
          href,
          title: name,
          type: OPDS.feed,
          ...(active && { rel: 'self' }),
          properties: { numberOfItems: count },
        })),
      })),
    }),
    ...(page.books.length > 0
      ? { publications: page.books.map((book) => publication(owner, book)) }
      : // A feed must not be empty: an empty page links to the start.
        { navigation: [{ href: feed(owner), title: owner.library, type: OPDS.feed, rel: 'start' }] }),
  };
}

/** Features that the Readium manifest defines. A file may name others, which strict readers refuse. */
const FEATURES = new Set([
  'annotations',
  'ARIA',
  'bookmarks',
  'index',
  'pageBreakMarkers',
  'printPageNumbers',
  'pageNavigation',
  'readingOrder',
  'structuralNavigation',
  'tableOfContents',
  'taggedPDF',
  'alternativeText',
  'audioDescription',
  'closedCaptions',
  'captions',
  'describedMath',
  'longDescription',
  'openCaptions',
  'signLanguage',
  'transcript',
  'displayTransformability',
  'synchronizedAudioText',
  'timingControl',
  'unlocked',
  'ChemML',
  'latex',
  'latex-chemistry',
  'MathML',
  'MathML-chemistry',
  'ttsMarkup',
  'highContrastAudio',
  'highContrastDisplay',
  'largePrint',
  'braille',
  'tactileGraphic',
  'tactileObject',
  'fullRubyAnnotations',
  'horizontalWriting',
  'rubyAnnotations',
  'verticalWriting',
  'withAdditionalWordSegmentation',
  'withoutAdditionalWordSegmentation',
  'none',
  'unknown',
]);

/** One book (`application/opds-publication+json`). */
export function publication(owner: FeedOwner, book: FeedBook): object {
  const at = addressesOf(owner, book);
  const people = (names: string[]) => names.map((name) => ({ name }));
  const listed = (name: string, names: string[]) => (names.length > 0 ? { [name]: people(names) } : {});
  const images = picturesOf(book.cover);
  return {
    metadata: {
      '@type': 'http://schema.org/Book',
      identifier: book.isbn ? `urn:isbn:${book.isbn}` : `urn:uuid:${book.id}`,
      title: book.title,
      ...(book.subtitle && { subtitle: book.subtitle }),
      ...listed('author', book.authors),
      ...listed('illustrator', book.illustrators),
      ...listed('translator', book.translators),
      ...listed('narrator', book.narrators),
      ...(book.publisher && { publisher: book.publisher }),
      ...(book.language !== 'und' && { language: [book.language] }),
      ...(book.summary && { description: book.summary }),
      published: book.created_at,
      modified: book.updated_at,
      ...(book.pages > 0 && { numberOfPages: book.pages }),
      readingProgression: book.direction,
      subject: [
        ...book.categories.map(({ slug, name }) => ({
          name,
          code: slug,
          links: [{ href: feed(owner, `/books?category=${encodeURIComponent(slug)}`), type: OPDS.feed }],
        })),
        ...book.themes.map((name) => ({ name })),
      ],
      ...(book.series && {
        belongsTo: {
          series: [{ name: book.series, ...(book.series_position && { position: book.series_position }) }],
        },
      }),
      ...((book.accessibility_features.length > 0 || book.accessibility_summary) && {
        accessibility: {
          ...(book.accessibility_summary && { summary: book.accessibility_summary }),
          feature: book.accessibility_features.filter((name) => FEATURES.has(name)),
        },
      }),
    },
    links: [
      { rel: 'self', href: at.self, type: OPDS.publication },
      acquisition(owner, book),
      { rel: 'alternate', href: at.page, type: 'text/html' },
      {
        rel: REL.progression,
        href: at.progression,
        type: OPDS.progression,
        ...(!owner.known && { properties: authenticate(owner) }),
      },
    ] satisfies Link[],
    ...(images.length > 0 && { images: images.map((image) => ({ ...image, type: 'image/webp' })) }),
  };
}

function acquisition(owner: FeedOwner, book: FeedBook): Link {
  const at = addressesOf(owner, book);
  const how = acquisitionOf(book);
  if (how === 'buy')
    return {
      rel: REL.buy,
      href: at.page,
      type: 'text/html',
      properties: { price: priceOf(book.price!), indirectAcquisition: [{ type: mediaTypeOf(book) }] },
    };
  return {
    rel: how === 'open' ? REL.open : REL.get,
    href: at.file,
    type: mediaTypeOf(book),
    ...(how === 'sign-in' && { properties: authenticate(owner) }),
  };
}

/** How one signs in from a reading app (Authentication for OPDS 1.0). */
export const authenticationDocument = (owner: FeedOwner): object => ({
  id: feed(owner, '/authentication'),
  title: owner.library,
  description: owner.labels.signIn,
  links: [
    { rel: 'help', href: `${owner.app}/account/reading-apps`, type: 'text/html' },
    { rel: 'start', href: feed(owner), type: OPDS.feed },
  ],
  authentication: [
    {
      type: 'http://opds-spec.org/auth/basic',
      labels: { login: owner.labels.login, password: owner.labels.password },
    },
  ],
});
