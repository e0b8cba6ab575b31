import { useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { selectSession } from '../../api/session.ts';
import { t } from '../../i18n/index.ts';
import { showToast } from '../../ui/toasts.ts';
import { useTenant } from '../tenant.ts';
import {
  cartCleared,
  cartReplaced,
  itemAdded,
  itemKeptForLater,
  itemRemoved,
  selectCart,
  type CartState,
} from './cart.ts';
import { keepsCart } from './keepsCart.ts';

/** The cart and what a person can do with it. */
export interface Cart extends CartState {
  has: (item: string) => boolean;
  /** Adding an item that is in the cart changes nothing. */
  add: (item: string) => void;
  /** Takes an item out, and offers to put it back; `title` names it in the message. */
  remove: (item: string, title: string) => void;
  /** Takes an item out of the sum without forgetting it. */
  keepForLater: (item: string) => void;
  clear: () => void;
  replace: (items: string[]) => void;
}

type Change = ReturnType<
  typeof itemAdded | typeof itemRemoved | typeof itemKeptForLater | typeof cartCleared | typeof cartReplaced
>;

/** The cart of this visitor, or of the person who is signed in. Changes show at once and are sent afterwards. */
export function useCart(): Cart {
  const cart = useSelector(selectCart);
  const store = useStore<{ cart: CartState }>();
  const dispatch = useDispatch();
  const { user } = useSelector(selectSession);
  const member = keepsCart(user);
  const acts = useMemo(() => {
    const change = (action: Change) => {
      const before = selectCart(store.getState());
      dispatch(action);
      if (!member || selectCart(store.getState()) === before) return;
      void import('./memberCart.ts').then(({ sendMemberCart }) => sendMemberCart(dispatch, before));
    };
    return {
      add: (item: string) => change(itemAdded(item)),
      remove: (item: string, title: string) => {
        const { items, later } = selectCart(store.getState());
        change(itemRemoved(item));
        dispatch(
          showToast('ok', t('{title} is out of your cart.', { title }), {
            label: t('Put it back'),
            run: () => change(cartReplaced({ items, later })),
          }),
        );
      },
      keepForLater: (item: string) => change(itemKeptForLater(item)),
      clear: () => change(cartCleared()),
      replace: (items: string[]) =>
        change(cartReplaced({ items, later: selectCart(store.getState()).later })),
    };
  }, [store, dispatch, member]);
  return { ...cart, ...acts, has: (item) => cart.items.includes(item) };
}

/** Whether this school sells books, to this person: those who share one account buy nothing. */
export function useShop(): boolean {
  const tenant = useTenant();
  const { user } = useSelector(selectSession);
  return (tenant?.features?.includes('shop') ?? false) && (user === null || keepsCart(user));
}
