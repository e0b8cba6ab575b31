import { describe, expect, it } from '@jest/globals';
import {
  goalOfWeek,
  similarBooks,
  reasonFor,
  suggestionRows,
  withDistinctLeads,
  type SimilarityKeys,
  type SeedBook,
} from './row.rules.ts';

const kin = (id: string, change: Partial<SimilarityKeys> = {}): SimilarityKeys => ({
  id,
  authors: [],
  series: null,
  themes: [],
  categories: [],
  ...change,
});
const seed = (id: string, change: Partial<SimilarityKeys> = {}): SeedBook => ({
  ...kin(id, change),
  how: 'finished',
});

describe('the reason', () => {
  const boats = kin('boats', {
    authors: ['Ana'],
    series: 'Sea',
    themes: ['the sea'],
    categories: ['animals'],
  });
  it.each([
    ['series', kin('a', { ...boats, id: 'a' }), { kind: 'series', value: 'Sea' }],
    ['author', kin('b', { authors: ['Ana'], themes: ['the sea'] }), { kind: 'author', value: 'Ana' }],
    [
      'theme',
      kin('c', { themes: ['the sea'], categories: ['animals'] }),
      { kind: 'theme', value: 'the sea' },
    ],
    ['category', kin('d', { categories: ['animals'] }), { kind: 'category', value: 'animals' }],
    ['nothing', kin('e', { categories: ['space'] }), null],
  ])('is the closest thing in common: %s', (_name, book, reason) => {
    expect(reasonFor(boats, book)).toEqual(reason);
  });
  it('never takes a missing series as a series in common', () => {
    expect(reasonFor(kin('a'), kin('b'))).toBeNull();
  });
});

it('shows one translation of a work only, in the closest language', () => {
  const sea = { categories: ['sea'] };
  const near = [
    kin('en', { ...sea, work_id: 'w' }),
    kin('hi', { ...sea, work_id: 'w' }),
    kin('other', { ...sea, work_id: null }),
    kin('third', { ...sea, work_id: null }),
    kin('far', { categories: ['space'] }),
  ];
  expect(similarBooks(kin('seed', sea), near).map(({ book }) => book.id)).toEqual(['en', 'other', 'third']);
});

describe('rows of suggestions', () => {
  const sea = { categories: ['sea'] };
  it('show a book once, in the first matching row, and never the book on which a row is based', () => {
    const seeds = [seed('s1', sea), seed('s2', sea)];
    const books = ['a', 'b', 's2', 'c', 'd'].map((id) => kin(id, sea));
    const rows = suggestionRows(
      seeds,
      seeds.flatMap(({ id }) => books.map((book) => ({ seed: id, book }))),
    );
    expect(rows.map((row) => [row.seed.id, row.books.map(({ book }) => book.id)])).toEqual([
      ['s1', ['a', 'b', 'c', 'd']],
    ]);
  });
  it('need at least two books, and are two at most', () => {
    const seeds = ['s1', 's2', 's3', 's4'].map((id) => seed(id, sea));
    const rows = suggestionRows(seeds, [
      { seed: 's1', book: kin('a', sea) },
      ...['s2', 's3', 's4'].flatMap((id) => [1, 2].map((n) => ({ seed: id, book: kin(`${id}-${n}`, sea) }))),
    ]);
    expect(rows.map((row) => row.seed.id)).toEqual(['s2', 's3']);
  });
});

it('shows each goal that has books for a week, in turn', () => {
  const week = (n: number) => new Date(n * 7 * 24 * 3600 * 1000 + 5);
  expect([0, 1, 2, 3].map((n) => goalOfWeek([13, 4, 6], week(n)))).toEqual([4, 6, 13, 4]);
  expect(goalOfWeek([], week(1))).toBeNull();
});

describe('rows with distinct leads', () => {
  const row = (kind: string, ...ids: string[]) => ({ kind, books: ids.map((id) => ({ book: { id } })) });
  const told = (rows: ReturnType<typeof row>[]) =>
    rows.map(({ kind, books }) => `${kind} ${books.map(({ book }) => book.id).join('')}`);

  it('let the next book lead where the first one leads a row above', () => {
    expect(told(withDistinctLeads([row('continue', 'a', 'b'), row('goal', 'a', 'b', 'c')]))).toEqual([
      'continue ab',
      'goal bac',
    ]);
  });

  it('leave out a row of suggestions without another book, but not what a teacher gave', () => {
    const rows = [
      row('continue', 'a', 'b'),
      row('from_teacher', 'a'),
      row('goal', 'b'),
      row('because', 'a', 'b'),
    ];
    expect(told(withDistinctLeads(rows))).toEqual(['continue ab', 'from_teacher a', 'goal b']);
  });
});
