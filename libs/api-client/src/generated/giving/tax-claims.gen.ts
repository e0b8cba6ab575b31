// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetTaxClaimFileApiArg,
  GetTaxClaimFileApiResponse,
  ListOpenTaxClaimsApiArg,
  ListOpenTaxClaimsApiResponse,
  ListTaxClaimsApiArg,
  ListTaxClaimsApiResponse,
  MakeTaxClaimApiArg,
  MakeTaxClaimApiResponse,
} from '../types.gen.ts';
export const taxClaimsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listTaxClaims: build.query<ListTaxClaimsApiResponse, ListTaxClaimsApiArg>({
      query: (queryArg) => ({
        url: `/tax-claims/`,
        params: {
          regime: queryArg.regime,
          year: queryArg.year,
        },
      }),
    }),
    makeTaxClaim: build.mutation<MakeTaxClaimApiResponse, MakeTaxClaimApiArg>({
      query: (queryArg) => ({
        url: `/tax-claims/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listOpenTaxClaims: build.query<ListOpenTaxClaimsApiResponse, ListOpenTaxClaimsApiArg>({
      query: (queryArg) => ({
        url: `/tax-claims/open/`,
        params: {
          regime: queryArg.regime,
          year: queryArg.year,
        },
      }),
    }),
    getTaxClaimFile: build.query<GetTaxClaimFileApiResponse, GetTaxClaimFileApiArg>({
      query: (queryArg) => ({
        url: `/tax-claims/${encodeURIComponent(String(queryArg))}/file.csv/`,
      }),
    }),
  }),
  overrideExisting: false,
});
