import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState } from 'react';
import { useGetPaymentQuery, type PaymentView } from './api.ts';
import { mayChange, nextAsk } from './model.ts';
import type { QueryLike } from '../../ui/QueryView.tsx';

/** A payment by its token, read again while it may change; `stopped` once the page asks no more. */
export function usePayment(
  token: string | null,
  returned: 'success' | 'cancel' | 'failed' | undefined,
): { query: QueryLike<PaymentView>; stopped: boolean } {
  const query = useGetPaymentQuery(token === null ? skipToken : { token, ...(returned && { returned }) });
  const { data, isFetching, refetch } = query;
  const opened = useRef(Date.now());
  const asked = useRef(0);
  const [stopped, setStopped] = useState(false);
  const open = token !== null && (data ? mayChange(data.status) : false);
  useEffect(() => {
    if (isFetching || !open) return;
    asked.current += 1;
    const wait = nextAsk(asked.current, Date.now() - opened.current);
    if (wait === null) {
      setStopped(true);
      return;
    }
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [isFetching, open, refetch]);
  return {
    query: {
      data,
      error: query.error,
      // Asking for news does not dim what is shown.
      isFetching: isFetching && !data,
      refetch: () => {
        opened.current = Date.now();
        asked.current = 0;
        setStopped(false);
        void refetch();
      },
    },
    stopped,
  };
}
