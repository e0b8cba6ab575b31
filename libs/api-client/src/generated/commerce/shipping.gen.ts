// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeShippingRatesApiArg,
  ChangeShippingRatesApiResponse,
  GetShippingRatesApiArg,
  GetShippingRatesApiResponse,
} from '../types.gen.ts';
export const shippingCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getShippingRates: build.query<GetShippingRatesApiResponse, GetShippingRatesApiArg>({
      query: () => ({ url: `/shipping-rates/` }),
    }),
    changeShippingRates: build.mutation<ChangeShippingRatesApiResponse, ChangeShippingRatesApiArg>({
      query: (queryArg) => ({
        url: `/shipping-rates/`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
