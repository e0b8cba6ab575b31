import { useEffect, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { QuoteBody } from '@bookgrove/api-client';
import { selectSession } from '../../api/session.ts';
import { cartApi, type CartLine, type CartQuote } from '../../shared/cart/api.ts';
import { selectCart } from '../../shared/cart/cart.ts';
import { keepsCart } from '../../shared/cart/keepsCart.ts';
import type { QueryLike } from '../../ui/QueryView.tsx';

type Country = NonNullable<QuoteBody['country']>;

/** The cart with the server's prices, and what is kept for later. */
export interface CartView extends CartQuote {
  later: CartLine[];
}

/** The prices of items that are in no cart of the server. */
function useQuote(
  items: readonly string[] | null,
  quantities: Record<string, number> | undefined,
  currency?: string,
  country?: string,
) {
  const [quote, { data, error, isLoading, isUninitialized }] = cartApi.useQuoteCartMutation();
  const key = items && JSON.stringify({ items, quantities });
  const ask = useMemo(
    () => () => {
      if (key)
        void quote({
          ...(JSON.parse(key) as Pick<QuoteBody, 'items' | 'quantities'>),
          ...(currency && { currency }),
          ...(country && { country: country as Country }),
        });
    },
    [key, currency, country, quote],
  );
  useEffect(ask, [ask]);
  // What was typed beside them stays while other prices are asked for.
  const kept = useRef(data);
  if (data) kept.current = data;
  return {
    data: key ? (data ?? kept.current) : undefined,
    error,
    isFetching: Boolean(key) && (isLoading || isUninitialized),
    refetch: ask,
  };
}

const NOTHING: CartView = {
  can_pay: false,
  count: 0,
  coupon: null,
  currencies: [],
  currency: null,
  fee_cover: null,
  items: [],
  later: [],
  lines: [],
  round_up: null,
  shipping: null,
  ships: false,
  tax_total: null,
  total: null,
};

/**
 * The cart of this visitor or person, with prices of this moment. Lines that were just taken out are no longer in it,
 * although the server still answers. `country`: of the buyer, which decides tax and shipping; absent: the school's.
 */
export function useCartView(currency?: string, country?: string): QueryLike<CartView> {
  const cart = useSelector(selectCart);
  const { phase, user } = useSelector(selectSession);
  const member = keepsCart(user);
  const own = cartApi.useGetCartQuery(
    { ...(currency && { currency }), ...(country && { country: country as Country }) },
    {
      skip: !member || !cart.ready,
      refetchOnMountOrArgChange: true,
    },
  );
  const items = useQuote(
    member || cart.items.length === 0 ? null : cart.items,
    cart.quantities,
    currency,
    country,
  );
  const later = useQuote(member || cart.later.length === 0 ? null : cart.later, undefined, currency, country);
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
