import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { useListCoursesQuery, useListEnrolmentsQuery } from '../api.ts';
import { CourseCards } from './CourseCards.tsx';
import styles from './Courses.module.css';

const SOME = 4;

/** Some courses for students, with how far the person is; nothing without any. */
export function CoursesRow() {
  const learns = useSelector(selectUser)?.permissions?.includes('course.learn') ?? false;
  const { data } = useListCoursesQuery({ audience: 'student', limit: SOME });
  const enrolments = useListEnrolmentsQuery({ limit: 100 }, { skip: !learns }).data?.results ?? [];
  if (!data || data.count === 0) return null;
  return (
    <section className={styles['page']} aria-labelledby="some-courses">
      <h2 id="some-courses">{t('Courses')}</h2>
      <CourseCards courses={data.results} enrolments={enrolments} />
      <p>
        <ButtonLink to={paths.courses}>{t('Show all courses')}</ButtonLink>
      </p>
    </section>
  );
}
