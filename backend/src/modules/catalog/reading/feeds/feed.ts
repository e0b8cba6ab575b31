import type { Book, Cover } from '../../library/books/book-view.ts';
import type { FeedLabels } from './feed-labels.ts';

/** One link of a feed, for both OPDS versions. */
interface FeedLink {
  href: string;
  title: string;
  count?: number;
}
export interface FeedFacet {
  title: string;
  links: (FeedLink & { active: boolean })[];
}
/** A section of the navigation. */
export interface FeedSection {
  title: string;
  links: FeedLink[];
}

/** The data that every document of the feeds needs. */
export interface FeedOwner {
  /** Address of the app at the school. */
  app: string;
  /** Address of this document. */
  self: string;
  /** Name of the library. */
  library: string;
  labels: FeedLabels;
  /** Whether the requester is signed in. */
  known: boolean;
  now: Date;
}

/** A book in a feed, with the time of its last change. */
export type FeedBook = Book & { updated_at: string };

/** A page of books. */
export interface FeedPage {
  title: string;
  books: FeedBook[];
  count: number;
  limit: number;
  offset: number;
  facets: FeedFacet[];
  /** Addresses of the first, previous and next page. */
  first: string;
  next: string | null;
  previous: string | null;
}

export const OPDS = {
  feed: 'application/opds+json',
  publication: 'application/opds-publication+json',
  authentication: 'application/opds-authentication+json',
  progression: 'application/opds-progression+json',
  navigation1: 'application/atom+xml;profile=opds-catalog;kind=navigation',
  acquisition1: 'application/atom+xml;profile=opds-catalog;kind=acquisition',
  entry1: 'application/atom+xml;type=entry;profile=opds-catalog',
  search1: 'application/opensearchdescription+xml',
} as const;
export const REL = {
  open: 'http://opds-spec.org/acquisition/open-access',
  get: 'http://opds-spec.org/acquisition',
  buy: 'http://opds-spec.org/acquisition/buy',
  progression: 'http://opds-spec.org/progression',
} as const;

/** Addresses of one book. */
export const addressesOf = ({ app }: FeedOwner, { id, slug }: Pick<Book, 'id' | 'slug'>) => ({
  self: `${app}/api/opds/books/${id}`,
  entry: `${app}/api/opds/v1.2/books/${id}`,
  file: `${app}/api/opds/books/${id}/file`,
  progression: `${app}/api/opds/books/${id}/progression`,
  page: `${app}/library/${encodeURIComponent(slug)}`,
});

/** How the reader gets the book: without signing in, after signing in, at once, or by buying it. */
export function acquisitionOf(book: Book): 'open' | 'sign-in' | 'granted' | 'buy' {
  if (book.access.reason === 'purchase_required') return 'buy';
  if (!book.access.read) return 'sign-in';
  return book.visibility === 'public' ? 'open' : 'granted';
}

export const mediaTypeOf = ({ formats }: Pick<Book, 'formats'>): string =>
  formats[0] === 'pdf' ? 'application/pdf' : 'application/epub+zip';

const WIDTHS = { xlarge: 480, large: 360, medium: 240, small: 160 } as const;
/** The cover's pictures, largest first. */
export const picturesOf = (cover: Cover | null): { href: string; width: number }[] =>
  cover
    ? (Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]).map((size) => ({
        href: cover[size],
        width: WIDTHS[size],
      }))
    : [];

/** A price in whole units, from the minor units of its currency. */
export function priceOf({ amount, currency }: { amount: number; currency: string }): {
  value: number;
  currency: string;
} {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits!;
  return { value: amount / 10 ** digits, currency };
}
