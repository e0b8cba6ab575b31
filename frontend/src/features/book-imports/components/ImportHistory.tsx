import { Link, useSearchParams } from 'react-router-dom';
import { formatAgo, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { list } from '../../../ui/imports/ImportParts.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Status } from '../../../ui/Status.tsx';
import { work } from '../../../ui/WorkHead.tsx';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { importsApi } from '../api.ts';
import { useImportPaths } from '../paths.ts';
import { statusLabels } from '../../../shared/books/bookLabels.ts';

const SIZE = 20;

/** Earlier imports, newest first. */
export function ImportHistory() {
  const places = useImportPaths();
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('list')) || 1);
  const query = importsApi.useListBookImportsQuery({ limit: SIZE, offset: (page - 1) * SIZE });
  return (
    <section className={list['history']}>
      <h2>{t('Lists of before')}</h2>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={3} />}
        failed={t('The lists did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<p className={work['note']}>{t('None yet. The first one will stand here.')}</p>}
      >
        {({ results }) => (
          <Table
            stacked
            caption={t('Lists of before')}
            head={
              <>
                <th scope="col">{t('List')}</th>
                <th scope="col">{t('Records')}</th>
                <th scope="col">{t('State')}</th>
                <th scope="col">{t('By')}</th>
                <th scope="col">{t('When')}</th>
              </>
            }
          >
            {results.map((one) => (
              <tr key={one.id}>
                <td className={cell.main}>
                  <Link to={places.one(one.id)}>
                    <bdi>{one.original_name || t('A list')}</bdi>
                  </Link>
                </td>
                <td className="num">{formatNumber(one.lines_total)}</td>
                <td>
                  <Status {...statusLabels(one)} />
                </td>
                <td>{one.created_by_name}</td>
                <td>{formatAgo(one.created_at)}</td>
              </tr>
            ))}
          </Table>
        )}
      </QueryView>
      {(query.data?.count ?? 0) > page * SIZE && (
        <p>
          <Link to={{ search: `list=${page + 1}` }}>{t('Older lists')}</Link>
        </p>
      )}
    </section>
  );
}
