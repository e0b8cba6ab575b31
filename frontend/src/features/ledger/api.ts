import { checksCalls, ledgerCalls, together } from '@bookgrove/api-client';

export type {
  BalanceView,
  JournalEntryView,
  LedgerAccountView,
  LedgerCheckView,
  LedgerTransactionView,
  TransactionEntryView,
} from '@bookgrove/api-client';

const fresh = { providesTags: ['Ledger' as const], keepUnusedDataFor: 0 };

/** Reads the books, and has them checked; they are never changed from here. */
export const ledgerApi = together(ledgerCalls, checksCalls).enhanceEndpoints({
  addTagTypes: ['Ledger'],
  endpoints: {
    listBalances: fresh,
    listLedgerAccounts: fresh,
    listAccountEntries: fresh,
    listJournal: fresh,
    getLedgerTransaction: fresh,
    getLedgerChecks: fresh,
    listCheckRows: fresh,
    runLedgerChecks: { invalidatesTags: ['Ledger'] },
  },
});

export const {
  useListBalancesQuery,
  useListLedgerAccountsQuery,
  useListAccountEntriesQuery,
  useListJournalQuery,
  useGetLedgerTransactionQuery,
  useGetLedgerChecksQuery,
  useListCheckRowsQuery,
  useRunLedgerChecksMutation,
} = ledgerApi;
