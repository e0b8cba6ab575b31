import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import * as to from './addresses.ts';

const screens = (
  ledger: string,
  journal: string,
  checks: string,
  accounts: string,
  account: string,
  transaction: string,
) => [
  screen({ path: ledger, title: 'Ledger', load: () => import('../pages/LedgerPage.tsx') }),
  screen({ path: journal, parent: ledger, title: 'Journal', load: () => import('../pages/JournalPage.tsx') }),
  screen({ path: checks, parent: ledger, title: 'Checks', load: () => import('../pages/ChecksPage.tsx') }),
  screen({
    path: accounts,
    parent: ledger,
    title: 'Accounts',
    load: () => import('../pages/AccountsPage.tsx'),
  }),
  screen({ path: account, parent: ledger, title: 'Account', load: () => import('../pages/AccountPage.tsx') }),
  screen({
    path: transaction,
    parent: ledger,
    title: 'Journal entry',
    load: () => import('../pages/TransactionPage.tsx'),
  }),
];

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  school: screens(
    to.adminLedger,
    to.adminJournal,
    to.adminLedgerChecks,
    to.adminLedgerAccounts,
    to.adminLedgerAccount,
    to.adminLedgerTransaction,
  ),
  platform: screens(
    to.platformLedger,
    to.platformJournal,
    to.platformLedgerChecks,
    to.platformLedgerAccounts,
    to.platformLedgerAccount,
    to.platformLedgerTransaction,
  ),
};
