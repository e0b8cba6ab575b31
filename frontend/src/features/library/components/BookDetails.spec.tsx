import { expect, it } from '@jest/globals';
import type { Book } from '../../../api/types.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { BookData } from './BookDetails.tsx';

const BOOK = {
  id: 'b1',
  slug: 'the-kite-makers',
  title: 'The </script> Kite',
  authors: ['Wren Hollow'],
  illustrators: [],
  translators: [],
  language: 'en',
  pages: 24,
  summary: 'Two friends build a kite.',
  isbn: '9780140328721',
  license: 'CC-BY-4.0',
  publisher: 'Hollow',
  age_range: { min: 4, max: 6 },
  accessibility_features: ['alternativeText'],
  accessibility_summary: 'Every picture is described.',
  cover: { large: '/covers/b1-360.webp' },
  price: { amount: 450, currency: 'GBP' },
  rating: { average: 4.5, count: 2 },
  visibility: 'public',
  status: 'published',
  student_made: false,
} as unknown as Book;
const dataOf = (more: Partial<Book> = {}): Record<string, unknown> | null => {
  document.head.replaceChildren();
  const { unmount } = renderRoutes([{ path: '/', element: <BookData book={{ ...BOOK, ...more }} /> }], '/');
  const script = document.querySelector('script[type="application/ld+json"]');
  const data = script && (JSON.parse(script.textContent) as Record<string, unknown>);
  unmount();
  return data;
};

it('describe a book to search engines with terms of schema.org', () => {
  expect(dataOf()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Book',
    name: 'The </script> Kite',
    url: 'http://localhost/library/the-kite-makers',
    image: 'http://localhost/covers/b1-360.webp',
    bookFormat: 'https://schema.org/EBook',
    author: [{ '@type': 'Person', name: 'Wren Hollow' }],
    illustrator: [],
    translator: [],
    publisher: { '@type': 'Organization', name: 'Hollow' },
    inLanguage: 'en',
    numberOfPages: 24,
    description: 'Two friends build a kite.',
    isbn: '9780140328721',
    license: 'https://spdx.org/licenses/CC-BY-4.0.html',
    typicalAgeRange: '4-6',
    accessibilityFeature: ['alternativeText'],
    accessibilitySummary: 'Every picture is described.',
    isAccessibleForFree: false,
    offers: { '@type': 'Offer', price: '4.50', priceCurrency: 'GBP', category: 'Paid' },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2 },
  });
});

it('state only known facts, and nothing of children’s works or restricted books', () => {
  const bare = dataOf({ language: 'und', publisher: null, cover: null, price: null, license: null });
  for (const name of ['inLanguage', 'publisher', 'image', 'offers', 'license'])
    expect([name, bare![name]]).toEqual([name, undefined]);
  expect(dataOf({ student_made: true })).toBeNull();
  expect(dataOf({ visibility: 'school' })).toBeNull();
});
