// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type { QuoteCartApiArg, QuoteCartApiResponse } from '../types.gen.ts';
export const quotesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    quoteCart: build.mutation<QuoteCartApiResponse, QuoteCartApiArg>({
      query: (queryArg) => ({
        url: `/cart-quotes/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
