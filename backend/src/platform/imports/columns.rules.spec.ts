import { describe, expect, it } from '@jest/globals';
import {
  fieldsOfHeadings,
  noteOfUnusedColumns,
  shownHeadings,
  storableText,
  withoutFormulaMark,
} from './columns.rules.ts';

const guess = (heading: string) =>
  (({ Name: 'name', Title: 'name', Tag: 'tag' }) as const)[heading as 'Name' | 'Title' | 'Tag'] ?? null;

describe('columns', () => {
  it('are known by their headings; the first of two counts, and a note says so', () => {
    expect(fieldsOfHeadings(['Name', 'Colour', 'Title'], guess)).toEqual({
      fields: ['name', null, null],
      notes: ['The column “Title” holds what an earlier one holds. The first one is used.'],
    });
  });

  it('may hold the same thing where the kind of import joins it', () => {
    expect(fieldsOfHeadings(['Tag', 'Tag'], guess, ['tag'])).toEqual({ fields: ['tag', 'tag'], notes: [] });
  });

  it('that are not used are named, six of them at most', () => {
    expect(noteOfUnusedColumns(['a', ' ', 'b'], [null, null, 'name'])).toEqual(['Not used: “a”.']);
    expect(noteOfUnusedColumns([...'abcdefgh'], Array<null>(8).fill(null))).toEqual([
      'Not used: “a”, “b”, “c”, “d”, “e”, “f” and 2 more.',
    ]);
    expect(noteOfUnusedColumns(['a'], ['name'])).toEqual([]);
  });

  it('are shown without white space at the ends, at most 80 characters long', () => {
    expect(shownHeadings([' Name ', 'x'.repeat(99)])).toEqual(['Name', 'x'.repeat(80)]);
  });
});

describe('a cell', () => {
  it('loses what PostgreSQL cannot store, and keeps tabs and line ends', () => {
    expect(storableText('a\0b\u0007c\ud800d\ufffde\tf\ng')).toBe('abcde\tf\ng');
    expect(storableText('zoë 😀')).toBe('zoë 😀');
  });

  it('loses the apostrophe before a formula, and no other', () => {
    expect(withoutFormulaMark("'=1+1")).toBe('=1+1');
    expect(withoutFormulaMark("'tis")).toBe("'tis");
  });
});
