import { describe, expect, it } from '@jest/globals';
import { bare, birthCell, cellText, guessColumns, readValues, storedCells } from './columns.rules.ts';

describe('the columns of a list of students', () => {
  it.each([
    ['First name', 'first_name', 'Surname'], ['Фамилия', 'last_name', 'First name'], ['Nome completo', 'full_name', 'Class'],
    ['ЛОГИН', 'username', 'Name'], ['Homeroom', 'class', 'Name'], ['D.O.B.', 'birth', 'Name'], ['Data di nascita', 'birth', 'Name'],
    ['जन्म तिथि', 'birth', 'Name'],
  ] as const)('“%s” holds %s', (heading, field, other) =>
    expect(guessColumns([heading, other])).toMatchObject({ header: true, fields: [field, expect.anything()] }),
  ); // prettier-ignore

  it('are guessed by position where the first line is a student', () => {
    expect(guessColumns(['Ben', 'Low', '3B', 'x'])).toEqual({ header: false, names: [], fields: ['first_name', 'last_name', 'class', null], notes: [] });
    expect(guessColumns(['Ben Low']).fields).toEqual(['full_name']);
  }); // prettier-ignore

  it.each([
    [
      ['Vorname', 'Name'],
      ['first_name', 'last_name'],
    ],
    [
      ['First name', 'Nom'],
      ['first_name', 'last_name'],
    ],
    [['Nom'], ['full_name']],
    [
      ['Name', 'Surname'],
      ['full_name', 'last_name'],
    ],
    [
      ['First name', 'Surname', 'Name'],
      ['first_name', 'last_name', null],
    ],
    [
      ['Name', 'Surname', 'First name'],
      [null, 'last_name', 'first_name'],
    ],
  ])('distinguish names: %j', (headings, fields) => expect(guessColumns(headings).fields).toEqual(fields));

  it('report that only the month of a date of birth is stored', () => {
    expect(guessColumns(['Name', 'DOB']).notes).toEqual([expect.stringMatching(/^Of a date of birth/)]);
    expect(guessColumns(['Name', 'Class']).notes).toEqual([]);
  });

  it('that are not used are named, six at most and shortened', () => {
    expect(guessColumns(['Name', ' Shoe ', '', '  ']).notes).toEqual(['Not used: “Shoe”.']);
    expect(guessColumns(['Name', 'z'.repeat(50)]).notes).toEqual([`Not used: “${'z'.repeat(30)}”.`]);
    const many = ['Name', ...Array.from({ length: 8 }, (_, at) => `c${at}`)];
    expect(guessColumns(many).notes).toEqual(['Not used: “c0”, “c1”, “c2”, “c3”, “c4”, “c5” and 2 more.']);
    expect(guessColumns(many.slice(0, 7)).notes).toEqual(['Not used: “c0”, “c1”, “c2”, “c3”, “c4”, “c5”.']);
  });

  it('keep their names, trimmed and of eighty symbols at most', () =>
    expect(guessColumns([' Name ', 'y'.repeat(90)]).names).toEqual(['Name', 'y'.repeat(80)]));

  it('are recognised without accents, spaces and punctuation', () =>
    expect(bare(' Né – le: 2 ')).toBe('nele2'));
});

describe('a line', () => {
  const read = (cells: string[], ...fields: Parameters<typeof readValues>[1]) => readValues(cells, fields);

  it('is read by the mapped columns', () =>
    expect(read([' Ben ', 'Low', ' ben.l ', '3B | 4C||', 'x'], 'first_name', 'last_name', 'username', 'class', null)).toEqual({
      first_name: 'Ben', last_name: 'Low', username: 'ben.l', classes: ['3B', '4C'], birth: '',
    })); // prettier-ignore

  it.each([
    ['Ben Amos Low', 'Ben Amos', 'Low'],
    ['Ben', 'Ben', ''],
    ['', '', ''],
  ])('splits “%s” at its last space', (whole, first_name, last_name) =>
    expect(read([whole], 'full_name')).toMatchObject({ first_name, last_name }),
  );

  it('may have fewer cells than there are headings', () => expect(read([], 'username').username).toBe(''));

  it('loses the apostrophe before a formula, and no other', () => {
    expect(cellText("'=1+1")).toBe('=1+1');
    expect(cellText("'Ben")).toBe("'Ben");
    expect(cellText("O'-Neil")).toBe("O'-Neil");
  });

  it('keeps month and year of birth, or the text that cannot be parsed', () => {
    expect(birthCell('2016-09-14')).toBe('2016-09');
    expect(birthCell('autumn')).toBe('autumn');
    const values = read(['Ben', '2016-09-14'], 'full_name', 'birth');
    expect(values.birth).toBe('2016-09');
    expect(storedCells(['Ben', '2016-09-14'], ['full_name', 'birth'], values)).toEqual(['Ben', '2016-09']);
  });
});
