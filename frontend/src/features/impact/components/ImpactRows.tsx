import { useState } from 'react';
import { formatNumber } from '../../../i18n/format.ts';
import { locale, t } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { useListImpactRowsQuery } from '../api.ts';
import { KINDS } from '../impactTexts.ts';
import styles from './Impact.module.css';

const monthName = (month: string): string =>
  new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** The rows behind a public counter, by month. */
export default function ImpactRows({
  of,
  name,
  goal,
  onClose,
}: {
  of: 'school' | 'everyone';
  /** Whose counter it is. */
  name: string;
  goal?: number | undefined;
  onClose: () => void;
}) {
  const [kind, setKind] = useState<(typeof KINDS)[number]['kind']>('books_read');
  const query = useListImpactRowsQuery({ kind, of, ...(goal && { goal }) });
  return (
    <Dialog open onClose={onClose} title={t('Where this number comes from')}>
      <div className={styles['source']}>
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>
        </p>
        <SelectField
          label={t('What was done')}
          value={kind}
          onChange={({ target }) => setKind(target.value as typeof kind)}
        >
          {KINDS.map(({ kind, label }) => (
            <option key={kind} value={kind}>
              {label()}
            </option>
          ))}
        </SelectField>
        <QueryView
          query={query}
          skeleton={<SkeletonLine height={160} />}
          failed={t('Failed to fetch impact count')}
          isEmpty={({ total }) => total === 0}
          empty={<p>{t('Nothing yet. Be the first.')}</p>}
        >
          {({ months, total }) => (
            <table className={styles['rows']}>
              <thead>
                <tr>
                  <th scope="col">{t('Month')}</th>
                  <th scope="col">{t('Number')}</th>
                </tr>
              </thead>
              <tbody className="num">
                {months.map(({ month, value }) => (
                  <tr key={month}>
                    <th scope="row">{monthName(month)}</th>
                    <td>{value === null ? t('not shown') : formatNumber(value)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot className="num">
                <tr>
                  <th scope="row">{t('All together')}</th>
                  <td>{formatNumber(total)}</td>
                </tr>
              </tfoot>
            </table>
          )}
        </QueryView>
        <p className="soft">
          {of === 'everyone'
            ? t(
                'Counted once an hour. Months in which fewer than five people of a school took part are left out, so that nobody can be recognised.',
              )
            : t(
                'Months in which fewer than five people took part are not shown, so that nobody can be recognised.',
              )}
        </p>
      </div>
    </Dialog>
  );
}
