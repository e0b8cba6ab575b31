import { Link } from 'react-router-dom';
import { formatAgo, formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/index.ts';
import { Pager } from '../Pager.tsx';
import { QueryView, type QueryLike } from '../QueryView.tsx';
import { Status, type StatusKind } from '../Status.tsx';
import { cell, Table, TableSkeleton } from '../table/Table.tsx';
import { work } from '../WorkHead.tsx';
import { list } from './ImportParts.tsx';

interface PastImport {
  id: string;
  lines_total: number;
  created_by_name: string;
  created_at: string;
}

interface ImportHistoryProps<Import> {
  query: QueryLike<{ count: number; results: Import[] }>;
  /** Imports on a page. */
  size: number;
  /** The parameter of the address that holds the page number. */
  param?: string;
  /** Heading of the column with the number of lines. */
  lines: string;
  nameOf: (one: Import) => string;
  pathOf: (id: string) => string;
  statusOf: (one: Import) => { kind: StatusKind; label: string };
}

/** The previous imports, newest first. */
export function ImportHistory<Import extends PastImport>({
  query,
  size,
  param,
  lines,
  nameOf,
  pathOf,
  statusOf,
}: ImportHistoryProps<Import>) {
  return (
    <section className={list['history']}>
      <h2>{t('Earlier lists')}</h2>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={3} />}
        failed={t('The lists did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<p className={work['note']}>{t('None yet. Lists that you import are shown here.')}</p>}
      >
        {({ results, count }) => (
          <>
            <Table
              stacked
              caption={t('Earlier lists')}
              head={
                <>
                  <th scope="col">{t('List')}</th>
                  <th scope="col">{lines}</th>
                  <th scope="col">{t('State')}</th>
                  <th scope="col">{t('By')}</th>
                  <th scope="col">{t('When')}</th>
                </>
              }
            >
              {results.map((one) => (
                <tr key={one.id}>
                  <td className={cell.main}>
                    <Link to={pathOf(one.id)}>
                      <bdi>{nameOf(one)}</bdi>
                    </Link>
                  </td>
                  <td className="num">{formatNumber(one.lines_total)}</td>
                  <td>
                    <Status {...statusOf(one)} />
                  </td>
                  <td>{one.created_by_name}</td>
                  <td>{formatAgo(one.created_at)}</td>
                </tr>
              ))}
            </Table>
            <Pager count={count} size={size} {...(param && { param })} />
          </>
        )}
      </QueryView>
    </section>
  );
}
