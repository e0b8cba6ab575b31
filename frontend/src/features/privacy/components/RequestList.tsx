import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import styles from '../../../shared/family/Family.module.css';
import { useListDataRequestsQuery, useListMyDataRequestsQuery } from '../api.ts';
import { RequestItem } from './RequestItem.tsx';

const PAGE_SIZE = 20;
/** Interval in milliseconds at which the status of a running job is fetched. */
const POLL_MS = 3000;

/** Data requests: one's own, or the whole school's. */
export function RequestList({ ofSchool = false }: { ofSchool?: boolean }) {
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const [busy, setBusy] = useState(false);
  const asked = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const options = { pollingInterval: busy ? POLL_MS : 0 };
  const school = useListDataRequestsQuery(asked, { ...options, skip: !ofSchool });
  const own = useListMyDataRequestsQuery(asked, { ...options, skip: ofSchool });
  const query = ofSchool ? school : own;
  const working =
    query.data?.results.some(
      ({ kind, status }) => status === 'working' || (kind === 'export' && status === 'waiting'),
    ) ?? false;
  useEffect(() => setBusy(working), [working]);
  return (
    <QueryView
      query={query}
      failed={t('The requests did not load')}
      skeleton={<SkeletonLine width={50} />}
      isEmpty={({ count }) => count === 0}
      empty={
        <State scene="empty" title={t('No requests')}>
          <p>{t('Copies and erasures that somebody asks for appear here.')}</p>
        </State>
      }
    >
      {({ results, count }) => (
        <>
          <ul className={styles['links']}>
            {results.map((request) => (
              <RequestItem key={request.id} request={request} manages={ofSchool} />
            ))}
          </ul>
          <Pager count={count} size={PAGE_SIZE} />
        </>
      )}
    </QueryView>
  );
}
