// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AssignUndecidedApiArg,
  AssignUndecidedApiResponse,
  ChangeCharityPayoutApiArg,
  ChangeCharityPayoutApiResponse,
  GetCharityPayoutStatementApiArg,
  GetCharityPayoutStatementApiResponse,
  GetCharityPayoutStatementPdfApiArg,
  GetCharityPayoutStatementPdfApiResponse,
  ListCharityPayoutsApiArg,
  ListCharityPayoutsApiResponse,
  ListOwedToCharitiesApiArg,
  ListOwedToCharitiesApiResponse,
  ListSponsorPoolsApiArg,
  ListSponsorPoolsApiResponse,
  ListUndecidedApiArg,
  ListUndecidedApiResponse,
  ProposeCharityPayoutApiArg,
  ProposeCharityPayoutApiResponse,
  RecordSponsorPaymentApiArg,
  RecordSponsorPaymentApiResponse,
} from '../types.gen.ts';
export const charityPayoutsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listCharityPayouts: build.query<ListCharityPayoutsApiResponse, ListCharityPayoutsApiArg>({
      query: (queryArg) => ({
        url: `/charity-payouts/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          status: queryArg.status,
          charity: queryArg.charity,
        },
      }),
    }),
    proposeCharityPayout: build.mutation<ProposeCharityPayoutApiResponse, ProposeCharityPayoutApiArg>({
      query: (queryArg) => ({
        url: `/charity-payouts/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listOwedToCharities: build.query<ListOwedToCharitiesApiResponse, ListOwedToCharitiesApiArg>({
      query: () => ({ url: `/charity-payouts/owed/` }),
    }),
    listSponsorPools: build.query<ListSponsorPoolsApiResponse, ListSponsorPoolsApiArg>({
      query: () => ({ url: `/charity-payouts/sponsors/` }),
    }),
    recordSponsorPayment: build.mutation<RecordSponsorPaymentApiResponse, RecordSponsorPaymentApiArg>({
      query: (queryArg) => ({
        url: `/charity-payouts/sponsors/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listUndecided: build.query<ListUndecidedApiResponse, ListUndecidedApiArg>({
      query: () => ({ url: `/charity-payouts/undecided/` }),
    }),
    assignUndecided: build.mutation<AssignUndecidedApiResponse, AssignUndecidedApiArg>({
      query: (queryArg) => ({
        url: `/charity-payouts/undecided/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getCharityPayoutStatementPdf: build.query<
      GetCharityPayoutStatementPdfApiResponse,
      GetCharityPayoutStatementPdfApiArg
    >({
      query: (queryArg) => ({
        url: `/charity-payouts/${encodeURIComponent(String(queryArg))}/statement.pdf/`,
      }),
    }),
    getCharityPayoutStatement: build.query<
      GetCharityPayoutStatementApiResponse,
      GetCharityPayoutStatementApiArg
    >({
      query: (queryArg) => ({
        url: `/charity-payouts/${encodeURIComponent(String(queryArg))}/statement/`,
      }),
    }),
    changeCharityPayout: build.mutation<ChangeCharityPayoutApiResponse, ChangeCharityPayoutApiArg>({
      query: (queryArg) => ({
        url: `/charity-payouts/${encodeURIComponent(String(queryArg.id))}/status/`,
        method: 'POST',
        body: queryArg.charityPayoutStatusBody,
      }),
    }),
  }),
  overrideExisting: false,
});
