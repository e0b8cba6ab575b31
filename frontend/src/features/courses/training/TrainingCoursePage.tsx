import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import { certificatePath, lessonPath, paths } from '../../../app/paths.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useListEnrolmentsQuery, type CourseView, type EnrolmentView } from '../api.ts';
import { CourseArt } from '../components/CourseCards.tsx';
import courseStyles from '../components/Courses.module.css';
import { EnrolCard } from '../components/EnrolCard.tsx';
import { closedText, plainOutline } from '../components/Outline.tsx';
import { kindName } from '../labels.ts';
import { mayMakeCourses } from '../mayMakeCourses.ts';
import { CourseGate } from '../pages/CoursePage.tsx';
import { useGetOwnTrainingQuery } from './api.ts';
import { hoursNumber, hoursText } from './hours.ts';
import { HoursRing } from './HoursRing.tsx';
import { cohortDays, OwnCohort, TrainingCards } from './OwnTraining.tsx';
import styles from './Training.module.css';

/** A course for teachers: the programme with its hours, the own hours and the own cohort. */
export default function TrainingCoursePage() {
  return <CourseGate>{(course) => <TrainingCourse course={course} />}</CourseGate>;
}

function TrainingCourse({ course }: { course: CourseView }) {
  usePageTitle(course.name);
  const user = useSelector(selectUser);
  const staff = mayMakeCourses(user);
  const [own] = useListEnrolmentsQuery({ course: course.slug }, { skip: !staff }).data?.results ?? [];
  const { data: training } = useGetOwnTrainingQuery(undefined, { skip: !staff });
  const cohort = training?.cohorts.find((one) => one.own && one.course.id === course.id);
  return (
    <div className={`wrap ${courseStyles['page']}`}>
      <BackLink to={paths.teacherTraining}>{t('Teacher training')}</BackLink>
      <div className={courseStyles['hero']}>
        <header className={styles['title']}>
          <div>
            <h1 dir="auto">{course.name}</h1>
            {course.intro && <p dir="auto">{course.intro}</p>}
            <ul className={`${courseStyles['facts']} num`}>
              <li>{hoursText(course.minutes)}</li>
              <li>{course.is_free ? t('Free') : t('For sale')}</li>
              {cohort && <li>{cohortDays(cohort)}</li>}
            </ul>
          </div>
          <CourseArt art={course.art} />
        </header>
        {own ? <Hours course={course} own={own} /> : <EnrolCard course={course} own={own} />}
      </div>
      <Programme course={course} own={own} />
      {staff && <OwnCohort course={course.id} />}
      {course.description.text && (
        <section className={courseStyles['part']}>
          <h2>{t('About this course')}</h2>
          {course.description.text.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph} dir="auto">
              {paragraph}
            </p>
          ))}
        </section>
      )}
      {staff && <TrainingCards />}
    </div>
  );
}

/** The own hours, and the way on. */
function Hours({ course, own }: { course: CourseView; own: EnrolmentView }) {
  const entry = useGetOwnTrainingQuery().data?.log.find((one) => one.course.id === course.id);
  return (
    <section className={styles['hours']} aria-labelledby="hours">
      <h2 id="hours">{t('My hours')}</h2>
      <HoursRing minutes={entry?.minutes ?? 0} all={entry?.minutes_all ?? course.minutes} />
      {own.next_lesson ? (
        <>
          <p>
            {t('Next: {title}', { title: own.next_lesson.title })}, {hoursText(own.next_lesson.minutes)}
          </p>
          <ButtonLink tone="main" iconEnd="next" to={lessonPath(course, own.next_lesson)}>
            {t('Continue To Course')}
          </ButtonLink>
        </>
      ) : (
        <p>{t('You have finished this course.')}</p>
      )}
      {entry?.certificate && (
        <ButtonLink to={certificatePath(entry.certificate)}>{t('Certificate of hours')}</ButtonLink>
      )}
    </section>
  );
}

/** The lessons, one a row. */
function Programme({ course, own }: { course: CourseView; own: EnrolmentView | undefined }) {
  const outline = own?.outline ?? plainOutline(course);
  const rows = outline.flatMap((chapter) => chapter.lessons.map((lesson) => ({ chapter, lesson })));
  return (
    <section className={styles['part']} aria-labelledby="programme">
      <h2 id="programme">{t('The programme')}</h2>
      <ol className={styles['programme']}>
        {rows.map(({ chapter, lesson }) => {
          const place = { chapter_slug: chapter.slug, slug: lesson.slug };
          const next = own?.next_lesson?.id === lesson.id;
          return (
            <li key={lesson.id} data-next={next || undefined}>
              <span className={courseStyles['mark']} data-state={lesson.state}>
                {lesson.state === 'done' && <Icon name="check" />}
                {lesson.state === 'locked' && <Icon name="lock" />}
              </span>
              <div>
                {lesson.state === 'locked' ? (
                  <b dir="auto">{lesson.title}</b>
                ) : (
                  <Link to={lessonPath(course, place)} dir="auto">
                    <b>{lesson.title}</b>
                  </Link>
                )}
                <span>{kindName(lesson.kind)}</span>
              </div>
              <b className="num">{t('{hours} h', { hours: hoursNumber(lesson.minutes) })}</b>
              <span className={`${styles['when']} num`}>
                {lesson.done_at
                  ? t('Done {day}', { day: formatDay(lesson.done_at) })
                  : lesson.state === 'locked' && own
                    ? closedText(chapter)
                    : ''}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
