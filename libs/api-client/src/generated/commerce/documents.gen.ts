// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  CheckInvoiceApiArg,
  CheckInvoiceApiResponse,
  GetInvoiceApiArg,
  GetInvoiceApiResponse,
  GetInvoicePdfApiArg,
  GetInvoicePdfApiResponse,
  ListInvoicesApiArg,
  ListInvoicesApiResponse,
} from '../types.gen.ts';
export const documentsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listInvoices: build.query<ListInvoicesApiResponse, ListInvoicesApiArg>({
      query: (queryArg) => ({
        url: `/invoices/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          type: queryArg['type'],
          order: queryArg.order,
        },
      }),
    }),
    checkInvoice: build.query<CheckInvoiceApiResponse, CheckInvoiceApiArg>({
      query: (queryArg) => ({
        url: `/invoices/check/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    getInvoicePdf: build.query<GetInvoicePdfApiResponse, GetInvoicePdfApiArg>({
      query: (queryArg) => ({
        url: `/invoices/${encodeURIComponent(String(queryArg['type']))}/${encodeURIComponent(String(queryArg.id))}.pdf/`,
        params: {
          key: queryArg.key,
        },
      }),
    }),
    getInvoice: build.query<GetInvoiceApiResponse, GetInvoiceApiArg>({
      query: (queryArg) => ({
        url: `/invoices/${encodeURIComponent(String(queryArg['type']))}/${encodeURIComponent(String(queryArg.id))}/`,
        params: {
          key: queryArg.key,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
