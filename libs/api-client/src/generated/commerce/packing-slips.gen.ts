// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type { PrintPackingSlipsApiArg, PrintPackingSlipsApiResponse } from '../types.gen.ts';
export const packingSlipsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    printPackingSlips: build.query<PrintPackingSlipsApiResponse, PrintPackingSlipsApiArg>({
      query: (queryArg) => ({
        url: `/order-management/packing-slips/print/`,
        params: {
          orders: queryArg.orders,
          parcel: queryArg.parcel,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
