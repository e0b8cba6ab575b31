import { Link, useSearchParams } from 'react-router-dom';
import { schoolDataPath } from '../../../app/paths.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { useListAllSchoolErasuresQuery } from '../api.ts';
import { erasureState } from './erasureState.ts';

const PAGE_SIZE = 20;

/** Erasures of every school, the latest first: schools that are gone are in no other list. */
export default function ErasureTable() {
  const [params] = useSearchParams();
  const query = useListAllSchoolErasuresQuery({ limit: PAGE_SIZE, offset: (pageOf(params) - 1) * PAGE_SIZE });
  return (
    <QueryView
      query={query}
      skeleton={<TableSkeleton />}
      failed={t('The erasures did not load')}
      isEmpty={({ count }) => count === 0}
      empty={<State scene="empty" title={t('No erasure of a school was approved.')} />}
    >
      {({ results, count }) => (
        <>
          <Table
            stacked
            caption={t('Erasures')}
            head={
              <>
                <th scope="col">{t('School')}</th>
                <th scope="col">{t('State')}</th>
                <th scope="col">{t('Begins')}</th>
                <th scope="col">{t('Ended')}</th>
                <th scope="col">{t('Kept until')}</th>
              </>
            }
          >
            {results.map(({ id, school_id, school_name: name, state, due_at, finished_at, kept_until }) => (
              <tr key={id}>
                <td className={cell.main}>
                  <Link to={schoolDataPath(school_id)}>{name ?? t('Erased school')}</Link>
                </td>
                <td>
                  <Status {...erasureState(state)} />
                </td>
                <td data-label={t('Begins')}>{formatDay(due_at)}</td>
                <td data-label={t('Ended')}>{finished_at ? formatDay(finished_at) : '–'}</td>
                <td data-label={t('Kept until')}>{kept_until ? formatDay(kept_until) : '–'}</td>
              </tr>
            ))}
          </Table>
          <Pager count={count} size={PAGE_SIZE} />
        </>
      )}
    </QueryView>
  );
}
