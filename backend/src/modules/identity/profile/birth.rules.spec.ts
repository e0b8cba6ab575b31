import { describe, expect, it } from '@jest/globals';
import { birthProblem, birthText, dateOrder, readBirth } from './birth.rules.ts';

const read = (text: string, order: 'day-first' | 'month-first' | null = null): string | null => {
  const birth = readBirth(text, order);
  return birth && birthText(birth.year, birth.month);
};

describe('a month of birth', () => {
  it.each([
    ['2016-09', '2016-09'],
    ['2016-9', '2016-09'],
    ['2016/09/14', '2016-09'],
    ['2016-09-14T00:00:00Z', '2016-09'],
    ['2016-09-14 00:00:00', '2016-09'],
    ['09/2016', '2016-09'],
    ['9.2016', '2016-09'],
    ['2016', '2016'],
    ['14/09/2016', '2016-09'],
    ['09/14/2016', '2016-09'],
    ['14.09.2016', '2016-09'],
    ['9/9/2016', '2016-09'],
    ['September 2016', '2016-09'],
    ['14 Sept 2016', '2016-09'],
    ['Sep-2016', '2016-09'],
    ['14 septembre 2016', '2016-09'],
    ['août 2016', '2016-08'],
    ['März 2016', '2016-03'],
    ['سبتمبر ٢٠١٦', '2016-09'],
    ['सितंबर २०१६', '2016-09'],
  ])('%s is %s', (text, expected) => expect(read(text)).toBe(expected));

  it.each(['', 'soon', '2016-13', '0/2016', '1885-05', '2116-05', '16', '14/9/16', '32/01/2016', '4/5/2016'])(
    '%s is ambiguous',
    (text) => expect(read(text)).toBeNull(),
  );

  it('is disambiguated by the other dates of its column', () => {
    expect(dateOrder(['4/5/2016', '14/5/2016'])).toBe('day-first');
    expect(dateOrder(['4/5/2016', '4/25/2016'])).toBe('month-first');
    expect(dateOrder(['4/5/2016', '3/3/2016', '2016-09'])).toBeNull();
    expect(dateOrder(['14/5/2016', '4/25/2016'])).toBeNull();
    expect(read('4/5/2016', 'day-first')).toBe('2016-05');
    expect(read('4/5/2016', 'month-first')).toBe('2016-04');
  });

  it('requires a year, and is not in the future', () => {
    const now = new Date('2026-11-22T06:00:00Z');
    expect(birthProblem(null, null, now)).toBeNull();
    expect(birthProblem(2016, null, now)).toBeNull();
    expect(birthProblem(2026, 11, now)).toBeNull();
    expect(birthProblem(null, 5, now)?.field).toBe('birth_year');
    expect(birthProblem(2026, 12, now)?.message).toContain('still to come');
    expect(birthProblem(2027, null, now)?.message).toContain('still to come');
  });
});

describe('the limits of a month of birth', () => {
  it.each([
    ['2016-01', '2016-01'], ['2016-12', '2016-12'], ['2016-00', null], ['2016-13', null], ['12/12/2016', '2016-12'],
    ['13/12/2016', '2016-12'], ['12/13/2016', '2016-12'], ['31/01/2016', '2016-01'], ['01/31/2016', '2016-01'],
    ['01/32/2016', null], ['x 09/2016', null], ['09/2016 x', null], ['x 2016-09', null],
    ['٠٩/٢٠١٦', '2016-09'], ['۰۹/۲۰۱۶', '2016-09'],
  ])('“%s” is %s', (text, month) => expect(read(text)).toBe(month)); // prettier-ignore

  it('are not shifted by an ambiguous date', () => {
    expect(dateOrder(['12/12/2016'])).toBeNull();
    expect(dateOrder([])).toBeNull();
    expect(dateOrder(['13/12/2016'])).toBe('day-first');
    expect(dateOrder(['12/13/2016'])).toBe('month-first');
  });

  it('end with the current month', () => {
    const now = new Date('2026-03-15T00:00:00Z');
    expect(birthProblem(2026, 3, now)).toBeNull();
    expect(birthProblem(2026, 4, now)).toMatchObject({ field: 'birth_year' });
    expect(birthProblem(2025, 12, now)).toBeNull();
    expect(birthProblem(2026, null, now)).toBeNull();
    expect(birthProblem(2027, null, now)).toMatchObject({ field: 'birth_year' });
    expect(birthProblem(null, 3, now)).toMatchObject({ field: 'birth_year' });
    expect(birthText(null, null)).toBe('');
  });
});
