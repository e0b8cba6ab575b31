import { describe, expect, it } from '@jest/globals';
import {
  cartCleared,
  cartReducer,
  cartReplaced,
  itemAdded,
  itemKeptForLater,
  itemRemoved,
  quantitySet,
  type CartState,
} from './cart.ts';

const after = (...actions: Parameters<typeof cartReducer>[1][]): CartState =>
  actions.reduce<CartState | undefined>((state, action) => cartReducer(state, action), undefined)!;

describe('the cart', () => {
  it('begins empty', () => {
    expect(after({ type: 'start' })).toEqual({ items: [], later: [], count: 0, ready: true, merged: null });
  });

  it('ignores an item that is in it', () => {
    const once = after(itemAdded('a'), itemAdded('b'));
    expect(cartReducer(once, itemAdded('a'))).toBe(once);
    expect(once).toMatchObject({ items: ['a', 'b'], count: 2 });
  });

  it('counts what is left when an item is removed', () => {
    expect(after(itemAdded('a'), itemAdded('b'), itemRemoved('a'))).toMatchObject({ items: ['b'], count: 1 });
    expect(after(itemAdded('a'), itemRemoved('c'))).toMatchObject({ items: ['a'], count: 1 });
  });

  it('is empty after clearing, without what is kept for later', () => {
    expect(after(itemAdded('a'), itemAdded('b'), itemKeptForLater('b'), cartCleared())).toMatchObject({
      items: [],
      later: ['b'],
      count: 0,
    });
  });

  it('keeps how many of a printed book, until it is taken out', () => {
    const several = after(
      itemAdded('a:print'),
      itemAdded('b'),
      quantitySet({ item: 'a:print', quantity: 3 }),
    );
    expect(several).toMatchObject({ quantities: { 'a:print': 3 }, count: 2 });
    expect(cartReducer(several, itemKeptForLater('a:print')).quantities).toEqual({ 'a:print': 3 });
    expect(cartReducer(several, itemAdded('c')).quantities).toEqual({ 'a:print': 3 });
    expect(cartReducer(several, itemRemoved('a:print')).quantities).toBeUndefined();
    expect(cartReducer(several, quantitySet({ item: 'a:print', quantity: 1 })).quantities).toBeUndefined();
    expect(cartReducer(several, quantitySet({ item: 'x:print', quantity: 2 }))).toEqual(several);
  });

  it('is replaced as a whole, each item once', () => {
    expect(after(itemAdded('a'), cartReplaced({ items: ['b', 'c', 'b'], later: ['c', 'd'] }))).toMatchObject({
      items: ['b', 'c'],
      later: ['d'],
      count: 2,
    });
  });

  it('takes an item back from those for later when it is added again', () => {
    expect(after(itemAdded('a'), itemKeptForLater('a'), itemAdded('a'))).toMatchObject({
      items: ['a'],
      later: [],
    });
  });
});
