import type { UnknownAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { selectSession } from '../../api/session.ts';
import { t } from '../../i18n/index.ts';
import { showToast } from '../../ui/toasts.ts';
import { useTenant } from '../tenant.ts';
import {
  cartCleared,
  cartMerged,
  cartReplaced,
  itemAdded,
  itemKeptForLater,
  itemRemoved,
  quantitySet,
  selectCart,
  type CartState,
} from './cart.ts';
import { keepsCart } from './keepsCart.ts';
import type { CartChange } from './memberCart.ts';

/** The cart and what a person can do with it. */
export interface Cart extends CartState {
  has: (item: string) => boolean;
  /** Adding an item that is in the cart changes nothing. */
  add: (item: string) => void;
  /** Takes an item out, and offers to put as many copies back; `title` names it in the message. */
  remove: (item: string, title: string, quantity?: number) => void;
  /** Takes an item out of the sum without forgetting it. */
  keepForLater: (item: string) => void;
  /** Puts back an item that was kept for later. */
  putBack: (item: string) => void;
  clear: () => void;
  replace: (items: string[]) => void;
  /** Puts away what `merged` tells. */
  closeMerged: () => void;
}

/** The cart of this visitor, or of the person who is signed in. Changes show at once and are sent afterwards. */
export function useCart(): Cart {
  const cart = useSelector(selectCart);
  const store = useStore<{ cart: CartState }>();
  const dispatch = useDispatch();
  const { user } = useSelector(selectSession);
  const member = keepsCart(user);
  const acts = useMemo(() => {
    const change = (action: UnknownAction, sent: CartChange) => {
      const before = selectCart(store.getState());
      dispatch(action);
      if (!member || selectCart(store.getState()) === before) return;
      void import('./memberCart.ts').then(({ sendChange }) => sendChange(dispatch, sent, before));
    };
    const add = (item: string) => change(itemAdded(item), { kind: 'add', item });
    const keepForLater = (item: string) => change(itemKeptForLater(item), { kind: 'later', item });
    return {
      add,
      keepForLater,
      putBack: (item: string) => change(itemAdded(item), { kind: 'back', item }),
      remove: (item: string, title: string, quantity = 1) => {
        const wasLater = selectCart(store.getState()).later.includes(item);
        change(itemRemoved(item), { kind: 'remove', item });
        dispatch(
          showToast('ok', t('{title} is out of your cart.', { title }), {
            label: t('Put it back'),
            run: () => {
              add(item);
              if (quantity > 1) change(quantitySet({ item, quantity }), { kind: 'quantity', item, quantity });
              if (wasLater) keepForLater(item);
            },
          }),
        );
      },
      clear: () => change(cartCleared(), { kind: 'clear' }),
      replace: (items: string[]) =>
        change(cartReplaced({ ...kept(selectCart(store.getState())), items }), {
          kind: 'replace',
          items,
        }),
      closeMerged: () => dispatch(cartMerged(null)),
    };
  }, [store, dispatch, member]);
  return { ...cart, ...acts, has: (item) => cart.items.includes(item) };
}

const kept = ({ later, quantities }: CartState) => ({ later, quantities });

/** Whether this school sells books, to this person: those who share one account buy nothing. */
export function useShop(): boolean {
  const tenant = useTenant();
  const { user } = useSelector(selectSession);
  return (tenant?.features?.includes('shop') ?? false) && (user === null || keepsCart(user));
}
