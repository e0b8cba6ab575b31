// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetEmailApiArg,
  GetEmailApiResponse,
  GetEmailSummaryApiArg,
  GetEmailSummaryApiResponse,
  ListEmailLogApiArg,
  ListEmailLogApiResponse,
  ListSuppressedAddressesApiArg,
  ListSuppressedAddressesApiResponse,
  RemoveSuppressedAddressApiArg,
  RemoveSuppressedAddressApiResponse,
  ResendEmailApiArg,
  ResendEmailApiResponse,
} from '../types.gen.ts';
export const emailMonitoringCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listEmailLog: build.query<ListEmailLogApiResponse, ListEmailLogApiArg>({
      query: (queryArg) => ({
        url: `/email-log/`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
          state: queryArg.state,
          template: queryArg.template,
          school: queryArg.school,
          from: queryArg['from'],
          until: queryArg.until,
          search: queryArg.search,
        },
      }),
    }),
    getEmail: build.query<GetEmailApiResponse, GetEmailApiArg>({
      query: (queryArg) => ({
        url: `/email-log/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    resendEmail: build.mutation<ResendEmailApiResponse, ResendEmailApiArg>({
      query: (queryArg) => ({
        url: `/email-log/${encodeURIComponent(String(queryArg.id))}/resend/`,
        method: 'POST',
        body: queryArg.resendBody,
      }),
    }),
    getEmailSummary: build.query<GetEmailSummaryApiResponse, GetEmailSummaryApiArg>({
      query: (queryArg) => ({
        url: `/email-summary/`,
        params: {
          days: queryArg,
        },
      }),
    }),
    listSuppressedAddresses: build.query<ListSuppressedAddressesApiResponse, ListSuppressedAddressesApiArg>({
      query: (queryArg) => ({
        url: `/suppressed-addresses/`,
        params: {
          search: queryArg,
        },
      }),
    }),
    removeSuppressedAddress: build.mutation<
      RemoveSuppressedAddressApiResponse,
      RemoveSuppressedAddressApiArg
    >({
      query: (queryArg) => ({
        url: `/suppressed-addresses/remove/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
