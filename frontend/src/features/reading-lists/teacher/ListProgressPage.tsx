import { useDispatch } from 'react-redux';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { bookPath, listPath, paths, posterPath, readingLogPath } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { saveCsv } from '../../../shared/csv.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { withParams } from '../../../ui/table/params.ts';
import { SortableHead, TableSkeleton } from '../../../ui/table/Table.tsx';
import { personName, WorkHead } from '../../../ui/WorkHead.tsx';
import { listsApi, type ListFollowing, type ReadingListView } from '../api.ts';
import { dueText, formatDay } from '../labels.ts';
import { audienceText } from './audience.ts';
import { followingOf, ordered, SHOWN, stateOf, type Shown } from './following.ts';
import styles from './ListEditor.module.css';

/** The progress of each member of the class in a list. */
export default function ListProgressPage() {
  const { listId = '' } = useParams();
  const list = listsApi.useGetReadingListQuery(listId);
  return (
    <QueryView
      query={list}
      skeleton={<TableSkeleton />}
      failed={t('The reading list did not load')}
      missing={<MissingList />}
    >
      {(found) => <Follow list={found} />}
    </QueryView>
  );
}

export const MissingList = () => (
  <State
    scene="no-match"
    asPage
    title={t('This reading list is not here')}
    actions={<ButtonLink to={paths.readingLists}>{t('All reading lists')}</ButtonLink>}
  />
);

function Follow({ list }: { list: ReadingListView }) {
  const query = listsApi.useFollowReadingListQuery(list.id, { skip: !list.may_follow });
  return (
    <>
      <WorkHead
        title={list.title}
        back={{ to: paths.readingLists, label: t('Reading lists') }}
        lead={[audienceText(list), dueText(list.due_on)].filter(Boolean).join(' · ')}
      >
        <ButtonLink icon="eye" to={listPath(list.id)}>
          {t('As children see it')}
        </ButtonLink>
        <ButtonLink icon="print" to={posterPath(list.id)}>
          {t('Poster')}
        </ButtonLink>
        <ButtonLink tone="main" icon="edit" to={`${paths.readingLists}/${list.id}/edit`}>
          {t('Change the list')}
        </ButtonLink>
      </WorkHead>
      {list.may_follow ? (
        <QueryView
          query={query}
          skeleton={<TableSkeleton />}
          failed={t('The reading of the class did not load')}
          isEmpty={({ books, students }) => books.length === 0 || students.length === 0}
          empty={<State scene="empty" title={t('There is nobody to read it, or nothing to read, yet')} />}
        >
          {(following) => <Grid following={following} list={list} />}
        </QueryView>
      ) : (
        <p className={styles['note']}>
          {t('Who read what is shown once the list is for a class or a group of yours.')}
        </p>
      )}
    </>
  );
}

function Grid({
  following: { books, students },
  list: { id, title },
}: {
  following: ListFollowing;
  list: ReadingListView;
}) {
  const [params] = useSearchParams();
  const { shown, ordering } = followingOf(params);
  const rows = ordered(students, shown, ordering);
  const names: Record<Shown, string> = { none: t('Not begun'), begun: t('Begun'), all: t('Read everything') };
  const save = () =>
    saveCsv(`${title.slice(0, 60)}.csv`, [
      [t('First name'), t('Last name'), t('Read'), ...books.map((book) => book.title)],
      ...rows.map((student) => [
        student.first_name,
        student.last_name,
        String(student.finished),
        ...student.progress.map((percentage) => (percentage === null ? '' : `${percentage} %`)),
      ]),
    ]);
  const all = students.filter(({ finished }) => finished === books.length).length;
  const none = students.filter(({ progress }) => progress.every((percentage) => percentage === null)).length;
  return (
    <>
      <p className={`num ${styles['sum']}`}>
        {t(
          '{all} of {count, plural, one {# student} other {# students}} read everything, {none} have not begun.',
          {
            all: formatNumber(all),
            count: students.length,
            none: formatNumber(none),
          },
        )}
      </p>
      <div className={styles['bar']}>
        <Chips label={t('Shown students')}>
          <Chip to={withParams(params, { show: '' })} label={t('All')} selected={!shown} />
          {SHOWN.map((one) => (
            <Chip
              key={one}
              to={withParams(params, { show: one })}
              label={`${names[one]} · ${formatNumber(students.filter((student) => stateOf(student) === one).length)}`}
              selected={one === shown}
            />
          ))}
        </Chips>
        <Remind id={id} students={rows.filter(({ finished }) => finished < books.length)} />
        <Button icon="download" onClick={save}>
          {t('Export')}
        </Button>
      </div>
      <div className={styles['grid']} tabIndex={0} role="region" aria-label={t('Who read what')}>
        <table className="num">
          <caption className="sr">{title}</caption>
          <thead>
            <tr>
              <SortableHead name="name" label={t('Student')} ordering={ordering} />
              <SortableHead name="finished" label={t('Read')} ordering={ordering} />
              {books.map((book) => (
                <th scope="col" key={book.id}>
                  <Link to={bookPath(book.slug)}>
                    <bdi>{book.title}</bdi>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((student) => (
              <tr key={student.id}>
                <th scope="row">
                  <Link to={readingLogPath(student.id)} dir="auto">
                    {personName(student)}
                  </Link>
                  {student.reminded_on && (
                    <small>{t('Reminded: {day}', { day: formatDay(student.reminded_on) })}</small>
                  )}
                </th>
                <td>{t('{finished} of {count}', { finished: student.finished, count: books.length })}</td>
                {student.progress.map((percentage, at) => (
                  <td key={books[at]!.id}>
                    <Progress percentage={percentage} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Reminds the shown students who have not read everything; each of them at most once a day. */
function Remind({ id, students }: { id: string; students: ListFollowing['students'] }) {
  const dispatch = useDispatch();
  const [remind, { isLoading }] = listsApi.useRemindOfReadingListMutation();
  if (students.length === 0) return null;
  const send = async () => {
    const { data, error } = await remind({
      id,
      remindOfListBody: { student_ids: students.map((student) => student.id) },
    });
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast(
            'ok',
            t(
              '{count, plural, =0 {All of them were reminded today already.} one {# student was reminded.} other {# students were reminded.}}',
              { count: data.reminded.length },
            ),
          ),
    );
  };
  return (
    <Button
      icon="mail"
      disabled={isLoading}
      title={t(
        'They find it in Today; children and guardians who may see the reading get an e-mail where they have an address.',
      )}
      onClick={() => void send()}
    >
      {t('Remind {count, plural, one {# student} other {# students}}', { count: students.length })}
    </Button>
  );
}

function Progress({ percentage }: { percentage: number | null }) {
  if (percentage === null)
    return (
      <span className={styles['dot']} data-state="none">
        –<span className="sr">{t('Not begun')}</span>
      </span>
    );
  return percentage >= 100 ? (
    <span className={styles['dot']} data-state="done">
      <Icon name="check" />
      <span className="sr">{t('Read')}</span>
    </span>
  ) : (
    <span className={styles['dot']} data-state="begun">
      {t('{percentage} %', { percentage })}
    </span>
  );
}
