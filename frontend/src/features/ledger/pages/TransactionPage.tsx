import { Link, useParams } from 'react-router-dom';
import { paymentDetailsPath } from '../../../app/paths.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Facts, record } from '../../../ui/Record.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useGetLedgerTransactionQuery, type LedgerTransactionView } from '../api.ts';
import { Entries } from '../components/Entries.tsx';
import styles from '../components/Ledger.module.css';
import { postingName } from '../model.ts';
import { useLedgerArea } from '../useLedgerArea.ts';

/** One posting with its entries, what caused it, and the postings of the same order. */
export default function TransactionPage() {
  const { transactionId = '' } = useParams();
  const { root } = useLedgerArea();
  const query = useGetLedgerTransactionQuery(transactionId);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={320} />}
      failed={t('The posting did not load')}
      missing={
        <State
          asPage
          scene="lost"
          title={t('There is no such posting in these books')}
          actions={<ButtonLink to={`${root}/journal`}>{t('Journal')}</ButtonLink>}
        />
      }
    >
      {(posting) => <Posting posting={posting} />}
    </QueryView>
  );
}

function Posting({ posting }: { posting: LedgerTransactionView }) {
  const { area, root } = useLedgerArea();
  const title = postingName(posting);
  usePageTitle(title);
  return (
    <>
      <WorkHead title={title} back={{ to: `${root}/journal`, label: t('Journal') }}>
        {posting.source_type === 'payment' && area === 'school' && (
          <ButtonLink to={paymentDetailsPath(area, posting.source_id)}>{t('Open the payment')}</ButtonLink>
        )}
      </WorkHead>
      {posting.reverse && <Status kind="info" label={t('Reverse entry')} />}
      <Facts
        facts={[
          [t('Effective'), formatDateTime(posting.effective_at)],
          [t('Posted'), formatDateTime(posting.created_at)],
          ...(posting.order_number ? [[t('Order'), posting.order_number] as const] : []),
          [t('Source'), `${posting.source_type} ${posting.source_id}`],
        ]}
      />
      <h2 className={record['title']}>{t('Entries')}</h2>
      <Entries entries={posting.entries} caption={t('Entries')} />
      {posting.related.length > 0 && (
        <>
          <h2 className={record['title']}>{t('Other postings of the same sale')}</h2>
          <ul className={styles['journal']}>
            {posting.related.map((other) => (
              <li key={other.id}>
                <div className={styles['posting']}>
                  <Link to={`${root}/journal/${other.id}`}>{postingName(other)}</Link>
                  {other.reverse && <Status kind="info" label={t('Reverse entry')} />}
                  <p className="num">{formatDateTime(other.effective_at)}</p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="soft">
        {t('A posting is never changed or deleted. A mistake is put right by a reverse entry.')}
      </p>
    </>
  );
}
