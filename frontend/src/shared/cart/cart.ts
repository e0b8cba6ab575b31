import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The items of a cart, in the order in which they were added; an item is the id of a book. */
export interface CartItems {
  items: string[];
  /** Kept for later: not counted and not bought. */
  later: string[];
  /** How many of a printed book, by its item, in a visitor's cart; others once. The server keeps those of a person. */
  quantities?: Record<string, number> | undefined;
}

/** What a visitor's cart added to that of the person, and what could not come along, with the reason. */
export interface MergedItems {
  added: number;
  dropped: { title: string; reason: string }[];
}

/**
 * The cart of this visitor, or of the person who is signed in. `ready` is false while the cart of a person is being
 * read from the server.
 */
export interface CartState extends CartItems {
  /** The number of `items`. */
  count: number;
  ready: boolean;
  /** What became of a visitor's cart at sign-in, until the person has read it. */
  merged: MergedItems | null;
}

export const EMPTY_CART: CartItems = { items: [], later: [] };

const without = (list: string[], item: string): string[] => list.filter((other) => other !== item);

function cartOf({
  items,
  later,
  quantities = {},
  ready = true,
  merged = null,
}: CartItems & Partial<CartState>): CartState {
  const once = [...new Set(items)];
  const several = Object.entries(quantities).filter(
    ([item, quantity]) => quantity > 1 && (once.includes(item) || later.includes(item)),
  );
  return {
    items: once,
    later: [...new Set(later)].filter((item) => !once.includes(item)),
    ...(several.length > 0 && { quantities: Object.fromEntries(several) }),
    count: once.length,
    ready,
    merged,
  };
}

const slice = createSlice({
  name: 'cart',
  initialState: () => cartOf(EMPTY_CART),
  reducers: {
    /** Adding an item that is in the cart changes nothing. */
    itemAdded: (state, { payload }: PayloadAction<string>) =>
      state.items.includes(payload) ? state : cartOf({ ...state, items: [...state.items, payload] }),
    itemRemoved: (state, { payload }: PayloadAction<string>) =>
      cartOf({ ...state, items: without(state.items, payload), later: without(state.later, payload) }),
    itemKeptForLater: (state, { payload }: PayloadAction<string>) =>
      cartOf({ ...state, items: without(state.items, payload), later: [...state.later, payload] }),
    /** How many printed copies of an item; nothing happens when it is not in the cart. */
    quantitySet: (
      state,
      { payload: { item, quantity } }: PayloadAction<{ item: string; quantity: number }>,
    ) => cartOf({ ...state, quantities: { ...state.quantities, [item]: quantity } }),
    cartCleared: (state) => cartOf({ ...state, items: [] }),
    /** The whole cart, as storage or the server has it. */
    cartReplaced: ({ merged }, { payload }: PayloadAction<CartItems>) =>
      cartOf({ ...payload, ready: true, merged }),
    /** The cart of a person is being read. */
    cartAwaited: () => cartOf({ ...EMPTY_CART, ready: false }),
    cartMerged: (state, { payload }: PayloadAction<MergedItems | null>) => ({ ...state, merged: payload }),
  },
});

export const cartReducer = slice.reducer;
export const {
  itemAdded,
  itemRemoved,
  itemKeptForLater,
  quantitySet,
  cartCleared,
  cartReplaced,
  cartAwaited,
  cartMerged,
} = slice.actions;

export const selectCart = (state: { cart: CartState }): CartState => state.cart;
