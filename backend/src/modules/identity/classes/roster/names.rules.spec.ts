import { describe, expect, it } from '@jest/globals';
import { guessColumns, readValues } from './columns.rules.ts';
import { areSurnamesFirst, isListNumber, splitName, withoutNumber } from './names.rules.ts';

const parts = (whole: string, surnameFirst = false): string => {
  const { first_name, last_name } = splitName(whole, surnameFirst);
  return `${first_name}/${last_name}`;
};

describe('a whole name', () => {
  it.each([
    ['John Smith', 'John/Smith'],
    ['Mia', 'Mia/'],
    ['Mary Ann Smith', 'Mary Ann/Smith'],
    ['Smith, John', 'John/Smith'],
    ['de la Cruz, Ana María', 'Ana María/de la Cruz'],
    ['SMITH John', 'John/SMITH'],
    ['VAN DIJK Lotte Marie', 'Lotte Marie/VAN DIJK'],
    ['John SMITH', 'John/SMITH'],
    ['Ana DE LA CRUZ', 'Ana/DE LA CRUZ'],
    ['JOHN SMITH', 'JOHN/SMITH'],
    ['J Smith', 'J/Smith'],
    ['आशा राव', 'आशा/राव'],
  ])('“%s” is divided', (whole, expected) => expect(parts(whole)).toBe(expected));

  it('is divided at its first space in a list of surnames', () => {
    expect(parts('Smith John Paul', true)).toBe('John Paul/Smith');
    expect(parts('Mia', true)).toBe('Mia/');
    expect(parts('Smith, John', true)).toBe('John/Smith');
  });

  it.each(['1. John', '2) John', '(3) John', '4 - John', '12 John', '7: John', '• John', '- John', '* John'])(
    'loses what numbers it: “%s”',
    (name) => expect(withoutNumber(name)).toBe('John'),
  );
  it.each(['John', 'Jean-Luc', 'X Æ', '3B'])('keeps “%s”', (name) => expect(withoutNumber(name)).toBe(name));
});

describe('a list without headings', () => {
  it('of “Smith, John” has the surname first; of “John,Smith” the first name', () => {
    expect(areSurnamesFirst([['Smith', ' John'], ['Mia']])).toBe(true);
    expect(areSurnamesFirst([['John', 'Smith']])).toBe(false);
    expect(areSurnamesFirst([['Mia']])).toBe(false);
    expect(areSurnamesFirst([['John', ' Smith', ' 3B']])).toBe(false);
    const rows = [
      ['1. Smith', ' John'],
      ['2. Okoye', ' Mia'],
    ];
    const { fields, notes } = guessColumns(rows[0]!, rows);
    expect(fields).toEqual(['last_name', 'first_name']);
    expect(notes).toEqual([expect.stringContaining('“Smith, John”')]);
    expect(readValues(rows[1]!, fields)).toMatchObject({ first_name: 'Mia', last_name: 'Okoye' });
  });

  it('may have a column of numbers before the names', () => {
    const rows = [
      ['1', 'John', 'Smith'],
      ['2.', 'Mia', 'Okoye'],
    ];
    expect(guessColumns(rows[0]!, rows).fields).toEqual([null, 'first_name', 'last_name']);
    expect(guessColumns(['1', 'John Smith'], [['1', 'John Smith']]).fields).toEqual([null, 'full_name']);
    expect(['1', '2.', '(3)', ' 4) '].map(isListNumber)).toEqual([true, true, true, true]);
    expect(['3B', '', 'John'].map(isListNumber)).toEqual([false, false, false]);
  });
});
