import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '../../api/session.ts';
import { cartApi, type CartLine, type CartQuote } from '../../shared/cart/api.ts';
import { selectCart } from '../../shared/cart/cart.ts';
import { keepsCart } from '../../shared/cart/keepsCart.ts';
import type { QueryLike } from '../../ui/QueryView.tsx';

/** The cart with the server's prices, and what is kept for later. */
export interface CartView extends CartQuote {
  later: CartLine[];
}

/** The prices of items that are in no cart of the server. */
function useQuote(items: readonly string[] | null, currency: string | undefined) {
  const [quote, { data, error, isLoading, isUninitialized }] = cartApi.useQuoteCartMutation();
  const key = items?.join(',') ?? null;
  const ask = useMemo(
    () => () => {
      if (key) void quote({ items: key.split(','), ...(currency && { currency }) });
    },
    [key, currency, quote],
  );
  useEffect(ask, [ask]);
  return {
    data: key ? data : undefined,
    error,
    isFetching: Boolean(key) && (isLoading || isUninitialized),
    refetch: ask,
  };
}

const NOTHING: CartView = {
  can_pay: false,
  count: 0,
  currencies: [],
  currency: null,
  items: [],
  later: [],
  lines: [],
  shipping: null,
  ships: false,
  tax_total: null,
  total: null,
};

/**
 * The cart of this visitor or person, with prices of this moment. Lines that were just taken out are no longer in it,
 * although the server still answers.
 */
export function useCartView(currency?: string): QueryLike<CartView> {
  const cart = useSelector(selectCart);
  const { phase, user } = useSelector(selectSession);
  const member = keepsCart(user);
  const own = cartApi.useGetCartQuery(currency ? { currency } : {}, {
    skip: !member || !cart.ready,
    refetchOnMountOrArgChange: true,
  });
  const items = useQuote(member || cart.items.length === 0 ? null : cart.items, currency);
  const later = useQuote(member || cart.later.length === 0 ? null : cart.later, currency);
  const unknown = phase === 'restoring' || !cart.ready;
  return useMemo(() => {
    if (unknown) return { isFetching: true, refetch: () => undefined };
    if (member) {
      const { data, error, isFetching, refetch } = own;
      return {
        data: data && {
          ...data,
          lines: data.lines.filter(({ item }) => cart.items.includes(item)),
          later: data.later.filter(({ item }) => cart.later.includes(item)),
        },
        error,
        isFetching,
        refetch,
      };
    }
    const shown = cart.items.length === 0 ? NOTHING : items.data;
    return {
      data: shown && {
        ...shown,
        lines: shown.lines.filter(({ item }) => cart.items.includes(item)),
        later: later.data?.lines.filter(({ item }) => cart.later.includes(item)) ?? [],
      },
      error: items.error,
      isFetching: items.isFetching || later.isFetching,
      refetch: () => {
        items.refetch();
        later.refetch();
      },
    };
  }, [unknown, member, own, items, later, cart.items, cart.later]);
}
