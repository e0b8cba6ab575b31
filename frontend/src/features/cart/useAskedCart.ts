import type { QuoteBody } from '@bookgrove/api-client';
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetAskedCartQuery } from './api.ts';

/** What a student asked a grown-up to pay, with its prices; nothing without the secret of a request. */
export const useAskedCart = (token: string | null, currency?: string, country?: string) =>
  useGetAskedCartQuery(
    token === null
      ? skipToken
      : {
          token,
          ...(currency && { currency }),
          ...(country && { country: country as NonNullable<QuoteBody['country']> }),
        },
  );
