// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetPaymentDetailsApiArg,
  GetPaymentDetailsApiResponse,
  GetPaymentHealthApiArg,
  GetPaymentHealthApiResponse,
  ListPaymentsApiArg,
  ListPaymentsApiResponse,
  ProposeHeldDecisionApiArg,
  ProposeHeldDecisionApiResponse,
  ReadPaymentApiArg,
  ReadPaymentApiResponse,
  ReplayPaymentEventApiArg,
  ReplayPaymentEventApiResponse,
} from '../types.gen.ts';
export const paymentAdminCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getPaymentDetails: build.query<GetPaymentDetailsApiResponse, GetPaymentDetailsApiArg>({
      query: (queryArg) => ({
        url: `/payment-details/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    replayPaymentEvent: build.mutation<ReplayPaymentEventApiResponse, ReplayPaymentEventApiArg>({
      query: (queryArg) => ({
        url: `/payment-details/${encodeURIComponent(String(queryArg.id))}/events/${encodeURIComponent(String(queryArg.event))}/replay/`,
        method: 'POST',
      }),
    }),
    proposeHeldDecision: build.mutation<ProposeHeldDecisionApiResponse, ProposeHeldDecisionApiArg>({
      query: (queryArg) => ({
        url: `/payment-details/${encodeURIComponent(String(queryArg.id))}/proposals/`,
        method: 'POST',
        body: queryArg.heldDecisionBody,
      }),
    }),
    readPayment: build.mutation<ReadPaymentApiResponse, ReadPaymentApiArg>({
      query: (queryArg) => ({
        url: `/payment-details/${encodeURIComponent(String(queryArg))}/read/`,
        method: 'POST',
      }),
    }),
    getPaymentHealth: build.query<GetPaymentHealthApiResponse, GetPaymentHealthApiArg>({
      query: () => ({ url: `/payment-health/` }),
    }),
    listPayments: build.query<ListPaymentsApiResponse, ListPaymentsApiArg>({
      query: (queryArg) => ({
        url: `/payments/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          provider: queryArg.provider,
          status: queryArg.status,
          from: queryArg['from'],
          until: queryArg.until,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
