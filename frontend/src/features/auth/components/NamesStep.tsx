import { LIMITS } from '@bookgrove/contract';
import { useState } from 'react';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useDebounced } from '../../../shared/useDebounced.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { STUDENTS_PER_PAGE, studentsOf, useListStudentsInClassQuery, type RosterStudent } from '../api.ts';
import styles from './NamesStep.module.css';

/** First name and initial, as the roster provides them. */
export const rosterName = ({
  first_name,
  last_name,
}: Pick<RosterStudent, 'first_name' | 'last_name'>): string => {
  const last = last_name.length === 1 ? `${last_name}.` : last_name;
  return `${first_name} ${last}`.trim();
};

/** A student chooses their name from the class list: pictures and first names, twenty at a time. */
export function NamesStep({ code, onChosen }: { code: string; onChosen: (student: RosterStudent) => void }) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDebounced(typed.trim(), LIMITS.studentSearchDebounce);
  const query = useListStudentsInClassQuery(studentsOf(code, search, page));
  const group = query.data?.results.class;
  return (
    <>
      <div className={styles['head']}>
        <div>
          <h1>{t('Find your name')}</h1>
          <p className={styles['class']}>
            <span className={styles['code']}>{group?.code ?? code}</span>
            {group &&
              (search
                ? group.name
                : t('{name}, {count, plural, one {# student} other {# students}}', {
                    name: group.name,
                    count: query.data?.count ?? 0,
                  }))}
          </p>
        </div>
        <Field
          label={t('Search your first name')}
          icon="search"
          type="search"
          autoComplete="off"
          placeholder={t('Start typing')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setPage(1);
          }}
        />
      </div>
      <QueryView
        query={query}
        skeleton={<RosterSkeleton />}
        failed={t('The class did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={
          search ? (
            <State scene="no-match" title={t('Nobody here is called “{search}”', { search })}>
              <p>{t('Try the first letters of your first name.')}</p>
            </State>
          ) : undefined
        }
        empty={<State scene="empty" title={t('This class has no students yet')} />}
      >
        {({ results: { students }, count }) => (
          <>
            <ul className={styles['roster']}>
              {students.map((student) => (
                <li key={student.id}>
                  <button type="button" onClick={() => onChosen(student)}>
                    <Avatar person={student} size={76} />
                    {rosterName(student)}
                  </button>
                </li>
              ))}
            </ul>
            <RosterPager page={page} count={count} onPage={setPage} />
          </>
        )}
      </QueryView>
    </>
  );
}

function RosterPager({
  page,
  count,
  onPage,
}: {
  page: number;
  count: number;
  onPage: (page: number) => void;
}) {
  const last = Math.ceil(count / STUDENTS_PER_PAGE);
  if (last <= 1) return null;
  return (
    <nav className={styles['pager']} aria-label={t('Pages')}>
      <Button icon="before" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('Before')}
      </Button>
      <span className="num" role="status">
        {t('{from} to {to} of {count}', {
          from: formatNumber((page - 1) * STUDENTS_PER_PAGE + 1),
          to: formatNumber(Math.min(count, page * STUDENTS_PER_PAGE)),
          count: formatNumber(count),
        })}
      </span>
      <Button iconEnd="next" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {t('Next')}
      </Button>
    </nav>
  );
}

function RosterSkeleton() {
  return (
    <ul className={styles['roster']} aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => (
        <li key={index} className={styles['waiting']}>
          <SkeletonLine height={76} width={40} />
        </li>
      ))}
    </ul>
  );
}
