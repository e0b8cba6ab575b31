import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { normalizeError } from '../../api/normalizeError.ts';
import { t } from '../../i18n/index.ts';
import { showToast } from '../../ui/toasts.ts';
import { cartApi, type Cart } from './api.ts';
import { cartMerged, cartReplaced, type CartItems } from './cart.ts';
import type { CartStore } from './followCart.ts';
import { deleteStoredCart, readCart } from './storage.ts';

/** A change of the cart, as the server is told of it. */
export type CartChange =
  | { kind: 'add' | 'remove' | 'later' | 'back'; item: string }
  | { kind: 'quantity'; item: string; quantity: number }
  | { kind: 'clear' }
  | { kind: 'replace'; items: string[] };

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const itemsOf = ({ items, later }: Cart): CartItems => ({ items, later: later.map(({ item }) => item) });

const { endpoints } = cartApi;

/**
 * Shows the cart of the person who signed in. What a visitor put into the cart on this device is merged into it, with a
 * message of what became of it; when that fails it stays on the device, for the next start.
 */
export async function openMemberCart({ dispatch: send }: Pick<CartStore, 'dispatch'>): Promise<void> {
  const dispatch = send as Dispatch;
  const brought = readCart();
  const all = [...brought.items, ...brought.later];
  if (all.length === 0) {
    const { data } = await dispatch(endpoints.getCart.initiate({}, { subscribe: false }));
    dispatch(cartReplaced(data ? itemsOf(data) : brought));
    return;
  }
  const { quantities } = brought;
  const { data } = await dispatch(
    endpoints.mergeCart.initiate({ items: all, ...(quantities && { quantities }) }),
  );
  if (!data) {
    dispatch(cartReplaced(brought));
    return;
  }
  deleteStoredCart();
  dispatch(cartReplaced(itemsOf(data.cart)));
  for (const item of brought.later)
    if (data.added.includes(item)) await applyChange(dispatch, { kind: 'later', item });
  const { added, dropped } = data;
  dispatch(
    cartMerged({ added: added.length, dropped: dropped.map(({ title, reason }) => ({ title, reason })) }),
  );
  if (added.length > 0)
    dispatch(
      showToast(
        'ok',
        t('{count, plural, one {One item} other {# items}} from this device came into your cart.', {
          count: added.length,
        }),
      ),
    );
}

function callFor(dispatch: Dispatch, change: CartChange) {
  switch (change.kind) {
    case 'add':
      return dispatch(endpoints.addToCart.initiate({ cartItemBody: { item: change.item } }));
    case 'remove':
      return dispatch(endpoints.removeFromCart.initiate({ item: change.item }));
    case 'later':
      return dispatch(endpoints.keepForLater.initiate({ item: change.item }));
    case 'back':
      return dispatch(endpoints.putBackInCart.initiate({ item: change.item }));
    case 'quantity':
      return dispatch(
        endpoints.setCartQuantity.initiate({
          item: change.item,
          cartQuantityBody: { quantity: change.quantity },
        }),
      );
    case 'clear':
      return dispatch(endpoints.clearCart.initiate());
    case 'replace':
      return dispatch(endpoints.replaceCart.initiate({ cartItemsBody: { items: change.items } }));
  }
}

async function applyChange(dispatch: Dispatch, change: CartChange, before?: CartItems): Promise<void> {
  const { data, error } = await callFor(dispatch, change);
  if (error) {
    if (before) dispatch(cartReplaced(before));
    const { fields, message } = normalizeError(error);
    dispatch(showToast('bad', fields['item'] ?? message));
  } else if (data) dispatch(cartReplaced(itemsOf(data)));
}

let running: Promise<void> = Promise.resolve();

/** Sends a change that the screen shows already, one after the other; takes it back when the server refuses. */
export function sendChange(dispatch: Dispatch, change: CartChange, before: CartItems): Promise<void> {
  running = running.then(() => applyChange(dispatch, change, before));
  return running;
}
