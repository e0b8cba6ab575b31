import type { ReactNode } from 'react';
import { t } from '../../../i18n/index.ts';
import { LiveStatus } from '../../../ui/LiveStatus.tsx';
import { Tab, Tabs } from '../../../ui/table/Tabs.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useLedgerArea, useLiveLedger } from '../useLedgerArea.ts';

/** The heading of the books, with their views. */
export function LedgerHead({
  view,
  count,
  children,
}: {
  view: 'accounts' | 'journal' | 'checks';
  count?: number | undefined;
  children?: ReactNode;
}) {
  const { root } = useLedgerArea();
  const live = useLiveLedger();
  return (
    <>
      <WorkHead
        title={t('Ledger')}
        lead={t('Double entry: each posting has debits and credits of the same sum, and is never changed.')}
      >
        {children}
        <LiveStatus state={live} />
      </WorkHead>
      <Tabs label={t('Views')}>
        <Tab to={root} label={t('Balances')} selected={view === 'accounts'} />
        <Tab
          to={`${root}/journal`}
          label={t('Journal')}
          count={view === 'journal' ? count : undefined}
          selected={view === 'journal'}
        />
        <Tab to={`${root}/checks`} label={t('Checks')} selected={view === 'checks'} />
      </Tabs>
    </>
  );
}
