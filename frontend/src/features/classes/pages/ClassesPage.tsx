import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import {
  useArchiveClassMutation,
  useListClassesQuery,
  useRestoreClassMutation,
  type ClassCard,
} from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { withParams } from '../../../ui/table/params.ts';
import { RowMenu } from '../../../ui/table/RowMenu.tsx';
import { cell, MoreHead, SortableHead, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { Tab, Tabs } from '../../../ui/table/Tabs.tsx';
import { TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { personName, WorkHead } from '../../../ui/WorkHead.tsx';
import { useClassPaths } from '../paths.ts';

const SIZE = 20;
const ORDERINGS = ['name', '-name', 'students_count', '-students_count'] as const;

/** Classes: a teacher's own, or all classes of the school. */
export default function ClassesPage() {
  const [params] = useSearchParams();
  const user = useSelector(selectUser);
  const places = useClassPaths();
  const archived = params.get('view') === 'archived';
  const search = params.get('search') ?? '';
  const ordering = ORDERINGS.find((one) => one === params.get('ordering')) ?? 'name';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = useListClassesQuery({
    archived,
    search,
    ordering,
    limit: SIZE,
    offset: (page - 1) * SIZE,
  });
  const running = useListClassesQuery({ archived: false, limit: 1 }).data?.count;
  const archivedCount = useListClassesQuery({ archived: true, limit: 1 }).data?.count;
  return (
    <>
      <WorkHead title={user?.role === 'school_admin' ? t('Classes') : t('My classes')} count={running}>
        <ButtonLink icon="upload" to={paths.bulkEnrolment}>
          {t('Bulk enrolment')}
        </ButtonLink>
        <ButtonLink tone="main" icon="plus" to={places.create}>
          {t('Add a class')}
        </ButtonLink>
      </WorkHead>
      <Tabs label={t('Views')}>
        <Tab
          to={withParams(params, { view: '' })}
          label={t('Running')}
          count={running}
          selected={!archived}
        />
        <Tab
          to={withParams(params, { view: 'archived' })}
          label={t('Archived')}
          count={archivedCount}
          selected={archived}
        />
      </Tabs>
      <TableTools>
        <TableSearch label={t('Search classes')} placeholder={t('Name, code or grade')} />
      </TableTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton />}
        failed={t('The classes did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={
          search ? (
            <State
              scene="no-match"
              title={t('No class fits that')}
              actions={<ButtonLink to={places.list}>{t('Clear the search')}</ButtonLink>}
            />
          ) : undefined
        }
        empty={
          archived ? (
            <State scene="empty" title={t('No archived classes')} />
          ) : (
            <State
              scene="empty"
              title={t('No classes yet')}
              actions={
                <ButtonLink tone="main" icon="plus" to={places.create}>
                  {t('Add a class')}
                </ButtonLink>
              }
            >
              <p>{t('Make the first one, then paste the names of its students.')}</p>
            </State>
          )
        }
      >
        {({ results, count }) => (
          <>
            <Table
              stacked
              caption={t('Classes')}
              head={
                <>
                  <SortableHead name="name" label={t('Class')} ordering={ordering} />
                  <th scope="col">{t('Teachers')}</th>
                  <th scope="col">{t('Class code')}</th>
                  <SortableHead name="students_count" label={t('Students')} ordering={ordering} />
                  <th scope="col">{t('Last log in')}</th>
                  <MoreHead />
                </>
              }
            >
              {results.map((one) => (
                <Row key={one.id} one={one} />
              ))}
            </Table>
            <Pager count={count} size={SIZE} />
          </>
        )}
      </QueryView>
    </>
  );
}

const ACCESS_KINDS = { always: 'ok', school_hours: 'wait', closed: 'off' } as const;

function Row({ one }: { one: ClassCard }) {
  const places = useClassPaths();
  const dispatch = useDispatch();
  const [archive] = useArchiveClassMutation();
  const [restore] = useRestoreClassMutation();
  const setArchived = async () => {
    const answer = await (one.archived ? restore(one.id) : archive(one.id));
    if (answer.error) dispatch(showToast('bad', normalizeError(answer.error).message));
    else
      dispatch(
        showToast(
          'ok',
          one.archived
            ? t('{name} is back.', { name: one.name })
            : t('{name} is archived. You find it under Archived.', { name: one.name }),
        ),
      );
  };
  const access = { always: t('Open'), school_hours: t('In school hours'), closed: t('Closed') }[
    one.code_window
  ];
  return (
    <tr>
      <td className={cell.main}>
        <Link to={places.one(one.id)}>
          <bdi>{one.name}</bdi>
        </Link>
        <small>{[one.grade, one.year].filter(Boolean).join(', ')}</small>
      </td>
      <td>{one.teachers.map(personName).join(', ') || t('No teacher yet')}</td>
      <td>
        {one.archived ? '–' : one.code}
        {!one.archived && (
          <small>
            <Status kind={ACCESS_KINDS[one.code_window]} label={access} />
          </small>
        )}
      </td>
      <td className="num">
        {t('{count, plural, one {# student} other {# students}}', { count: one.students_count })}
      </td>
      <td data-label={t('Last log in')}>{one.last_seen_at ? formatAgo(one.last_seen_at) : t('Never')}</td>
      <td className={cell.more}>
        <RowMenu
          label={t('More for {name}', { name: one.name })}
          actions={[
            ...(one.archived ? [] : [{ label: t('Edit'), icon: 'file' as const, to: places.edit(one.id) }]),
            {
              label: one.archived ? t('Restore') : t('Archive'),
              icon: one.archived ? 'retry' : 'archive',
              run: () => void setArchived(),
            },
          ]}
        />
      </td>
    </tr>
  );
}
