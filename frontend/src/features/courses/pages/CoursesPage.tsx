import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import { coursePath, lessonPath, paths } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { TableSearch } from '../../../ui/table/TableTools.tsx';
import { useListCoursesQuery, useListEnrolmentsQuery } from '../api.ts';
import { CourseCards, OwnCourseCards } from '../components/CourseCards.tsx';
import styles from '../components/Courses.module.css';
import { Invitations } from '../components/Invitations.tsx';

const EACH = 12;

/** The courses of the school and of the platform, or those for teachers; first those that the person learns. */
export default function CoursesPage({ top }: { top?: ReactNode }) {
  const training = useLocation().pathname === paths.teacherTraining;
  const [params] = useSearchParams();
  const user = useSelector(selectUser);
  const search = (params.get('search') ?? '').trim().slice(0, 255);
  const title = training ? t('Teacher training') : t('Courses');
  usePageTitle(title);
  const query = useListCoursesQuery({
    ...(search && { search }),
    ...(training && { audience: 'teacher' as const }),
    // A child is not shown what is made for grown-ups.
    ...(!training && user?.role === 'student' && { audience: 'student' as const }),
    limit: EACH,
    offset: (pageOf(params) - 1) * EACH,
  });
  const learns = user?.permissions?.includes('course.learn') ?? false;
  const enrolments = useListEnrolmentsQuery({ limit: 100 }, { skip: !learns }).data?.results ?? [];
  const own = enrolments.filter(
    ({ status, course_details: { audience } }) =>
      status === 'active' && (audience === 'teacher') === training,
  );
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <h1>{title}</h1>
        <TableSearch label={t('Find a course')} placeholder={t('What would you like to learn?')} />
      </header>
      {!search && top}
      {learns && !search && <Invitations />}
      {own.length > 0 && !search && (
        <section className={styles['part']} aria-labelledby="own-courses">
          <h2 id="own-courses">{t('My courses')}</h2>
          <OwnCourseCards
            enrolments={own}
            to={({ course_details: course, next_lesson: next }) =>
              next ? lessonPath(course, next) : coursePath(course)
            }
          />
        </section>
      )}
      <section className={styles['part']} aria-labelledby="all-courses">
        <h2 id="all-courses">
          {t('All courses')}{' '}
          {query.data && <span className={`${styles['count']} num`}>{formatNumber(query.data.count)}</span>}
        </h2>
        <QueryView
          query={query}
          skeleton={<SkeletonLine height={480} />}
          failed={t('The courses did not load')}
          isEmpty={({ count }) => count === 0}
          noMatch={
            search ? (
              <State
                scene="no-match"
                title={t('No course fits that')}
                actions={
                  <ButtonLink to={training ? paths.teacherTraining : paths.courses}>
                    {t('Show all courses')}
                  </ButtonLink>
                }
              />
            ) : undefined
          }
          empty={<State scene="empty" title={t('There are no courses here yet')} />}
        >
          {({ results, count }) => (
            <>
              <CourseCards courses={results} enrolments={enrolments} />
              {count > EACH && <Pager count={count} size={EACH} />}
            </>
          )}
        </QueryView>
      </section>
    </div>
  );
}
