// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangePayoutApiArg,
  ChangePayoutApiResponse,
  GetPayoutStatementApiArg,
  GetPayoutStatementApiResponse,
  ListOwedApiArg,
  ListOwedApiResponse,
  ListPayoutsApiArg,
  ListPayoutsApiResponse,
  ListReceivedPayoutsApiArg,
  ListReceivedPayoutsApiResponse,
  ProposePayoutApiArg,
  ProposePayoutApiResponse,
  ProposePayoutRunApiArg,
  ProposePayoutRunApiResponse,
} from '../types.gen.ts';
export const payoutsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listPayouts: build.query<ListPayoutsApiResponse, ListPayoutsApiArg>({
      query: (queryArg) => ({
        url: `/payouts/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          status: queryArg.status,
        },
      }),
    }),
    proposePayout: build.mutation<ProposePayoutApiResponse, ProposePayoutApiArg>({
      query: (queryArg) => ({
        url: `/payouts/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listOwed: build.query<ListOwedApiResponse, ListOwedApiArg>({
      query: () => ({ url: `/payouts/owed/` }),
    }),
    listReceivedPayouts: build.query<ListReceivedPayoutsApiResponse, ListReceivedPayoutsApiArg>({
      query: (queryArg) => ({
        url: `/payouts/received/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    proposePayoutRun: build.mutation<ProposePayoutRunApiResponse, ProposePayoutRunApiArg>({
      query: (queryArg) => ({
        url: `/payouts/run/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getPayoutStatement: build.query<GetPayoutStatementApiResponse, GetPayoutStatementApiArg>({
      query: (queryArg) => ({
        url: `/payouts/${encodeURIComponent(String(queryArg))}/statement/`,
      }),
    }),
    changePayout: build.mutation<ChangePayoutApiResponse, ChangePayoutApiArg>({
      query: (queryArg) => ({
        url: `/payouts/${encodeURIComponent(String(queryArg.id))}/status/`,
        method: 'POST',
        body: queryArg.payoutStatusBody,
      }),
    }),
  }),
  overrideExisting: false,
});
