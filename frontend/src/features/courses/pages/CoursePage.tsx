import { useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { coursePath, giveWorkPath, lessonPath, loginPath, paths } from '../../../app/paths.ts';
import { formatDay, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { goalName } from '../../../shared/books/facetLabels.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import {
  useEnrolMutation,
  useGetCourseQuery,
  useLazyListCourseChaptersQuery,
  useLazyListCourseLessonsQuery,
  useListEnrolmentsQuery,
  type CourseView,
  type EnrolmentView,
} from '../api.ts';
import { CourseArt } from '../components/CourseCards.tsx';
import { Lessons, MarksKey, plainOutline } from '../components/Outline.tsx';
import styles from '../components/Courses.module.css';
import { courseFacts, minutesText } from '../labels.ts';

/** A course: what is in it, and how to begin or go on. */
export default function CoursePage() {
  const { course = '' } = useParams();
  const query = useGetCourseQuery(course);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={640} />}
      failed={t('The course did not load')}
      missing={<NotFoundPage />}
    >
      {(found) =>
        found.slug === course ? <Course course={found} /> : <Navigate replace to={coursePath(found)} />
      }
    </QueryView>
  );
}

function Course({ course }: { course: CourseView }) {
  const { name, intro, description, outcomes, author_name: author } = course;
  usePageTitle(name);
  const user = useSelector(selectUser);
  const learns = user?.permissions?.includes('course.learn') ?? false;
  const [own] = useListEnrolmentsQuery({ course: course.slug }, { skip: !learns }).data?.results ?? [];
  const outline = own?.outline ?? plainOutline(course);
  const good = description.sustainability_details;
  const training = course.audience === 'teacher';
  return (
    <div className={`wrap ${styles['page']}`}>
      <BackLink to={training ? paths.teacherTraining : paths.courses}>
        {training ? t('Teacher training') : t('Courses')}
      </BackLink>
      <div className={styles['hero']}>
        <header className={styles['title']}>
          <div>
            <h1 dir="auto">{name}</h1>
            {intro && <p dir="auto">{intro}</p>}
            {user?.role === 'teacher' && course.audience === 'student' && (
              <p>
                <ButtonLink icon="plus" to={giveWorkPath('course', course.id)}>
                  {t('Give it to a class')}
                </ButtonLink>
              </p>
            )}
            <ul className={`${styles['facts']} num`}>
              {courseFacts(course).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
          <CourseArt art={course.art} />
        </header>
        <EnrolCard course={course} own={own} />
      </div>
      <section className={styles['part']} aria-labelledby="chapters">
        <div className={styles['top']}>
          <h2 id="chapters">{t('Chapters and lessons')}</h2>
          {own && <MarksKey />}
        </div>
        <ol className={styles['chapters']}>
          {outline.map((chapter) => (
            <li key={chapter.id}>
              <div className={styles['chapter']}>
                <span className={`${styles['number']} num`} aria-hidden="true">
                  {formatNumber(chapter.position)}
                </span>
                <h3 dir="auto">{chapter.title}</h3>
                <p className="num">{minutesText(chapter.minutes)}</p>
              </div>
              <Lessons course={course} chapter={chapter} enrolled={Boolean(own)} />
            </li>
          ))}
        </ol>
      </section>
      {description.text && (
        <section className={styles['part']}>
          <h2>{t('About this course')}</h2>
          {description.text.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph} dir="auto">
              {paragraph}
            </p>
          ))}
        </section>
      )}
      {outcomes.length > 0 && (
        <section className={styles['part']}>
          <h2>{t('After this you can')}</h2>
          <ul className={styles['outcomes']}>
            {outcomes.map((outcome) => (
              <li key={outcome} dir="auto">
                {outcome}
              </li>
            ))}
          </ul>
        </section>
      )}
      {(good.text || good.sdg_goals.length > 0) && (
        <section className={styles['good']}>
          <h2>{t('Good for the world')}</h2>
          {good.text && <p dir="auto">{good.text}</p>}
          {good.sdg_goals.length > 0 && (
            <ul className={styles['facts']}>
              {good.sdg_goals.map((goal) => (
                <li key={goal}>{goalName(goal)}</li>
              ))}
            </ul>
          )}
        </section>
      )}
      {author && (
        <p className="num">
          {t('Made by {name}. Version {version}.', { name: author, version: course.version })}
        </p>
      )}
    </div>
  );
}

/** "100% Free Program": Enrol Now for those who are not enrolled, Continue To Course for the others. */
function EnrolCard({ course, own }: { course: CourseView; own: EnrolmentView | undefined }) {
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
  return (
    <section className={styles['enrol']} aria-labelledby="enrol">
      <span className={`${styles['badge']} num`} aria-hidden="true">
        100%
      </span>
      <h2 id="enrol">{t('100% Free Program')}</h2>
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
          {!user ? (
            <ButtonLink tone="main" iconEnd="next" to={loginPath(here)}>
              {t('Enrol Now')}
            </ButtonLink>
          ) : course.enrolment_mode === 'class' ? (
            <p>{t('Teachers enrol their class in this course.')}</p>
          ) : (
            <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
              {course.enrolment_mode === 'code' && (
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
          )}
          <p>{t('Nothing to pay, now or later.')}</p>
        </>
      )}
    </section>
  );
}
