// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  IssueGivingStatementApiArg,
  IssueGivingStatementApiResponse,
  ListGivingYearsApiArg,
  ListGivingYearsApiResponse,
  VoidDonationReceiptApiArg,
  VoidDonationReceiptApiResponse,
} from '../types.gen.ts';
export const receiptsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    voidDonationReceipt: build.mutation<VoidDonationReceiptApiResponse, VoidDonationReceiptApiArg>({
      query: (queryArg) => ({
        url: `/donation-management/${encodeURIComponent(String(queryArg.id))}/receipt/`,
        method: 'POST',
        body: queryArg.voidReceiptBody,
      }),
    }),
    listGivingYears: build.query<ListGivingYearsApiResponse, ListGivingYearsApiArg>({
      query: () => ({ url: `/giving-years/` }),
    }),
    issueGivingStatement: build.mutation<IssueGivingStatementApiResponse, IssueGivingStatementApiArg>({
      query: (queryArg) => ({
        url: `/giving-years/statement/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
