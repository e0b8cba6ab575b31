// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetChildApiArg,
  GetChildApiResponse,
  ListChildrenApiArg,
  ListChildrenApiResponse,
  RedeemGuardianCodeApiArg,
  RedeemGuardianCodeApiResponse,
} from '../types.gen.ts';
export const familyCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listChildren: build.query<ListChildrenApiResponse, ListChildrenApiArg>({
      query: () => ({ url: `/family/children/` }),
    }),
    getChild: build.query<GetChildApiResponse, GetChildApiArg>({
      query: (queryArg) => ({
        url: `/family/children/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    redeemGuardianCode: build.mutation<RedeemGuardianCodeApiResponse, RedeemGuardianCodeApiArg>({
      query: (queryArg) => ({
        url: `/guardian-links/redeem/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
