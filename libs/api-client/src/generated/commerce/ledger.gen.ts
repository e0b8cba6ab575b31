// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetLedgerTransactionApiArg,
  GetLedgerTransactionApiResponse,
  ListAccountEntriesApiArg,
  ListAccountEntriesApiResponse,
  ListBalancesApiArg,
  ListBalancesApiResponse,
  ListJournalApiArg,
  ListJournalApiResponse,
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
    listBalances: build.query<ListBalancesApiResponse, ListBalancesApiArg>({
      query: () => ({ url: `/ledger/balances/` }),
    }),
    listJournal: build.query<ListJournalApiResponse, ListJournalApiArg>({
      query: (queryArg) => ({
        url: `/ledger/transactions/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          currency: queryArg.currency,
          code: queryArg.code,
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    getLedgerTransaction: build.query<GetLedgerTransactionApiResponse, GetLedgerTransactionApiArg>({
      query: (queryArg) => ({
        url: `/ledger/transactions/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
  }),
  overrideExisting: false,
});
