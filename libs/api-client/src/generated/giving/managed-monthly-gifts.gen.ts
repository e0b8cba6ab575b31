// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ExportMonthlyGiftsApiArg,
  ExportMonthlyGiftsApiResponse,
  ListManagedMonthlyGiftsApiArg,
  ListManagedMonthlyGiftsApiResponse,
  SendManagedMonthlyLinkApiArg,
  SendManagedMonthlyLinkApiResponse,
} from '../types.gen.ts';
export const managedMonthlyGiftsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listManagedMonthlyGifts: build.query<ListManagedMonthlyGiftsApiResponse, ListManagedMonthlyGiftsApiArg>({
      query: (queryArg) => ({
        url: `/donation-management/monthly/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          status: queryArg.status,
          provider: queryArg.provider,
          charity: queryArg.charity,
          project: queryArg.project,
          school: queryArg.school,
        },
      }),
    }),
    exportMonthlyGifts: build.query<ExportMonthlyGiftsApiResponse, ExportMonthlyGiftsApiArg>({
      query: (queryArg) => ({
        url: `/donation-management/monthly/export.csv/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          status: queryArg.status,
          provider: queryArg.provider,
          charity: queryArg.charity,
          project: queryArg.project,
          school: queryArg.school,
        },
      }),
    }),
    sendManagedMonthlyLink: build.mutation<SendManagedMonthlyLinkApiResponse, SendManagedMonthlyLinkApiArg>({
      query: (queryArg) => ({
        url: `/donation-management/monthly/${encodeURIComponent(String(queryArg))}/new-link/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
