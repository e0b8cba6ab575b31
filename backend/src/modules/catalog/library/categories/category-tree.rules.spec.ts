import { describe, expect, it } from '@jest/globals';
import { checkParent, heightOf, orderAfter, slugOf, type CategoryPosition } from './category-tree.rules.ts';

const category = (slug: string, parent: string | null = null): CategoryPosition => ({
  slug,
  parent,
  own: true,
});
const tree = [category('a'), category('b', 'a'), category('c', 'b'), category('d'), category('e', 'd')];

describe('parent of a category', () => {
  it.each([
    ['a', null],
    ['d', null],
    ['e', 'a'],
    ['e', 'b'],
    [null, 'b'],
    ['d', 'a'],
  ])('%s below %s', (slug, parent) => {
    expect(() => checkParent(tree, slug, parent)).not.toThrow();
  });

  it.each([
    ['a', 'a', 'itself'],
    ['a', 'c', 'itself'],
    [null, 'c', 'deep'],
    ['d', 'b', 'deep'],
    ['e', 'gone', 'is there'],
  ])('rejects %s below %s: %s', (slug, parent, words) => {
    expect(() => checkParent(tree, slug, parent)).toThrow(words);
  });

  it('knows the depth of its subtree', () => {
    expect(['a', 'b', 'c', 'd'].map((slug) => heightOf(tree, slug))).toEqual([2, 1, 0, 1]);
  });
});

describe('the order', () => {
  it('puts a category before another, or last', () => {
    expect(orderAfter(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b']);
    expect(orderAfter(['a', 'b', 'c'], 'a', null)).toEqual(['b', 'c', 'a']);
    expect(orderAfter(['a', 'b'], 'new', 'b')).toEqual(['a', 'new', 'b']);
    expect(orderAfter(['a', 'b'], 'a', 'gone')).toEqual(['b', 'a']);
  });
});

it('makes slugs of any name', () => {
  expect(slugOf('  Été à la mer! ', '')).toBe('ete-a-la-mer');
  expect(slugOf('حيوانات', 'k3f9')).toBe('category-k3f9');
});
