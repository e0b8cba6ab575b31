// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AskSponsorApiArg,
  AskSponsorApiResponse,
  GetSponsorPaymentApiArg,
  GetSponsorPaymentApiResponse,
  PaySponsorPaymentApiArg,
  PaySponsorPaymentApiResponse,
} from '../types.gen.ts';
export const sponsorPaymentsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    askSponsor: build.mutation<AskSponsorApiResponse, AskSponsorApiArg>({
      query: (queryArg) => ({
        url: `/sponsor-payments/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getSponsorPayment: build.query<GetSponsorPaymentApiResponse, GetSponsorPaymentApiArg>({
      query: (queryArg) => ({
        url: `/sponsor-payments/${encodeURIComponent(String(queryArg.id))}/`,
        params: {
          key: queryArg.key,
        },
      }),
    }),
    paySponsorPayment: build.mutation<PaySponsorPaymentApiResponse, PaySponsorPaymentApiArg>({
      query: (queryArg) => ({
        url: `/sponsor-payments/${encodeURIComponent(String(queryArg.id))}/pay/`,
        method: 'POST',
        body: queryArg.paySponsorBody,
        params: {
          key: queryArg.key,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
