import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { managedOrderPath, paymentDetailsPath } from '../../../app/paths.ts';
import { formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Status } from '../../../ui/Status.tsx';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useGetLedgerChecksQuery,
  useListCheckRowsQuery,
  useRunLedgerChecksMutation,
  type LedgerCheckView,
} from '../api.ts';
import styles from '../components/Ledger.module.css';
import { LedgerHead } from '../components/LedgerHead.tsx';
import { useLedgerArea } from '../useLedgerArea.ts';

/** What must never be found in the books, checked now: each green, or red with what was found. */
export default function ChecksPage() {
  const query = useGetLedgerChecksQuery();
  const [run, { isLoading }] = useRunLedgerChecksMutation();
  const dispatch = useDispatch();
  const busy = query.isFetching || isLoading;
  const again = async () => {
    if (busy) return;
    const { error } = await run();
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast('ok', t('Checked, and what was found is stored')),
    );
  };
  return (
    <>
      <LedgerHead view="checks">
        <Button icon="retry" aria-disabled={busy || undefined} onClick={() => void again()}>
          {t('Check again')}
        </Button>
      </LedgerHead>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={8} />}
        failed={t('The checks could not be run')}
      >
        {({ checks, ok, checked_at }) => (
          <>
            <p role="status" className={styles['posting']}>
              <Status
                kind={ok ? 'ok' : 'bad'}
                label={
                  ok
                    ? t('All {count} checks found nothing', { count: formatNumber(checks.length) })
                    : t('{count, plural, one {# check} other {# checks}} found a discrepancy', {
                        count: checks.filter((check) => !check.ok).length,
                      })
                }
              />
              <span className="num soft">{formatDateTime(checked_at)}</span>
            </p>
            {[...checks]
              .sort((a, b) => Number(a.ok) - Number(b.ok))
              .map((check) => (
                <Check key={check.name} check={check} />
              ))}
          </>
        )}
      </QueryView>
    </>
  );
}

function Check({
  check: { name, question, description, meaning, ok, found, rows },
}: {
  check: LedgerCheckView;
}) {
  if (ok)
    return (
      <div className={styles['check']} data-ok>
        <p>
          <Status kind="ok" label={t('Nothing found')} /> {description}
        </p>
        <p className="soft">
          {question}: {meaning}
        </p>
      </div>
    );
  return (
    <details className={styles['check']} data-ok="false">
      <summary>
        <Status kind="bad" label={t('{count} found', { count: formatNumber(found) })} /> {description}
      </summary>
      <p className="soft">
        {question}: {meaning}
      </p>
      <FoundRows
        name={name}
        description={description}
        found={found}
        first={rows as Record<string, string>[]}
      />
    </details>
  );
}

/** What a check found, a page at a time; the first page came with the check. */
function FoundRows({
  name,
  description,
  found,
  first,
}: {
  name: string;
  description: string;
  found: number;
  first: Record<string, string>[];
}) {
  const [page, setPage] = useState(1);
  const size = Math.max(first.length, 1);
  const query = useListCheckRowsQuery(
    { check: name, limit: size, offset: (page - 1) * size },
    { skip: page === 1 },
  );
  const rows = page === 1 ? first : ((query.data?.results ?? []) as Record<string, string>[]);
  const columns = Object.keys(rows[0] ?? first[0] ?? {});
  const last = Math.ceil(found / size);
  return (
    <>
      <div className={styles['scroll']} role="region" aria-label={description} tabIndex={0}>
        <table className={`num ${styles['found']}`} aria-busy={query.isFetching || undefined}>
          <caption className="sr">{name}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column.replaceAll('_', ' ')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {columns.map((column) => (
                  <td key={column}>
                    <Found column={column} value={row[column] ?? ''} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {query.isError && <p role="alert">{t('The rows did not load.')}</p>}
      {last > 1 && (
        <p className={styles['posting']}>
          <Button
            size="sm"
            aria-disabled={page === 1 || undefined}
            onClick={() => page > 1 && setPage(page - 1)}
          >
            {t('Previous rows')}
          </Button>
          <span className="num">{t('Page {page} of {last}', { page, last })}</span>
          <Button
            size="sm"
            aria-disabled={page === last || undefined}
            onClick={() => page < last && setPage(page + 1)}
          >
            {t('Next rows')}
          </Button>
        </p>
      )}
    </>
  );
}

/** A value of what was found, as a link to what it names. */
function Found({ column, value }: { column: string; value: string }): ReactNode {
  const { area, root } = useLedgerArea();
  const to =
    column === 'transaction_id'
      ? `${root}/journal/${value}`
      : column === 'payment_id'
        ? paymentDetailsPath(area, value)
        : column === 'order_id'
          ? managedOrderPath(area, value)
          : null;
  return to && value ? <Link to={to}>{value}</Link> : value;
}
