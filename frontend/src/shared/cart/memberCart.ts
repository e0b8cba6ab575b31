import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../../api/baseApi.ts';
import { normalizeError } from '../../api/normalizeError.ts';
import { showToast } from '../../ui/toasts.ts';
import { cartReplaced, selectCart, type CartItems, type CartState } from './cart.ts';
import type { CartStore } from './followCart.ts';
import { deleteStoredCart, readCart } from './storage.ts';

const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readMemberCart: build.query<CartItems, void>({ query: () => '/data/cart/', keepUnusedDataFor: 0 }),
    replaceMemberCart: build.mutation<CartItems, string[]>({
      query: (items) => ({ url: '/data/cart/', method: 'PUT', body: { items } }),
    }),
  }),
});

type Dispatch = ThunkDispatch<{ cart: CartState }, unknown, UnknownAction>;

/** Shows the cart of the person who signed in, with what a visitor put into it on this device. */
export async function openMemberCart(store: CartStore): Promise<void> {
  const dispatch = store.dispatch as Dispatch;
  const brought = readCart();
  const answer = await dispatch(cartApi.endpoints.readMemberCart.initiate());
  if (!answer.data) {
    dispatch(cartReplaced(brought));
    return;
  }
  const { items, later = [] } = answer.data;
  const merged = [...new Set([...items, ...brought.items])];
  if (merged.length > items.length) await dispatch(cartApi.endpoints.replaceMemberCart.initiate(merged));
  deleteStoredCart();
  dispatch(cartReplaced({ items: merged, later }));
}

/** Sends the cart as it is now; puts back what it was when the server refuses. */
export async function sendMemberCart(dispatch: Dispatch, before: CartItems): Promise<void> {
  const { items } = dispatch((_: unknown, getState: () => { cart: CartState }) => selectCart(getState()));
  const { error } = await dispatch(cartApi.endpoints.replaceMemberCart.initiate(items));
  if (!error) return;
  dispatch(cartReplaced(before));
  dispatch(showToast('bad', normalizeError(error).message));
}
