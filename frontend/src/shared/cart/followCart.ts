import type { Store } from '@reduxjs/toolkit';
import type { SessionState } from '../../api/session.ts';
import { cartAwaited, cartReplaced, EMPTY_CART, selectCart, type CartState } from './cart.ts';
import { keepsCart } from './keepsCart.ts';
import { CART_KEY, deleteStoredCart, flushCart, readCart, saveCart } from './storage.ts';

/** The parts of the store that the cart needs. */
export type CartStore = Pick<
  Store<{ session: SessionState; cart: CartState }>,
  'getState' | 'dispatch' | 'subscribe'
>;

/**
 * Keeps the cart in step with who is there. A visitor's cart is kept in this browser and restored at the start. When
 * somebody signs in, it is merged into the cart that the server keeps for them (`openMemberCart`), and deleted here.
 * When they sign out, nothing of it remains in the browser.
 */
export function followCart<Opened extends CartStore>(
  store: Opened,
  loadMember: () => Promise<{ openMemberCart: (store: Opened) => Promise<void> }>,
): void {
  const early = selectCart(store.getState());
  const stored = readCart();
  // This is loaded after the first screen: what was added before stays in the cart.
  store.dispatch(
    cartReplaced({
      items: [...stored.items, ...early.items],
      later: [...stored.later, ...early.later],
      quantities: { ...stored.quantities, ...early.quantities },
    }),
  );
  let owner: string | null = null;
  let known = early.count > 0 ? early : selectCart(store.getState());
  const settle = () => {
    const { session, cart } = store.getState();
    const { phase, user } = session;
    const person = phase === 'member' && user && keepsCart(user) ? user.id : null;
    if (person !== owner) {
      owner = person;
      if (!person) {
        deleteStoredCart();
        store.dispatch(cartReplaced(EMPTY_CART));
        return;
      }
      flushCart();
      store.dispatch(cartAwaited());
      loadMember()
        .then(({ openMemberCart }) => openMemberCart(store))
        .catch((error: unknown) => console.error('The cart could not be read', error));
      return;
    }
    if (cart === known) return;
    known = cart;
    if (!owner) saveCart(cart);
  };
  store.subscribe(settle);
  settle();
  addEventListener('pagehide', flushCart);
  // Another tab of the same visitor changed the cart.
  addEventListener('storage', ({ key }) => {
    if (key === CART_KEY && !owner) store.dispatch(cartReplaced(readCart()));
  });
}
