import { describe, expect, it } from '@jest/globals';
import type { CategoryNode } from '@bookgrove/api-client';
import { dropOf } from './tree.ts';

const node = (slug: string, parent: string | null = null, own = true) =>
  ({ slug, parent, own, name: slug, books: 0 }) as CategoryNode;
const nodes = [node('a'), node('b'), node('b1', 'b'), node('b2', 'b'), node('c'), node('p', null, false)];

describe('a dropped category', () => {
  it.each([
    ['a', 'c', 'before', { parent: null, before: 'c' }],
    ['a', 'c', 'after', { parent: null, before: null }],
    ['c', 'a', 'before', { parent: null, before: 'a' }],
    ['c', 'a', 'after', { parent: null, before: 'b' }],
    ['a', 'b', 'inside', { parent: 'b', before: null }],
    ['a', 'b1', 'after', { parent: 'b', before: 'b2' }],
    ['b1', 'b', 'after', { parent: null, before: 'c' }],
    ['b1', 'b2', 'after', { parent: 'b', before: null }],
    ['a', 'p', 'inside', { parent: 'p', before: null }],
    ['a', 'p', 'before', { parent: null, before: null }],
  ] as const)('%s on %s: %s', (slug, target, place, asked) => {
    expect(dropOf(nodes, slug, target, place)).toEqual(asked);
  });

  it.each([
    ['b', 'b1', 'inside'],
    ['b', 'b', 'before'],
    ['a', 'b', 'before'],
    ['b', 'a', 'after'],
    ['a', 'gone', 'after'],
  ] as const)('%s on %s, %s, changes nothing', (slug, target, place) => {
    expect(dropOf(nodes, slug, target, place)).toBeNull();
  });
});
