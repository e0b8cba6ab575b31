// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetLedgerChecksApiArg,
  GetLedgerChecksApiResponse,
  GetLedgerTransactionApiArg,
  GetLedgerTransactionApiResponse,
  ListAccountEntriesApiArg,
  ListAccountEntriesApiResponse,
  ListLedgerAccountsApiArg,
  ListLedgerAccountsApiResponse,
} from '../types.gen.ts';
export const ledgerCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listLedgerAccounts: build.query<ListLedgerAccountsApiResponse, ListLedgerAccountsApiArg>({
      query: (queryArg) => ({
        url: `/ledger/accounts/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          currency: queryArg.currency,
          code: queryArg.code,
          show: queryArg.show,
        },
      }),
    }),
    listAccountEntries: build.query<ListAccountEntriesApiResponse, ListAccountEntriesApiArg>({
      query: (queryArg) => ({
        url: `/ledger/accounts/${encodeURIComponent(String(queryArg.id))}/entries/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    getLedgerChecks: build.query<GetLedgerChecksApiResponse, GetLedgerChecksApiArg>({
      query: () => ({ url: `/ledger/checks/` }),
    }),
    getLedgerTransaction: build.query<GetLedgerTransactionApiResponse, GetLedgerTransactionApiArg>({
      query: (queryArg) => ({
        url: `/ledger/transactions/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
  }),
  overrideExisting: false,
});
