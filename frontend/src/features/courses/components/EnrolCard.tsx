import { lazy, Suspense, useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import { lessonPath, loginPath } from '../../../app/paths.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import {
  useEnrolMutation,
  useLazyListCourseChaptersQuery,
  useLazyListCourseLessonsQuery,
  type CourseView,
  type EnrolmentView,
} from '../api.ts';
import styles from './Courses.module.css';

// For courses with a price only.
const BuyCourse = lazy(() => import('./BuyCourse.tsx'));

/**
 * "100% Free Program": Enrol Now for those who are not enrolled, Continue To Course for the others. A course with a price is
 * bought before.
 */
export function EnrolCard({ course, own }: { course: CourseView; own: EnrolmentView | undefined }) {
  const user = useSelector(selectUser);
  const here = useLocation().pathname;
  const navigate = useNavigate();
  const { form, errors, settle } = useForm();
  const [code, setCode] = useState('');
  const [enrol, enrolling] = useEnrolMutation();
  const [chapters] = useLazyListCourseChaptersQuery();
  const [lessons] = useLazyListCourseLessonsQuery();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (enrolling.isLoading) return;
    const { error } = await enrol({ course: course.slug, ...(code && { code }) });
    settle(error);
  };
  /** Opens the first chapter and its first lesson. */
  const continueToCourse = async () => {
    const chapter = (await chapters(course.slug)).data?.results[0];
    if (!chapter) return;
    const lesson = (await lessons({ course: course.slug, chapter: chapter.slug })).data?.results[0];
    if (lesson) await navigate(lessonPath(course, { chapter_slug: chapter.slug, slug: lesson.slug }));
  };
  // A course that was bought opens whatever the way to enrol is.
  const mode = course.is_free ? course.enrolment_mode : 'open';
  const way = !user ? (
    <ButtonLink tone="main" iconEnd="next" to={loginPath(here)}>
      {t('Enrol Now')}
    </ButtonLink>
  ) : mode === 'class' ? (
    <p>{t('Teachers enrol their class in this course.')}</p>
  ) : (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      {mode === 'code' && (
        <Field
          label={t('Code of the course')}
          maxLength={20}
          autoCapitalize="characters"
          value={code}
          error={errors['code']}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      <Button tone="main" type="submit" iconEnd="next" disabled={enrolling.isLoading}>
        {t('Enrol Now')}
      </Button>
    </form>
  );
  return (
    <section className={styles['enrol']} aria-labelledby="enrol">
      {course.is_free && (
        <span className={`${styles['badge']} num`} aria-hidden="true">
          100%
        </span>
      )}
      <h2 id="enrol">{course.is_free ? t('100% Free Program') : t('Learn this course')}</h2>
      {own ? (
        <>
          <Progress label={t('How far {title} is', { title: course.name })} value={own.progress} />
          <p className="num" role="status">
            {own.status === 'completed'
              ? t('You have finished this course.')
              : t('{done} of {all, plural, one {# lesson} other {# lessons}} done', {
                  done: own.lessons_done,
                  all: own.lessons_count,
                })}
          </p>
          {own.next_lesson && (
            <p>
              <ButtonLink tone="line" to={lessonPath(course, own.next_lesson)}>
                {t('Next: {title}', { title: own.next_lesson.title })}
              </ButtonLink>
            </p>
          )}
          <Button tone="main" iconEnd="next" onClick={() => void continueToCourse()}>
            {t('Continue To Course')}
          </Button>
          <p className="num">{t('Enrolled on {day}', { day: formatDay(own.enrolled_at) })}</p>
        </>
      ) : (
        <>
          <ul>
            <li>
              <Icon name="check" />
              {t('All films, pages and quizzes')}
            </li>
            <li>
              <Icon name="check" />
              {t('Start when you like')}
            </li>
          </ul>
          {course.is_free ? (
            <>
              {way}
              <p>{t('Nothing to pay, now or later.')}</p>
            </>
          ) : (
            <Suspense fallback={null}>
              <BuyCourse course={course}>{way}</BuyCourse>
            </Suspense>
          )}
        </>
      )}
    </section>
  );
}
