import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import { lessonPath } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useListEnrolmentsQuery } from '../../courses/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import styles from './StudentDashboard.module.css';

/** How many lessons are left to the certificate of the course in which a child is furthest; nothing without a course. */
export function NextCertificate() {
  const learns = useSelector(selectUser)?.permissions?.includes('course.learn') ?? false;
  const { data } = useListEnrolmentsQuery({ limit: 100 }, { skip: !learns });
  const [nearest] = (data?.results ?? [])
    .filter(({ status, next_lesson: next }) => status === 'active' && next !== null)
    .sort((a, b) => b.progress - a.progress);
  if (!nearest?.next_lesson) return null;
  const { course_details: course, next_lesson: next, lessons_done: done, lessons_count: all } = nearest;
  const left = all - done;
  return (
    <section className={styles['tile']} data-tone="plain">
      <h2>{t('Next certificate')}</h2>
      <p className={`num ${styles['big']}`}>{formatNumber(left)}</p>
      <p>
        {t('{count, plural, one {more lesson} other {more lessons}} to “{course}”.', {
          count: left,
          course: course.name,
        })}
      </p>
      <Progress label={course.name} value={nearest.progress} className={styles['toCertificate']} />
      <p className="soft num">
        {t('{done} of {all, plural, one {# lesson} other {# lessons}} done', { done, all })}
      </p>
      <p>
        <TextLink iconEnd="next" to={lessonPath(course, next)}>
          <bdi>{next.title}</bdi>
        </TextLink>
      </p>
    </section>
  );
}
