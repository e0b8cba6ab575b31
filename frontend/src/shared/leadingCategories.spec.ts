import { describe, expect, it } from '@jest/globals';
import { leadingFirst } from './leadingCategories.ts';

describe('the categories of a mode', () => {
  const all = ['animals', 'space', 'poems'].map((slug) => ({ slug }));
  it.each([
    [[], ['animals', 'space', 'poems']],
    [['poems'], ['poems', 'animals', 'space']],
    [
      ['poems', 'gone', 'space'],
      ['poems', 'space', 'animals'],
    ],
  ])('ordered by %j become %j', (leading, order) => {
    expect(leadingFirst(all, leading).map(({ slug }) => slug)).toEqual(order);
  });
});
