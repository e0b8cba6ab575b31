import { describe, expect, it } from '@jest/globals';
import { move, slugOf } from './book.rules.ts';

describe('the state of a book', () => {
  it('is published once its file is ready', () => {
    expect(move({ status: 'draft', ingestion: 'ready' }, 'publish')).toBe('published');
    expect(move({ status: 'archived', ingestion: 'ready' }, 'publish')).toBe('published');
  });

  it.each(['waiting', 'processing', 'refused'] as const)(
    'cannot be published while its file is %s',
    (ingestion) => {
      expect(() => move({ status: 'draft', ingestion }, 'publish')).toThrow(
        expect.objectContaining({ code: 'book_not_ready' }),
      );
    },
  );

  it('can be archived from anywhere, twice too', () => {
    expect(move({ status: 'published', ingestion: 'ready' }, 'archive')).toBe('archived');
    expect(move({ status: 'archived', ingestion: 'refused' }, 'archive')).toBe('archived');
  });
});

describe('the slug of a title', () => {
  it.each([
    ['Grandma’s Mango Tree', 'grandmas-mango-tree'],
    ['Une petite graine à côté', 'une-petite-graine-a-cote'],
    ['  --  ', 'book'],
    ['القمر والخباز', 'القمر-والخباز'],
    ['मेरी किताब', 'मेरी-किताब'],
    ['x'.repeat(300), 'x'.repeat(80)],
  ])('%s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});
