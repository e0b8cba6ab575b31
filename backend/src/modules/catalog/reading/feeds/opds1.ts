import { xmlText } from '../../../../platform/text/xml-text.ts';
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

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMES =
  'xmlns="http://www.w3.org/2005/Atom" xmlns:dcterms="http://purl.org/dc/terms/" ' +
  'xmlns:opds="http://opds-spec.org/2010/catalog" xmlns:thr="http://purl.org/syndication/thread/1.0" ' +
  'xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/"';

const feed = (owner: FeedOwner, path = ''): string => `${owner.app}/api/opds/v1.2${path}`;
const tag = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;
const link = (attributes: Record<string, string | number | undefined>, inside = ''): string => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${xmlText(String(value))}"`)
    .join('');
  return inside ? `<link${written}>${inside}</link>` : `<link${written}/>`;
};

function whole(owner: FeedOwner, title: string, kind: string, links: string[], body: string[]): string {
  return `${HEAD}<feed ${NAMES}>
${tag('id', owner.self)}
${tag('title', title)}
${tag('updated', owner.now.toISOString())}
<author>${tag('name', owner.library)}${tag('uri', owner.app)}</author>
${[
  link({ rel: 'self', href: owner.self, type: kind }),
  link({ rel: 'start', href: feed(owner), type: OPDS.navigation1, title: owner.library }),
  link({ rel: 'search', href: feed(owner, '/search'), type: OPDS.search1, title: owner.labels.search }),
  link({
    rel: 'http://opds-spec.org/auth/document',
    href: `${owner.app}/api/opds/authentication`,
    type: OPDS.authentication,
  }),
  ...links,
].join('\n')}
${body.join('\n')}
</feed>
`;
}

/** The root feed, with the navigation. */
export const rootFeed1 = (owner: FeedOwner, sections: FeedSection[]): string =>
  whole(
    owner,
    owner.library,
    OPDS.navigation1,
    [link({ rel: 'alternate', href: `${owner.app}/api/opds`, type: OPDS.feed, title: 'OPDS 2.0' })],
    sections.flatMap((section, index) =>
      section.links.map(({ href, title, count }) => {
        const at = href.replace('/api/opds/', '/api/opds/v1.2/');
        return `<entry>${tag('title', index === 0 ? title : `${section.title}: ${title}`)}${tag('id', at)}${tag('updated', owner.now.toISOString())}<content type="text"></content>${link({ rel: 'subsection', href: at, type: OPDS.acquisition1, 'thr:count': count })}</entry>`;
      }),
    ),
  );

/** A page of books with its facets. */
export function pageFeed1(owner: FeedOwner, page: FeedPage): string {
  const around = (rel: string, href: string | null) =>
    href ? [link({ rel, href, type: OPDS.acquisition1 })] : [];
  return whole(
    owner,
    page.title,
    OPDS.acquisition1,
    [
      link({ rel: 'up', href: feed(owner), type: OPDS.navigation1 }),
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
    page.books.map((book) => entry(owner, book)),
  );
}

/** One book as a document of its own. */
export const entryDocument = (owner: FeedOwner, book: FeedBook): string =>
  HEAD +
  // An entry document must name an author (RFC 4287, 4.1.2): the library where the author is unknown.
  entry(owner, book.authors.length > 0 ? book : { ...book, authors: [owner.library] }, ` ${NAMES}`) +
  '\n';

function entry(owner: FeedOwner, book: FeedBook, names = ''): string {
  const at = addressesOf(owner, book);
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
        `<category scheme="${xmlText(owner.app)}/api/book-categories" term="${xmlText(slug)}" label="${xmlText(name)}"/>`,
    ),
    ...(book.summary ? [`<summary type="text">${xmlText(book.summary)}</summary>`] : []),
    link({ rel: 'alternate', href: at.entry, type: OPDS.entry1 }),
    link({ rel: 'alternate', href: at.page, type: 'text/html' }),
    link({ rel: REL.progression, href: at.progression, type: OPDS.progression }),
    ...(pictures.length > 0
      ? [
          link({ rel: 'http://opds-spec.org/image', href: pictures[0]!.href, type: 'image/webp' }),
          link({ rel: 'http://opds-spec.org/image/thumbnail', href: pictures[3]!.href, type: 'image/webp' }),
        ]
      : []),
    acquisition(owner, book),
    '</entry>',
  ].join('');
}

function acquisition(owner: FeedOwner, book: FeedBook): string {
  const at = addressesOf(owner, book);
  const how = acquisitionOf(book);
  if (how !== 'buy')
    return link({ rel: how === 'open' ? REL.open : REL.get, href: at.file, type: mediaTypeOf(book) });
  const { value, currency } = priceOf(book.price!);
  return link(
    { rel: REL.buy, href: at.page, type: 'text/html' },
    `<opds:price currencycode="${xmlText(currency)}">${value}</opds:price>` +
      `<opds:indirectAcquisition type="${mediaTypeOf(book)}"/>`,
  );
}

/** Describes the search for reading apps (OpenSearch 1.1). */
export const searchDescription = (owner: FeedOwner): string =>
  `${HEAD}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
${tag('ShortName', owner.library.slice(0, 16))}
${tag('Description', owner.labels.search)}
<InputEncoding>UTF-8</InputEncoding><OutputEncoding>UTF-8</OutputEncoding>
<Url type="${OPDS.acquisition1}" template="${xmlText(feed(owner, '/books'))}?search={searchTerms}"/>
</OpenSearchDescription>
`;
