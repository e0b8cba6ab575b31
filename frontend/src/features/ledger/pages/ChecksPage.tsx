import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { managedOrderPath, paymentDetailsPath } from '../../../app/paths.ts';
import { formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Status } from '../../../ui/Status.tsx';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { useGetLedgerChecksQuery, type LedgerCheckView } from '../api.ts';
import styles from '../components/Ledger.module.css';
import { LedgerHead } from '../components/LedgerHead.tsx';
import { useLedgerArea } from '../useLedgerArea.ts';

/** What must never be found in the books, checked now: each green, or red with what was found. */
export default function ChecksPage() {
  const query = useGetLedgerChecksQuery();
  return (
    <>
      <LedgerHead view="checks">
        <Button
          icon="retry"
          aria-disabled={query.isFetching || undefined}
          onClick={() => void query.refetch()}
        >
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
  const foundRows = rows as Record<string, string>[];
  const columns = Object.keys(foundRows[0] ?? {});
  return (
    <details className={styles['check']} data-ok="false">
      <summary>
        <Status kind="bad" label={t('{count} found', { count: formatNumber(found) })} /> {description}
      </summary>
      <p className="soft">
        {question}: {meaning}
      </p>
      <div className={styles['scroll']} role="region" aria-label={description} tabIndex={0}>
        <table className={`num ${styles['found']}`}>
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
            {foundRows.map((row, index) => (
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
    </details>
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
