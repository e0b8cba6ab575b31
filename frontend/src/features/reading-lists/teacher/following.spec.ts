import { describe, expect, it } from '@jest/globals';
import { followingOf, ordered, stateOf } from './following.ts';

const student = (first_name: string, ...progress: (number | null)[]) => ({
  id: first_name,
  first_name,
  last_name: '',
  avatar: null,
  progress,
  reminded_on: null,
  finished: progress.filter((one) => one === 100).length,
});
const all = [
  student('Zoe', 100, 100),
  student('Ben', null, null),
  student('Ada', 100, 30),
  student('Cem', null, null),
];
const names = (...[shown, ordering]: [Parameters<typeof ordered>[1], Parameters<typeof ordered>[2]]) =>
  ordered(all, shown, ordering).map(({ first_name }) => first_name);

describe('who read what', () => {
  it('is in the order of names, or of the number of books that were read', () => {
    expect(names(null, 'name')).toEqual(['Ada', 'Ben', 'Cem', 'Zoe']);
    expect(names(null, '-name')).toEqual(['Zoe', 'Cem', 'Ben', 'Ada']);
    expect(names(null, 'finished')).toEqual(['Ben', 'Cem', 'Ada', 'Zoe']);
    expect(names(null, '-finished')).toEqual(['Zoe', 'Ada', 'Ben', 'Cem']);
  });

  it('shows those who have not begun, who have begun, or who are done', () => {
    expect(all.map(stateOf)).toEqual(['all', 'none', 'begun', 'none']);
    expect(names('none', 'name')).toEqual(['Ben', 'Cem']);
    expect(names('begun', 'name')).toEqual(['Ada']);
    expect(names('all', 'name')).toEqual(['Zoe']);
  });

  it('reads the address, and ignores what it does not know', () => {
    expect(followingOf(new URLSearchParams('show=none&ordering=-finished'))).toEqual({
      shown: 'none',
      ordering: '-finished',
    });
    expect(followingOf(new URLSearchParams('show=x&ordering=y'))).toEqual({ shown: null, ordering: 'name' });
  });
});
