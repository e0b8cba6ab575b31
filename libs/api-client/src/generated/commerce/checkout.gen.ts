// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  CheckoutApiArg,
  CheckoutApiResponse,
  GetCheckoutOptionsApiArg,
  GetCheckoutOptionsApiResponse,
} from '../types.gen.ts';
export const checkoutCalls = api.injectEndpoints({
  endpoints: (build) => ({
    checkout: build.mutation<CheckoutApiResponse, CheckoutApiArg>({
      query: (queryArg) => ({
        url: `/checkout/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getCheckoutOptions: build.query<GetCheckoutOptionsApiResponse, GetCheckoutOptionsApiArg>({
      query: (queryArg) => ({
        url: `/checkout/options/`,
        params: {
          currency: queryArg.currency,
          country: queryArg.country,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
