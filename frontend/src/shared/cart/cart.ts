import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The items of a cart, in the order in which they were added; an item is the id of a book. */
export interface CartItems {
  items: string[];
  /** Kept for later: not counted and not bought. */
  later: string[];
}

/**
 * The cart of this visitor, or of the person who is signed in. `ready` is false while the cart of a person is being
 * read from the server.
 */
export interface CartState extends CartItems {
  /** The number of `items`. */
  count: number;
  ready: boolean;
}

const without = (list: string[], item: string): string[] => list.filter((other) => other !== item);

const cartOf = ({ items, later }: CartItems, ready = true): CartState => {
  const once = [...new Set(items)];
  return {
    items: once,
    later: [...new Set(later)].filter((item) => !once.includes(item)),
    count: once.length,
    ready,
  };
};

export const EMPTY_CART: CartItems = { items: [], later: [] };

const slice = createSlice({
  name: 'cart',
  initialState: () => cartOf(EMPTY_CART),
  reducers: {
    /** Adding an item that is in the cart changes nothing. */
    itemAdded: (state, { payload }: PayloadAction<string>) =>
      state.items.includes(payload)
        ? state
        : cartOf({ items: [...state.items, payload], later: without(state.later, payload) }, state.ready),
    itemRemoved: (state, { payload }: PayloadAction<string>) =>
      cartOf({ items: without(state.items, payload), later: without(state.later, payload) }, state.ready),
    itemKeptForLater: (state, { payload }: PayloadAction<string>) =>
      cartOf({ items: without(state.items, payload), later: [...state.later, payload] }, state.ready),
    cartCleared: (state) => cartOf({ items: [], later: state.later }, state.ready),
    /** The whole cart, as storage or the server has it. */
    cartReplaced: (_state, { payload }: PayloadAction<CartItems>) => cartOf(payload),
    /** The cart of a person is being read. */
    cartAwaited: () => cartOf(EMPTY_CART, false),
  },
});

export const cartReducer = slice.reducer;
export const { itemAdded, itemRemoved, itemKeptForLater, cartCleared, cartReplaced, cartAwaited } =
  slice.actions;

export const selectCart = (state: { cart: CartState }): CartState => state.cart;
