import { useDispatch } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { useListAllClassesQuery } from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { listPath, openListPath, paths, posterPath } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { RowMenu } from '../../../ui/table/RowMenu.tsx';
import { FilterChip, TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { cell, MoreHead, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { listsApi, type ReadingListCard } from '../api.ts';
import { formatDay } from '../labels.ts';
import { audienceText } from './audience.ts';
import styles from './ListEditor.module.css';

const SIZE = 20;
export const newListPath = `${paths.readingLists}/new`;

/** The class in the address whose lists are shown; null for those of every class. */
const classOf = (params: URLSearchParams): string | null => {
  const id = params.get('class') ?? '';
  return /^[0-9a-f-]{36}$/.test(id) ? id : null;
};

function ClassChip({ id }: { id: string }) {
  const name = useListAllClassesQuery().data?.results.find((one) => one.id === id)?.name;
  return <FilterChip name="class" label={t('Class')} value={name ?? t('One class')} />;
}

/** The reading lists of a teacher. */
export default function ListsPage() {
  const [params] = useSearchParams();
  const page = pageOf(params);
  const search = params.get('search') ?? '';
  const classId = classOf(params);
  const query = listsApi.useListReadingListsQuery({
    mine: 'true',
    limit: SIZE,
    offset: (page - 1) * SIZE,
    ...(search && { search }),
    ...(classId && { class: classId }),
  });
  const create = (
    <ButtonLink tone="main" icon="plus" to={newListPath}>
      {t('Make a list')}
    </ButtonLink>
  );
  return (
    <>
      <WorkHead
        title={t('Reading lists')}
        count={query.data?.count}
        lead={t(
          'Books for a class or a group, to be read by a day. Each one is a poster for the shelf, too.',
        )}
      >
        {create}
      </WorkHead>
      <TableTools>
        <TableSearch label={t('Search reading lists')} placeholder={t('Name of a list')} />
        {classId && <ClassChip id={classId} />}
      </TableTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton />}
        failed={t('The reading lists did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={
          search || classId ? (
            <State
              scene="no-match"
              title={t('No list fits that')}
              actions={<ButtonLink to={paths.readingLists}>{t('Clear the search')}</ButtonLink>}
            />
          ) : undefined
        }
        empty={
          <State scene="empty" title={t('No reading lists yet')} actions={create}>
            <p>
              {t('Choose some books, say whom they are for, and your class finds them on its first page.')}
            </p>
          </State>
        }
      >
        {({ results, count }) => (
          <>
            <Table
              stacked
              caption={t('Reading lists')}
              head={
                <>
                  <th scope="col">{t('List')}</th>
                  <th scope="col">{t('For')}</th>
                  <th scope="col">{t('Until')}</th>
                  <th scope="col">{t('Books')}</th>
                  <MoreHead />
                </>
              }
            >
              {results.map((list) => (
                <Row key={list.id} list={list} />
              ))}
            </Table>
            <Pager count={count} size={SIZE} />
          </>
        )}
      </QueryView>
    </>
  );
}

function Row({ list }: { list: ReadingListCard }) {
  const dispatch = useDispatch();
  const [remove] = listsApi.useRemoveReadingListMutation();
  const away = async () => {
    const { error } = await remove(list.id);
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast('ok', t('“{title}” is gone.', { title: list.title })),
    );
  };
  const own = `${paths.readingLists}/${list.id}`;
  return (
    <tr>
      <td className={cell.main}>
        <span className={styles['cell']}>
          <span className={styles['covers']} aria-hidden="true">
            {list.covers.slice(0, 3).map((cover) => (
              <img key={cover.small} src={cover.small} alt="" width={28} height={37} loading="lazy" />
            ))}
          </span>
          <Link to={list.may_follow ? own : listPath(list.id)}>
            <bdi>{list.title}</bdi>
          </Link>
        </span>
      </td>
      <td>
        <span className={styles['audience']}>{audienceText(list)}</span>
        {list.public_path && <Status kind="ok" label={t('Open to everybody')} />}
      </td>
      <td>{list.due_on ? formatDay(list.due_on) : '–'}</td>
      <td className="num" data-label={t('Books')}>
        {formatNumber(list.books_count)}
      </td>
      <td className={cell.more}>
        <RowMenu
          label={t('More for {name}', { name: list.title })}
          actions={[
            ...(list.may_follow ? [{ label: t('Who read what'), icon: 'people' as const, to: own }] : []),
            { label: t('As children see it'), icon: 'eye', to: listPath(list.id) },
            { label: t('Change the list'), icon: 'edit', to: `${own}/edit` },
            { label: t('Poster'), icon: 'print', to: posterPath(list.id) },
            { label: t('Open to everybody'), icon: 'globe', to: openListPath(list.id) },
            { label: t('Delete the list'), icon: 'archive', run: () => void away() },
          ]}
        />
      </td>
    </tr>
  );
}
