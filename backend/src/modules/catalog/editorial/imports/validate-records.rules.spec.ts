import { describe, expect, it } from '@jest/globals';
import { changesOf, validateRecords, type ExistingBook, type RecordLine } from './validate-records.rules.ts';

const book = (change: Partial<ExistingBook> = {}): ExistingBook => ({
  id: 'b1', archived: false, isbn: null, record_ref: null, categories: [], ...change,
}); // prettier-ignore
const line = (record: object, change: Partial<RecordLine> = {}): RecordLine => ({
  line: 2, record: record, problems: [], skip: false, deletes: false, ...change,
}); // prettier-ignore

describe('the ages of a record', () => {
  it.each([
    ['give way where the end of before lies below a new beginning', { age_max: 6 }, { age_min: 7 }, { age_min: [null, 7], age_max: [6, null] }],
    ['give way where the beginning of before lies above a new end', { age_min: 8 }, { age_max: 7 }, { age_max: [null, 7], age_min: [8, null] }],
    ['stay where they meet', { age_max: 7 }, { age_min: 7 }, { age_min: [null, 7] }],
    ['stay where only one is known', {}, { age_min: 7 }, { age_min: [null, 7] }],
    ['stay where the other is none', { age_max: null }, { age_min: 7 }, { age_min: [null, 7] }],
  ] as const)('%s', (_name, has, says, changes) => expect(changesOf(book(has), says as never)).toEqual(changes)); // prettier-ignore

  it('do not change an age rating that they only suggest', () => {
    const says = { age_min: 7, age_rating: 7 } as never;
    expect(changesOf(book({ age_rating: 9 }), says)).toEqual({ age_min: [null, 7] });
    expect(changesOf(book({ age_rating: null }), says)).toEqual({ age_min: [null, 7], age_rating: [null, 7] });
    expect(changesOf(book({ age_rating: 9 }), { age_min: 7, age_rating: 8 })).toMatchObject({ age_rating: [9, 8] });
  }); // prettier-ignore
});

describe('the book that a record matches', () => {
  const verdict = (record: object, ...books: ExistingBook[]) => {
    const [found] = validateRecords([line(record)], books);
    return [found!.verdict, found!.book_id];
  };
  it.each([
    ['the one with its ISBN', { isbn: '1' }, [book({ isbn: '1' })], ['same', 'b1']],
    ['none with another ISBN', { isbn: '2' }, [book({ isbn: '1' })], ['create', null]],
    ['the one that its list calls so', { record_ref: 'r' }, [book({ record_ref: 'r' })], ['same', 'b1']],
    ['the one called so that has no ISBN yet', { isbn: '2', record_ref: 'r' }, [book({ record_ref: 'r' })], ['update', 'b1']],
    ['the one called so where the record has no ISBN', { record_ref: 'r' }, [book({ isbn: '1', record_ref: 'r' })], ['same', 'b1']],
    ['none called so with another ISBN', { isbn: '2', record_ref: 'r' }, [book({ isbn: '1', record_ref: 'r' })], ['create', null]],
    ['the ISBN before the name', { isbn: '1', record_ref: 'r' }, [book({ record_ref: 'r' }), book({ id: 'b2', isbn: '1' })], ['same', 'b2']],
    ['none without either', { title: 'Sea' }, [book()], ['create', null]],
  ] as const)('is %s', (_name, record, books, found) => expect(verdict(record, ...books)).toEqual(found)); // prettier-ignore
});

describe('a problem', () => {
  it('reports a list that would withdraw a book', () =>
    expect(validateRecords([line({ isbn: '1' }, { deletes: true })], [])[0]).toMatchObject({
      verdict: 'problem',
      problems: [{ field: 'line', message: expect.stringContaining('A list never does that') as unknown }],
    }));

  it.each([
    [{ isbn: '1' }, 'isbn'],
    [{ record_ref: 'r' }, 'title'],
  ])('reports the same book twice in a list, at %j', (record, field) => {
    const [first, second, third] = validateRecords([line(record), line(record, { line: 3 }), line(record, { line: 4 })], []); // prettier-ignore
    expect(first!.verdict).toBe('create');
    for (const later of [second!, third!])
      expect(later).toMatchObject({
        verdict: 'problem',
        problems: [{ field, message: 'Line 2 is the same book already. Leave one of the two out.' }],
      });
  });

  it('does not report that two lines have no number', () =>
    expect(validateRecords([line({ title: 'A' }), line({ title: 'B' }, { line: 3 })], []).map(({ verdict }) => verdict)).toEqual(['create', 'create'])); // prettier-ignore

  it('reports a number of two books, unless exactly one of them is not archived', () => {
    const twice = [book({ isbn: '1' }), book({ id: 'b2', isbn: '1' })];
    expect(validateRecords([line({ isbn: '1' })], twice)[0]).toMatchObject({
      verdict: 'problem',
      problems: [{ field: 'isbn' }],
    });
    const archived = twice.map((one) => ({ ...one, archived: true }));
    expect(validateRecords([line({ isbn: '1' })], [archived[0]!])[0]!.book_id).toBe('b1');
    expect(validateRecords([line({ isbn: '1' })], archived)[0]!.verdict).toBe('problem');
    expect(validateRecords([line({ isbn: '1' })], [archived[0]!, twice[1]!])[0]).toMatchObject({ verdict: 'same', book_id: 'b2' }); // prettier-ignore
  });

  it('reports nothing on a skipped line', () =>
    expect(validateRecords([line({ isbn: '1' }, { skip: true, deletes: true })], [])[0]).toMatchObject({
      verdict: 'skip',
      problems: [],
    }));
});
