// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  CancelTaxDeclarationApiArg,
  CancelTaxDeclarationApiResponse,
  ChangeDonationApiArg,
  ChangeDonationApiResponse,
  GetDonationApiArg,
  GetDonationApiResponse,
  GetDonationOptionsApiArg,
  GetDonationOptionsApiResponse,
  GetTaxDeclarationApiArg,
  GetTaxDeclarationApiResponse,
  GiveApiArg,
  GiveApiResponse,
  ListOwnDonationsApiArg,
  ListOwnDonationsApiResponse,
  ListSupportersApiArg,
  ListSupportersApiResponse,
} from '../types.gen.ts';
export const donationsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    give: build.mutation<GiveApiResponse, GiveApiArg>({
      query: (queryArg) => ({
        url: `/donations/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listOwnDonations: build.query<ListOwnDonationsApiResponse, ListOwnDonationsApiArg>({
      query: (queryArg) => ({
        url: `/donations/mine/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    getDonationOptions: build.query<GetDonationOptionsApiResponse, GetDonationOptionsApiArg>({
      query: (queryArg) => ({
        url: `/donations/options/`,
        params: {
          charity: queryArg.charity,
          project: queryArg.project,
          currency: queryArg.currency,
          amount: queryArg.amount,
          interval: queryArg.interval,
        },
      }),
    }),
    listSupporters: build.query<ListSupportersApiResponse, ListSupportersApiArg>({
      query: (queryArg) => ({
        url: `/donations/supporters/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          fundraiser: queryArg.fundraiser,
          charity: queryArg.charity,
          project: queryArg.project,
        },
      }),
    }),
    getDonation: build.query<GetDonationApiResponse, GetDonationApiArg>({
      query: (queryArg) => ({
        url: `/donations/${encodeURIComponent(String(queryArg.id))}/`,
        params: {
          key: queryArg.key,
        },
      }),
    }),
    changeDonation: build.mutation<ChangeDonationApiResponse, ChangeDonationApiArg>({
      query: (queryArg) => ({
        url: `/donations/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PATCH',
        body: queryArg.donationChangeBody,
        params: {
          key: queryArg.key,
        },
      }),
    }),
    cancelTaxDeclaration: build.mutation<CancelTaxDeclarationApiResponse, CancelTaxDeclarationApiArg>({
      query: (queryArg) => ({
        url: `/donations/${encodeURIComponent(String(queryArg.id))}/declaration/`,
        method: 'DELETE',
        params: {
          key: queryArg.key,
        },
      }),
    }),
    getTaxDeclaration: build.query<GetTaxDeclarationApiResponse, GetTaxDeclarationApiArg>({
      query: (queryArg) => ({
        url: `/donations/${encodeURIComponent(String(queryArg.id))}/declaration/`,
        params: {
          key: queryArg.key,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
