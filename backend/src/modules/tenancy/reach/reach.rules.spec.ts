import { describe, expect, it } from '@jest/globals';
import { sumUp, totalOf } from './reach.rules.ts';

const schools = [
  { id: 'a', country: 'GB' },
  { id: 'b', country: 'GB' },
  { id: 'c', country: 'KE' },
  { id: 'd', country: null },
];

describe('the world map', () => {
  it('counts readers in the country of their school, whatever their profile says', () => {
    const rows = sumUp(schools, [
      { school: 'a', country: 'FR', readers: 4 },
      { school: 'b', country: null, readers: 3 },
      { school: 'c', country: 'KE', readers: 40 },
    ]);
    expect(rows).toEqual([
      { country: 'GB', schools: 2, readers: 7 },
      { country: 'KE', schools: 1, readers: 40 },
    ]);
  });

  it('counts people without such a country by their profile, and omits people without both', () => {
    const rows = sumUp(schools.slice(3), [
      { school: 'd', country: 'IN', readers: 6 },
      { school: 'platform', country: 'IN', readers: 5 },
      { school: 'platform', country: null, readers: 90 },
    ]);
    expect(rows).toEqual([{ country: 'IN', schools: 0, readers: 11 }]);
  });

  it.each([
    [0, null],
    [4, null],
    [5, 5],
  ])('shows %i readers as %p', (readers, told) => {
    expect(sumUp([schools[2]!], [{ school: 'c', country: null, readers }])[0]!.readers).toBe(told);
  });

  it('has a total that does not reveal a hidden number', () => {
    const few = (readers: number) =>
      totalOf(
        sumUp(schools, [
          { school: 'a', country: null, readers: 20 },
          { school: 'c', country: null, readers },
        ]),
      );
    expect(few(1)).toEqual({ countries: 2, schools: 3, readers: 20, hidden: 1 });
    expect(few(4)).toEqual(few(1));
  });
});
