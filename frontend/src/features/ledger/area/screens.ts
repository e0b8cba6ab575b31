import { screensOf, type Screen } from '../../../app/area.ts';

const NEEDS_SALE = { unopened: 'It needs a sale in the books; the demo data of a test has none.' };

export const screens: Screen[] = [
  ...screensOf('commerce', 'head')(
    '/admin/ledger',
    '/admin/ledger/journal',
    '/admin/ledger/checks',
    '/admin/ledger/accounts',
    ['/admin/ledger/accounts/:accountId', NEEDS_SALE],
    ['/admin/ledger/journal/:transactionId', NEEDS_SALE],
  ),
  ...screensOf('commerce', 'team')(
    '/admin-panel/ledger',
    '/admin-panel/ledger/journal',
    '/admin-panel/ledger/checks',
    '/admin-panel/ledger/accounts',
    ['/admin-panel/ledger/accounts/:accountId', NEEDS_SALE],
    ['/admin-panel/ledger/journal/:transactionId', NEEDS_SALE],
  ),
];
