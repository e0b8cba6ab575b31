import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { coursePath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import type { CourseListItem, EnrolmentView } from '../api.ts';
import { courseFacts } from '../labels.ts';
import styles from './Courses.module.css';

/** The drawing of a course. */
export function CourseArt({ art }: { art: string }) {
  return (
    <span className={styles['art']}>
      <Art file="categories" name={art} viewBox="0 0 56 56" />
    </span>
  );
}

function Card({ art, name, to, children }: { art: string; name: string; to: string; children: ReactNode }) {
  return (
    <li className={styles['card']}>
      <CourseArt art={art} />
      <div className={styles['words']}>
        <h3 dir="auto">
          <Link to={to}>{name}</Link>
        </h3>
        {children}
      </div>
    </li>
  );
}

/** Courses as cards. */
export function CourseCards({
  courses,
  enrolments,
}: {
  courses: readonly CourseListItem[];
  enrolments: readonly EnrolmentView[];
}) {
  return (
    <ul className={styles['cards']}>
      {courses.map((course) => {
        const own = enrolments.find((one) => one.course === course.id);
        return (
          <Card key={course.id} art={course.art} name={course.name} to={coursePath(course)}>
            <p className="num">{courseFacts(course).join(', ')}</p>
            <span className={`${styles['chip']} num`}>
              {own?.status === 'completed'
                ? t('Finished')
                : own
                  ? t('{done} of {all} done', { done: own.lessons_done, all: own.lessons_count })
                  : course.is_free
                    ? t('100% Free')
                    : t('For sale')}
            </span>
          </Card>
        );
      })}
    </ul>
  );
}

/** The courses that somebody learns, with how far they are; each leads to the next lesson. */
export function OwnCourseCards({
  enrolments,
  to,
}: {
  enrolments: readonly EnrolmentView[];
  to: (enrolment: EnrolmentView) => string;
}) {
  return (
    <ul className={styles['own']}>
      {enrolments.map((own) => (
        <Card key={own.id} art={own.course_details.art} name={own.course_details.name} to={to(own)}>
          <p className="num">
            {t('{done} of {all, plural, one {# lesson} other {# lessons}} done', {
              done: own.lessons_done,
              all: own.lessons_count,
            })}
          </p>
          <Progress
            label={t('How far {title} is', { title: own.course_details.name })}
            value={own.progress}
          />
          {own.next_lesson && <p dir="auto">{t('Next: {title}', { title: own.next_lesson.title })}</p>}
          {/* The name of the course is the link; this is its drawing. */}
          <span className={styles['go']} aria-hidden="true">
            {t('Continue')} <Icon name="next" />
          </span>
        </Card>
      ))}
    </ul>
  );
}
