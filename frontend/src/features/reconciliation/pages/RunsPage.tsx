import { useSearchParams } from 'react-router-dom';
import { formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { record } from '../../../ui/Record.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf, sizeOf, withParams } from '../../../ui/table/params.ts';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { TableTools } from '../../../ui/table/TableTools.tsx';
import { useListReconciliationRunsQuery, type RunView } from '../api.ts';
import { ReconciliationHead } from '../components/ReconciliationHead.tsx';
import { providerName, PROVIDERS, runState } from '../model.ts';

/** The days that were compared, by provider, newest first. */
export default function RunsPage() {
  const [params] = useSearchParams();
  const provider = PROVIDERS.find((one) => one === params.get('provider'));
  const query = useListReconciliationRunsQuery({
    limit: sizeOf(params),
    offset: (pageOf(params) - 1) * sizeOf(params),
    ...(provider && { provider }),
  });
  return (
    <>
      <ReconciliationHead view="runs" count={query.data?.count} />
      <TableTools>
        <Chips label={t('Provider')}>
          <Chip to={withParams(params, { provider: '' })} label={t('All')} selected={!provider} />
          {PROVIDERS.map((one) => (
            <Chip
              key={one}
              to={withParams(params, { provider: one })}
              label={providerName(one)}
              selected={one === provider}
            />
          ))}
        </Chips>
      </TableTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={8} />}
        failed={t('The comparisons did not load')}
        isEmpty={({ count }) => count === 0}
        empty={
          <State scene="empty" title={t('No day is compared yet')}>
            <p>{t('Each day is compared once it is over. You can also compare a day now.')}</p>
          </State>
        }
      >
        {({ results, count }) => (
          <>
            <RunTable runs={results} />
            <Pager count={count} size={sizeOf(params)} sizes />
          </>
        )}
      </QueryView>
    </>
  );
}

function RunTable({ runs }: { runs: RunView[] }) {
  return (
    <Table
      stacked
      caption={t('Days compared')}
      head={
        <>
          <th scope="col">{t('Day (UTC)')}</th>
          <th scope="col">{t('Provider')}</th>
          <th scope="col">{t('State')}</th>
          <th scope="col">{t('Compared with')}</th>
          <th scope="col">{t('Finished')}</th>
          <th scope="col" className={record['amount']}>
            {t('Listed')}
          </th>
          <th scope="col" className={record['amount']}>
            {t('Matched')}
          </th>
          <th scope="col" className={record['amount']}>
            {t('New breaks')}
          </th>
        </>
      }
    >
      {runs.map((run) => (
        <tr key={run.id}>
          <td className={`num ${cell.main}`}>{run.day}</td>
          <td data-label={t('Provider')}>{providerName(run.provider)}</td>
          <td data-label={t('State')}>
            <Status {...runState(run)} />
            {run.error && (
              <small className="soft" dir="auto">
                {' '}
                {run.error}
              </small>
            )}
          </td>
          <td data-label={t('Compared with')}>
            {run.method === 'list' ? t('The list of the provider') : t('Each payment, read one by one')}
          </td>
          <td data-label={t('Finished')} className="num">
            {run.finished_at ? formatDateTime(run.finished_at) : '–'}
          </td>
          <td data-label={t('Listed')} className={`num ${record['amount']}`}>
            {formatNumber(run.listed)}
          </td>
          <td data-label={t('Matched')} className={`num ${record['amount']}`}>
            {formatNumber(run.matched)}
          </td>
          <td data-label={t('New breaks')} className={`num ${record['amount']}`}>
            {formatNumber(run.opened)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
