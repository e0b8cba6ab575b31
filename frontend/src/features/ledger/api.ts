import { ledgerCalls } from '@bookgrove/api-client';

export type {
  BalanceView,
  JournalEntryView,
  LedgerAccountView,
  LedgerCheckView,
  LedgerTransactionView,
  TransactionEntryView,
} from '@bookgrove/api-client';

const fresh = { providesTags: ['Ledger' as const], keepUnusedDataFor: 0 };

/** Reads the books; they are never changed from here. */
export const ledgerApi = ledgerCalls.enhanceEndpoints({
  addTagTypes: ['Ledger'],
  endpoints: {
    listBalances: fresh,
    listLedgerAccounts: fresh,
    listAccountEntries: fresh,
    listJournal: fresh,
    getLedgerTransaction: fresh,
    getLedgerChecks: fresh,
  },
});

export const {
  useListBalancesQuery,
  useListLedgerAccountsQuery,
  useListAccountEntriesQuery,
  useListJournalQuery,
  useGetLedgerTransactionQuery,
  useGetLedgerChecksQuery,
} = ledgerApi;
