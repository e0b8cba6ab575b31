// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetConsentsApiArg,
  GetConsentsApiResponse,
  GrantConsentApiArg,
  GrantConsentApiResponse,
  WithdrawConsentApiArg,
  WithdrawConsentApiResponse,
} from '../types.gen.ts';
export const consentsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getConsents: build.query<GetConsentsApiResponse, GetConsentsApiArg>({
      query: (queryArg) => ({
        url: `/students/${encodeURIComponent(String(queryArg))}/consents/`,
      }),
    }),
    withdrawConsent: build.mutation<WithdrawConsentApiResponse, WithdrawConsentApiArg>({
      query: (queryArg) => ({
        url: `/students/${encodeURIComponent(String(queryArg.id))}/consents/${encodeURIComponent(String(queryArg.purpose))}/`,
        method: 'DELETE',
      }),
    }),
    grantConsent: build.mutation<GrantConsentApiResponse, GrantConsentApiArg>({
      query: (queryArg) => ({
        url: `/students/${encodeURIComponent(String(queryArg.id))}/consents/${encodeURIComponent(String(queryArg.purpose))}/`,
        method: 'PUT',
        body: queryArg.consentBody,
      }),
    }),
  }),
  overrideExisting: false,
});
