import { describe, expect, it } from '@jest/globals';
import { guessColumns, writtenOf } from './columns.rules.ts';

describe('the columns of a list of books', () => {
  it.each([
    ['ISBN-13', 'isbn'], ['Book Title', 'title'], ['Sous-titre', 'subtitle'], ['Written by', null], ['Author(s)', 'authors'],
    ['Illustrated by', 'illustrators'], ['Traducteur', 'translators'], ['Read by', 'narrators'], ['Langue', 'language'],
    ['Age from', 'age_min'], ['Alter bis', 'age_max'], ['Age rating', 'age_rating'], ['Reading level', 'reading_level'],
    ['BISAC', 'subjects'], ['Tags', 'keywords'], ['Blurb', 'summary'], ['Série', 'series'], ['Volume', 'series_position'],
    ['Verlag', 'publisher'], ['Pub date', 'published_on'], ['Licence', 'license'], ['List price', 'price'], ['Devise', 'currency'],
    ['Charity %', 'charity_share'], ['Charity', 'charity'], ['Project', 'project'], ['Cover URL', 'cover'], ['Record ID', 'ref'],
  ])('“%s” holds %s', (heading, field) => expect(guessColumns([heading]).fields).toEqual([field])); // prettier-ignore

  it('are each used once, except subjects', () => {
    const { fields, notes } = guessColumns(['Title', ' Name ', 'Genre', 'Topic']);
    expect(fields).toEqual(['title', null, 'subjects', 'subjects']);
    expect(notes[0]).toBe('The column “Name” holds what an earlier one holds. The first one is used.');
    expect(guessColumns(['Title', 'Genre', 'Topic']).notes).toEqual([]);
  });

  it('must be chosen by a person when none is recognised, and nothing else is reported', () =>
    expect(guessColumns(['One', 'Two']).notes).toEqual([
      'We know none of these headings. Say below what each column holds.',
    ]));

  it('that are not used are named, six at most and shortened', () => {
    const long = 'x'.repeat(50);
    expect(guessColumns(['Title', ' Colour ', '', '  ', long]).notes).toEqual([`Not used: “Colour”, “${'x'.repeat(30)}”.`]);
    const many = ['Title', ...Array.from({ length: 8 }, (_, at) => `c${at}`)];
    expect(guessColumns(many).notes).toEqual(['Not used: “c0”, “c1”, “c2”, “c3”, “c4”, “c5” and 2 more.']);
    expect(guessColumns(many.slice(0, 7)).notes).toEqual(['Not used: “c0”, “c1”, “c2”, “c3”, “c4”, “c5”.']);
  }); // prettier-ignore

  it('keep their names, trimmed and of eighty symbols at most', () =>
    expect(guessColumns([' Title ', 'y'.repeat(90)]).names).toEqual(['Title', 'y'.repeat(80)]));
});

describe('a line', () => {
  it('is read by the mapped columns; several subjects become one list', () =>
    expect(
      writtenOf([' Sea ', 'Fish', ' ', 'Water', 'lost'], ['title', 'subjects', 'authors', 'subjects', null]),
    ).toEqual({ title: 'Sea', subjects: 'Fish; Water' }));

  it('may have fewer cells than there are headings', () => expect(writtenOf([], ['title'])).toEqual({}));
});
