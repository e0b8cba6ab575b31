import { expect, it } from '@jest/globals';
import { givenInWords } from './model.ts';

it('what became of giving a class pack to a class is told in words', () => {
  expect(givenInWords({ given: 2, already: 1, left_out: ['Ada Quill', 'Ben Holt'] })).toEqual([
    '2 students got it now.',
    'One student had it before.',
    'No place was left for Ada Quill and Ben Holt.',
  ]);
  expect(givenInWords({ given: 1, already: 0, left_out: [] })).toEqual(['One student got it now.']);
  expect(givenInWords({ given: 0, already: 3, left_out: [] })[0]).toBe('Nobody got it now.');
  expect(givenInWords({ given: 0, already: 0, left_out: [] })).toEqual([
    'There is no student in this class.',
  ]);
});
