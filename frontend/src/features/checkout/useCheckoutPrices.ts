import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { QuoteBody } from '@bookgrove/api-client';
import { translated } from '../../i18n/index.ts';
import { normalizeError } from '../../api/normalizeError.ts';
import { cartApi, type CartQuote } from '../../shared/cart/api.ts';
import type { CheckoutItems } from './useCheckoutItems.ts';
import type { QueryLike } from '../../ui/QueryView.tsx';

/** Of this tab, so that a code is there after a reload, or when the buyer comes back from the payment page. */
const KEY = 'checkout-coupon';

interface StoredCode {
  typed: string;
  /** The code that prices are asked for with; empty for none. */
  code: string;
}

function stored(): StoredCode {
  try {
    const { typed, code } = (JSON.parse(sessionStorage.getItem(KEY) ?? '{}') ?? {}) as Partial<StoredCode>;
    return {
      typed: typeof typed === 'string' ? typed : '',
      code: typeof code === 'string' ? code : '',
    };
  } catch {
    return { typed: '', code: '' };
  }
}

/** Forgets the code, once an order is paid: until then the same order can be paid again with it. */
export function forgetCoupon(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** The coupon of the checkout. */
export interface CheckoutCoupon {
  typed: string;
  type: (text: string) => void;
  /** Asks for prices with the typed code. */
  apply: () => void;
  /** Takes the code out of the prices, and out of the field. */
  remove: () => void;
  busy: boolean;
  /** What the code does; null without one, and when it cannot be used. */
  applied: { code: string; discount: { amount: number; currency: string } } | null;
  /** Why the code cannot be used, as a sentence. */
  problem: string | undefined;
  /** Whether what is typed is not what the prices were asked for with. */
  unused: boolean;
}

/** What the buyer chose to pay beside the order, and the way to pay, which decides what its fee is. */
export interface CheckoutExtras {
  chosen: { round_up: boolean; fee_cover: boolean };
  /** Chooses among the charities of the books the one that gets the round-up. */
  roundUpFor: (charity: string) => void;
  choose: (extra: 'round_up' | 'fee_cover', chosen: boolean) => void;
  payWith: (provider: Provider | null) => void;
  /** Whether prices are being read. */
  busy: boolean;
}
type Provider = NonNullable<QuoteBody['provider']>;

/** The items with the prices of a quote; `forChild`: it is for a child of the buyer. */
export const withQuote = (items: CheckoutItems, quote: CartQuote, forChild = false): CheckoutItems => ({
  ...items,
  lines: quote.lines,
  total: quote.total,
  shipping: quote.shipping,
  roundUp: quote.round_up,
  feeCover: quote.fee_cover,
  // What the buyer has already can still be bought for a child.
  canPay: (forChild || items.canPay) && quote.can_pay,
});

/**
 * What is paid for, with the prices that the typed coupon, the way to pay and the chosen extras make. With a coupon that
 * cannot be used the prices are those without one. What a student asked for takes no coupon.
 */
export function useCheckoutPrices(items: QueryLike<CheckoutItems>): {
  items: QueryLike<CheckoutItems>;
  coupon: CheckoutCoupon | null;
  extras: CheckoutExtras;
} {
  const [chosen, setChosen] = useState<{ round_up: boolean; fee_cover: boolean; round_up_for?: string }>({
    round_up: false,
    fee_cover: false,
  });
  const [provider, payWith] = useState<Provider | null>(null);
  const [{ typed, code }, setCode] = useState(stored);
  useEffect(() => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ typed, code }));
    } catch {
      // Without storage the code lasts until the page is left.
    }
  }, [typed, code]);
  const [params] = useSearchParams();
  const country = params.get('country');
  const child = params.get('for');
  const { data } = items;
  const [ask, quote] = cartApi.useQuoteCartMutation();
  const body: QuoteBody | null =
    data && data.lines.length > 0 && (provider || child || (code && data.request === null))
      ? {
          items: data.lines.map(({ item }) => item),
          quantities: Object.fromEntries(data.lines.map(({ item, quantity }) => [item, quantity])),
          ...chosen,
          ...(provider && { provider }),
          ...(data.request ? { request: data.request } : code && { coupon: code }),
          ...(data.currency && { currency: data.currency }),
          ...(child && data.request === null && { for_child: child }),
          ...(country && { country: country as NonNullable<QuoteBody['country']> }),
        }
      : null;
  // Asked again when the prices of the items were read again.
  const key = body && JSON.stringify([body, data?.total]);
  const wanted = useRef(body);
  wanted.current = body;
  useEffect(() => {
    if (key && wanted.current) void ask(wanted.current);
  }, [key, ask]);
  const answered = key ? quote.data : undefined;
  const applied = answered?.coupon?.state === 'applied' ? answered.coupon : null;
  // The last prices stay while others are read.
  const kept = useRef(answered);
  if (answered || !key) kept.current = answered;
  const latest = kept.current;
  const shown = useMemo(
    () => (data && latest ? withQuote(data, latest, Boolean(child)) : data),
    [data, latest, child],
  );
  const busy = Boolean(key) && quote.isLoading;
  return {
    items: {
      ...items,
      data: shown,
      refetch: () => {
        void items.refetch();
        if (wanted.current) void ask(wanted.current);
      },
    },
    extras: {
      chosen,
      choose: (extra, value) => setChosen((before) => ({ ...before, [extra]: value })),
      roundUpFor: (round_up_for) => setChosen((before) => ({ ...before, round_up_for })),
      payWith,
      busy,
    },
    coupon:
      data && data.request === null
        ? {
            typed,
            type: (text) => setCode({ typed: text, code }),
            apply: () => {
              const wish = typed.trim();
              if (wish === code && wanted.current) void ask(wanted.current);
              else setCode({ typed: wish, code: wish });
            },
            remove: () => setCode({ typed: '', code: '' }),
            busy,
            applied,
            problem:
              (key && quote.error ? normalizeError(quote.error).message : undefined) ??
              (answered?.coupon?.reason ? translated(answered.coupon.reason) : undefined),
            unused: typed.trim() !== code,
          }
        : null,
  };
}
