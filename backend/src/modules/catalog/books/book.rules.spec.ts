import { describe, expect, it } from '@jest/globals';
import { assertTakesFile, move, slugOf } from './book.rules.ts';

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

describe('a file for a book', () => {
  const draft = {
    status: 'draft', ingestion: 'ready', awaits_file: false, of_story: false, file_in_check: false, first_only: false,
  } as const; // prettier-ignore

  it('is taken by a draft, with a file or without', () => {
    expect(() => assertTakesFile(draft)).not.toThrow();
    expect(() => assertTakesFile({ ...draft, ingestion: 'refused' })).not.toThrow();
    expect(() => assertTakesFile({ ...draft, awaits_file: true, ingestion: 'waiting', first_only: true })).not.toThrow();
  }); // prettier-ignore

  it.each([
    [{ of_story: true }, 'made_of_a_story'],
    [{ status: 'published' }, 'not_a_draft'],
    [{ status: 'archived', awaits_file: true }, 'not_a_draft'],
    [{ ingestion: 'processing' }, 'check_running'],
    [{ awaits_file: true, ingestion: 'waiting', file_in_check: true }, 'check_running'],
    [{ first_only: true }, 'has_a_file'],
  ] as const)('is refused where the book is %j', (change, code) => {
    expect(() => assertTakesFile({ ...draft, ...change })).toThrow(expect.objectContaining({ code }));
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
