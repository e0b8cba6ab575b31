import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MoneyAmount } from '../../api/types.ts';
import type { CartLine, CartQuote } from '../../shared/cart/api.ts';
import type { QueryLike } from '../../ui/QueryView.tsx';
import { useAskedCart, useCartView } from '../cart/index.ts';

/** What is paid for on the checkout page. */
export interface CheckoutItems {
  lines: CartLine[];
  total: MoneyAmount | null;
  /** What sending costs; null when nothing is sent. */
  shipping: CartQuote['shipping'];
  /** What can be paid beside; null while it is not known, and where it is not offered. */
  roundUp: CartQuote['round_up'];
  feeCover: CartQuote['fee_cover'];
  canPay: boolean;
  currency: string | null;
  currencies: string[];
  /** Secret of the student's request that is answered. */
  request: string | null;
  /** First name of the student who asked. */
  child: string | null;
}

/** The cart, or the books that were chosen from what a student asked for (`?request=…&items=…`). */
export function useCheckoutItems(): QueryLike<CheckoutItems> {
  const [params] = useSearchParams();
  const currency = params.get('currency') ?? undefined;
  const request = params.get('request');
  const chosen = params.get('items');
  const country = params.get('country') ?? undefined;
  const cart = useCartView(currency, country);
  const asked = useAskedCart(request, currency, country);
  return useMemo(() => {
    if (!request) {
      const { data } = cart;
      return {
        ...cart,
        data: data && {
          lines: data.lines,
          total: data.total,
          shipping: data.shipping,
          roundUp: null,
          feeCover: null,
          canPay: data.can_pay,
          currency: data.currency,
          currencies: data.currencies,
          request,
          child: null,
        },
      };
    }
    const { data, error, isFetching, refetch } = asked;
    const some = chosen?.split(',');
    const lines = data?.quote.lines.filter(
      ({ item, state }) => state === 'ok' && (!some || some.includes(item)),
    );
    const shipping = lines?.some(({ kind }) => kind === 'print') ? (data?.quote.shipping ?? null) : null;
    return {
      error,
      isFetching,
      refetch,
      data: data &&
        lines && {
          lines,
          total: data.quote.currency
            ? {
                currency: data.quote.currency,
                amount: lines.reduce(
                  (sum, { total }) => sum + (total?.amount ?? 0),
                  shipping?.price.amount ?? 0,
                ),
              }
            : null,
          shipping,
          roundUp: null,
          feeCover: null,
          canPay: lines.length > 0 && data.state === 'waiting',
          currency: data.quote.currency,
          currencies: data.quote.currencies,
          request,
          child: data.child,
        },
    };
  }, [request, chosen, cart, asked]);
}
