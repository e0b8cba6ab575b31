// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ContinuePaymentApiArg,
  ContinuePaymentApiResponse,
  GetPaymentApiArg,
  GetPaymentApiResponse,
  RetryPaymentApiArg,
  RetryPaymentApiResponse,
} from '../types.gen.ts';
export const paymentsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getPayment: build.query<GetPaymentApiResponse, GetPaymentApiArg>({
      query: (queryArg) => ({
        url: `/payments/${encodeURIComponent(String(queryArg.token))}/`,
        params: {
          returned: queryArg.returned,
        },
      }),
    }),
    continuePayment: build.query<ContinuePaymentApiResponse, ContinuePaymentApiArg>({
      query: (queryArg) => ({
        url: `/payments/${encodeURIComponent(String(queryArg))}/continue/`,
      }),
    }),
    retryPayment: build.mutation<RetryPaymentApiResponse, RetryPaymentApiArg>({
      query: (queryArg) => ({
        url: `/payments/${encodeURIComponent(String(queryArg.token))}/retry/`,
        method: 'POST',
        body: queryArg.retryPaymentBody,
      }),
    }),
  }),
  overrideExisting: false,
});
