import { xml } from '../stories/epub/markup.ts';
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
  type FeedPlace,
  type FeedShelf,
} from './feed.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMES =
  'xmlns="http://www.w3.org/2005/Atom" xmlns:dcterms="http://purl.org/dc/terms/" ' +
  'xmlns:opds="http://opds-spec.org/2010/catalog" xmlns:thr="http://purl.org/syndication/thread/1.0" ' +
  'xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/"';

const feed = (place: FeedPlace, path = ''): string => `${place.app}/api/opds/v1.2${path}`;
const tag = (name: string, text: string): string => `<${name}>${xml(text)}</${name}>`;
const link = (attributes: Record<string, string | number | undefined>, inside = ''): string => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${xml(String(value))}"`)
    .join('');
  return inside ? `<link${written}>${inside}</link>` : `<link${written}/>`;
};

function whole(place: FeedPlace, title: string, kind: string, links: string[], body: string[]): string {
  return `${HEAD}<feed ${NAMES}>
${tag('id', place.self)}
${tag('title', title)}
${tag('updated', place.now.toISOString())}
<author>${tag('name', place.library)}${tag('uri', place.app)}</author>
${[
  link({ rel: 'self', href: place.self, type: kind }),
  link({ rel: 'start', href: feed(place), type: OPDS.navigation1, title: place.library }),
  link({ rel: 'search', href: feed(place, '/search'), type: OPDS.search1, title: place.words.search }),
  link({ rel: 'http://opds-spec.org/auth/document', href: `${place.app}/api/opds/authentication`, type: OPDS.authentication }),
  ...links,
].join('\n')}
${body.join('\n')}
</feed>
`; // prettier-ignore
}

/** The root: ways through the catalogue. */
export const rootFeed1 = (place: FeedPlace, shelves: FeedShelf[]): string =>
  whole(
    place,
    place.library,
    OPDS.navigation1,
    [link({ rel: 'alternate', href: `${place.app}/api/opds`, type: OPDS.feed, title: 'OPDS 2.0' })],
    shelves.flatMap((shelf, index) =>
      shelf.links.map(({ href, title, count }) => {
        const at = href.replace('/api/opds/', '/api/opds/v1.2/');
        return `<entry>${tag('title', index === 0 ? title : `${shelf.title}: ${title}`)}${tag('id', at)}${tag('updated', place.now.toISOString())}<content type="text"></content>${link({ rel: 'subsection', href: at, type: OPDS.acquisition1, 'thr:count': count })}</entry>`;
      }),
    ),
  );

/** A page of books with its facets. */
export function pageFeed1(place: FeedPlace, page: FeedPage): string {
  const around = (rel: string, href: string | null) =>
    href ? [link({ rel, href, type: OPDS.acquisition1 })] : [];
  return whole(
    place,
    page.title,
    OPDS.acquisition1,
    [
      link({ rel: 'up', href: feed(place), type: OPDS.navigation1 }),
      ...around('first', page.first),
      ...around('next', page.next),
      ...around('previous', page.previous),
      ...page.facets.flatMap(({ title, links }) =>
        links.map(({ href, title: name, count, active }) =>
          link({
            rel: 'http://opds-spec.org/facet',
            href,
            type: OPDS.acquisition1,
            title: name,
            'opds:facetGroup': title,
            ...(active && { 'opds:activeFacet': 'true' }),
            'thr:count': count,
          }),
        ),
      ),
      tag('opensearch:totalResults', String(page.count)),
      tag('opensearch:itemsPerPage', String(page.limit)),
      tag('opensearch:startIndex', String(page.offset + 1)),
    ],
    page.books.map((book) => entry(place, book)),
  );
}

/** One book as a document of its own. */
export const entryDocument = (place: FeedPlace, book: FeedBook): string =>
  HEAD +
  // An entry that stands alone has to name an author (RFC 4287, 4.1.2): where nobody is known, it is who publishes it.
  entry(place, book.authors.length > 0 ? book : { ...book, authors: [place.library] }, ` ${NAMES}`) +
  '\n';

function entry(place: FeedPlace, book: FeedBook, names = ''): string {
  const at = addressesOf(place, book);
  const pictures = picturesOf(book.cover);
  return [
    `<entry${names}>`,
    tag('title', book.title),
    tag('id', `urn:uuid:${book.id}`),
    tag('updated', book.updated_at),
    tag('published', book.created_at),
    ...book.authors.map((name) => `<author>${tag('name', name)}</author>`),
    ...[...book.illustrators, ...book.translators, ...book.narrators].map(
      (name) => `<contributor>${tag('name', name)}</contributor>`,
    ),
    ...(book.language === 'und' ? [] : [tag('dcterms:language', book.language)]),
    ...(book.publisher ? [tag('dcterms:publisher', book.publisher)] : []),
    ...(book.isbn ? [tag('dcterms:identifier', `urn:isbn:${book.isbn}`)] : []),
    ...(book.pages > 0 ? [tag('dcterms:extent', `${book.pages} pages`)] : []),
    ...book.categories.map(
      ({ slug, name }) =>
        `<category scheme="${xml(place.app)}/api/book-categories" term="${xml(slug)}" label="${xml(name)}"/>`,
    ),
    ...(book.summary ? [`<summary type="text">${xml(book.summary)}</summary>`] : []),
    link({ rel: 'alternate', href: at.entry, type: OPDS.entry1 }),
    link({ rel: 'alternate', href: at.page, type: 'text/html' }),
    link({ rel: REL.progression, href: at.progression, type: OPDS.progression }),
    ...(pictures.length > 0
      ? [
          link({ rel: 'http://opds-spec.org/image', href: pictures[0]!.href, type: 'image/webp' }),
          link({ rel: 'http://opds-spec.org/image/thumbnail', href: pictures[3]!.href, type: 'image/webp' }),
        ]
      : []),
    acquisition(place, book),
    '</entry>',
  ].join('');
}

function acquisition(place: FeedPlace, book: FeedBook): string {
  const at = addressesOf(place, book);
  const how = acquisitionOf(book);
  if (how !== 'buy')
    return link({ rel: how === 'open' ? REL.open : REL.get, href: at.file, type: mediaTypeOf(book) });
  const { value, currency } = priceOf(book.price!);
  return link(
    { rel: REL.buy, href: at.page, type: 'text/html' },
    `<opds:price currencycode="${xml(currency)}">${value}</opds:price>` +
      `<opds:indirectAcquisition type="${mediaTypeOf(book)}"/>`,
  );
}

/** Tells a reading app how it searches (OpenSearch 1.1). */
export const searchDescription = (place: FeedPlace): string =>
  `${HEAD}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
${tag('ShortName', place.library.slice(0, 16))}
${tag('Description', place.words.search)}
<InputEncoding>UTF-8</InputEncoding><OutputEncoding>UTF-8</OutputEncoding>
<Url type="${OPDS.acquisition1}" template="${xml(feed(place, '/books'))}?search={searchTerms}"/>
</OpenSearchDescription>
`;
