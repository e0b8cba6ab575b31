import type { ReachedCountry } from '@bookgrove/api-client';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { SortableHead, Table } from '../../../ui/table/Table.tsx';
import styles from './ReachTable.module.css';

/** A country with its name in the interface language. */
export type NamedCountry = ReachedCountry & { name: string };

/** Number of readers as text; small numbers are withheld. */
export const readerCountText = (readers: number | null): string =>
  readers === null ? t('Fewer than 5') : formatNumber(readers);

const SORTS: Record<string, (one: NamedCountry, other: NamedCountry) => number> = {
  name: (one, other) => one.name.localeCompare(other.name),
  schools: (one, other) => one.schools - other.schools,
  readers: (one, other) => (one.readers ?? 0) - (other.readers ?? 0),
};

/** The data of the map as a table. A country's button highlights it on the map. */
export function ReachTable({
  countries,
  chosen,
  onChoose,
}: {
  countries: readonly NamedCountry[];
  chosen: string | null;
  onChoose: (country: string) => void;
}) {
  const [params] = useSearchParams();
  const wanted = params.get('ordering') ?? '-readers';
  const name = wanted.replace(/^-/, '');
  const ordering = SORTS[name] ? wanted : '-readers';
  const compare = SORTS[ordering.replace(/^-/, '')]!;
  const turn = ordering.startsWith('-') ? -1 : 1;
  const rows = countries.toSorted(
    (one, other) => turn * compare(one, other) || one.name.localeCompare(other.name),
  );
  return (
    <div className={styles['table']}>
      <Table
        caption={t('Schools and readers by country')}
        head={
          <>
            <SortableHead name="name" label={t('Country')} ordering={ordering} />
            <SortableHead name="schools" label={t('Schools')} ordering={ordering} />
            <SortableHead name="readers" label={t('Readers')} ordering={ordering} />
          </>
        }
      >
        {rows.map((row) => (
          <tr key={row.country}>
            <th scope="row">
              <button
                type="button"
                aria-pressed={row.country === chosen}
                onClick={() => onChoose(row.country)}
                onFocus={() => onChoose(row.country)}
              >
                {row.name}
              </button>
            </th>
            <td className="num" data-label={t('Schools')}>
              {formatNumber(row.schools)}
            </td>
            <td className="num" data-label={t('Readers')}>
              {readerCountText(row.readers)}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}
