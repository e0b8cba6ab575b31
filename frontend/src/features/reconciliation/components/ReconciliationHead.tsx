import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { LiveStatus } from '../../../ui/LiveStatus.tsx';
import { Tab, Tabs } from '../../../ui/table/Tabs.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useLiveReconciliation } from '../useLiveReconciliation.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { TransfersDialog } from './TransfersDialog.tsx';

/** The heading of the reconciliation, with its views. */
export function ReconciliationHead({ view, count }: { view: 'breaks' | 'runs'; count: number | undefined }) {
  const live = useLiveReconciliation();
  const [entering, setEntering] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <WorkHead
        title={t('Reconciliation')}
        lead={t('Each day, our payments and refunds are compared with the list of each provider.')}
      >
        <Button icon="retry" onClick={() => setAsked(true)}>
          {t('Compare a day now')}
        </Button>
        <Button icon="plus" onClick={() => setEntering(true)}>
          {t('Enter transfers of PhonePe')}
        </Button>
        <LiveStatus state={live} />
      </WorkHead>
      <p className="soft">
        {t(
          'PhonePe gives no list: each of its payments is read one by one, and its transfers to the bank are known only when somebody enters them.',
        )}
      </p>
      <Tabs label={t('Views')}>
        <Tab
          to={paths.platformReconciliation}
          label={t('Breaks')}
          count={view === 'breaks' ? count : undefined}
          selected={view === 'breaks'}
        />
        <Tab
          to={paths.platformReconciliationRuns}
          label={t('Days compared')}
          count={view === 'runs' ? count : undefined}
          selected={view === 'runs'}
        />
      </Tabs>
      {entering && <TransfersDialog onClose={() => setEntering(false)} />}
      {asked && <CompareDialog onClose={() => setAsked(false)} />}
    </>
  );
}
