import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { selectUser } from '../../api/session.ts';
import { itemRemoved, type CartState } from '../../shared/cart/cart.ts';
import { keepsCart } from '../../shared/cart/keepsCart.ts';
import { openMemberCart } from '../../shared/cart/memberCart.ts';
import { forgetCoupon } from './useCheckoutPrices.ts';

/** What a visitor's order was placed for, in this tab, so that it leaves the cart once it is paid. */
const KEY = 'checkout';

interface Placed {
  number: string;
  items: string[];
}

export function rememberPlaced(placed: Placed): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(placed));
  } catch {
    // Without storage the books stay in the cart, where the server says that they are bought.
  }
}

function placedFor(number: string): string[] {
  try {
    const placed = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Placed | null;
    return placed?.number === number ? placed.items : [];
  } catch {
    return [];
  }
}

/** Takes the books of a paid order out of the cart: a visitor's here, that of a person as the server has it now. */
export function useBought(number: string | null): void {
  const dispatch = useDispatch();
  const store = useStore<{ cart: CartState }>();
  const member = keepsCart(useSelector(selectUser));
  useEffect(() => {
    if (number === null) return;
    forgetCoupon();
    if (member) void openMemberCart(store);
    else for (const item of placedFor(number)) dispatch(itemRemoved(item));
  }, [number, member, dispatch, store]);
}
