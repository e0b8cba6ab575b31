import { describe, expect, it } from '@jest/globals';
import { childrenToRemind } from './reminder.rules.ts';

const child = (id: string, finished: number, reminded_on: string | null = null) => ({
  id,
  finished,
  reminded_on,
});
const students = [
  child('ada', 0),
  child('ben', 2),
  child('cleo', 1, '2030-05-01'),
  child('dev', 1, '2030-05-02'),
];

describe('a reminder of a reading list', () => {
  it('is for those who have not read everything, once a day', () => {
    expect(childrenToRemind(students, 2, '2030-05-02', undefined)).toEqual(['ada', 'cleo']);
  });
  it('is for the chosen children only, whatever the case of their ids', () => {
    expect(childrenToRemind(students, 2, '2030-05-02', ['CLEO', 'ben', 'stranger'])).toEqual(['cleo']);
    expect(childrenToRemind(students, 2, '2030-05-02', [])).toEqual([]);
  });
});
