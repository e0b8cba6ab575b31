import { describe, expect, it } from '@jest/globals';
import { assertAcceptsFile, nextBookStatus, slugOf, unresolvedRights } from './book.rules.ts';

describe('the state of a book', () => {
  it('is published once its file is ready', () => {
    expect(nextBookStatus({ status: 'draft', ingestion: 'ready' }, 'publish')).toBe('published');
    expect(nextBookStatus({ status: 'archived', ingestion: 'ready' }, 'publish')).toBe('published');
  });

  it.each(['waiting', 'processing', 'refused'] as const)(
    'cannot be published while its file is %s',
    (ingestion) => {
      expect(() => nextBookStatus({ status: 'draft', ingestion }, 'publish')).toThrow(
        expect.objectContaining({ code: 'book_not_ready' }),
      );
    },
  );

  it('can be archived from any state, also repeatedly', () => {
    expect(nextBookStatus({ status: 'published', ingestion: 'ready' }, 'archive')).toBe('archived');
    expect(nextBookStatus({ status: 'archived', ingestion: 'refused' }, 'archive')).toBe('archived');
  });
});

describe('a file for a book', () => {
  const draft = {
    status: 'draft',
    ingestion: 'ready',
    awaits_file: false,
    of_story: false,
    file_in_check: false,
    first_only: false,
  } as const;

  it('is accepted for a draft, with a file or without', () => {
    expect(() => assertAcceptsFile(draft)).not.toThrow();
    expect(() => assertAcceptsFile({ ...draft, ingestion: 'refused' })).not.toThrow();
    expect(() =>
      assertAcceptsFile({ ...draft, awaits_file: true, ingestion: 'waiting', first_only: true }),
    ).not.toThrow();
  });

  it.each([
    [{ of_story: true }, 'made_of_a_story'],
    [{ status: 'published' }, 'not_a_draft'],
    [{ status: 'archived', awaits_file: true }, 'not_a_draft'],
    [{ ingestion: 'processing' }, 'check_running'],
    [{ awaits_file: true, ingestion: 'waiting', file_in_check: true }, 'check_running'],
    [{ first_only: true }, 'has_a_file'],
  ] as const)('is refused where the book is %j', (change, code) => {
    expect(() => assertAcceptsFile({ ...draft, ...change })).toThrow(expect.objectContaining({ code }));
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

describe('a refusal to publish', () => {
  it.each([
    [{ awaits_file: true, ingestion: 'waiting' }, 'waits for its file'],
    [{ ingestion: 'refused' }, 'was refused'],
    [{ ingestion: 'processing' }, 'still being checked'],
  ] as const)('of %j names the correction', (part, message) =>
    expect(() => nextBookStatus({ status: 'draft', ...part }, 'publish')).toThrow(
      expect.objectContaining({ kind: 'conflict', message: expect.stringContaining(message) as unknown }),
    ),
  );
});

describe('the right to publish a book', () => {
  const book = (change: object) =>
    ({
      license: null,
      rights: null,
      rights_proof: '',
      student_made: false,
      visibility: 'school',
      ...change,
    }) as never;
  const first = (change: object, begun = false) => unresolvedRights(book(change), begun)?.[0] ?? null;

  it('must be stated first, unless only incomplete statements are required', () => {
    expect(unresolvedRights(book({}), false)).toEqual([
      'rights',
      'Say by which right the book is here first.',
    ]);
    expect(first({}, true)).toBeNull();
  });

  it.each([false, true])('must be complete once it is started: %s', (begun) => {
    expect(first({ rights: 'licence' }, begun)).toBe('license');
    expect(first({ rights: 'permission' }, begun)).toBe('rights_proof');
    expect(first({ rights: 'permission', rights_proof: 'A letter', visibility: 'public' }, begun)).toBe(
      'visibility',
    );
    expect(first({ rights: 'permission', rights_proof: 'A letter' }, begun)).toBeNull();
    expect(first({ rights: 'own' }, begun)).toBeNull();
  });
});

describe('a file and the check before it', () => {
  const draft = {
    status: 'draft', ingestion: 'ready', awaits_file: false, of_story: false, file_in_check: false, first_only: false,
  } as const; // prettier-ignore
  it.each([
    [{ ingestion: 'waiting' }, 'check_running'],
    [{ file_in_check: true, awaits_file: true }, 'check_running'],
    [{ first_only: true }, 'has_a_file'],
  ] as const)('is refused as a conflict with %j', (part, code) =>
    expect(() => assertAcceptsFile({ ...draft, ...part })).toThrow(
      expect.objectContaining({ kind: 'conflict', code }),
    ),
  );
});

it.each([
  ['--The  (big) “Sea”--', 'the-big-sea'],
  ['Ệ', 'e'],
  [`${'a'.repeat(79)} --b`, 'a'.repeat(79)],
  ['???', 'book'],
])('makes of “%s” the slug %s', (title, slug) => expect(slugOf(title)).toBe(slug));
