import type { ReactNode } from 'react';
import { firstCourseSlug, LANGUAGE_NAMES, LANGUAGES } from '@bookgrove/contract';
import { useSelector } from 'react-redux';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { coursePath, giveWorkPath, paths } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { goalName } from '../../../shared/books/facetLabels.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { useGetCourseQuery, useListEnrolmentsQuery, type CourseView } from '../api.ts';
import { CourseArt } from '../components/CourseCards.tsx';
import { EnrolCard } from '../components/EnrolCard.tsx';
import { Lessons, MarksKey, plainOutline } from '../components/Outline.tsx';
import styles from '../components/Courses.module.css';
import { courseFacts, minutesText } from '../labels.ts';

/** A course: what is in it, and how to begin or go on. */
export default function CoursePage() {
  return <CourseGate>{(course) => <Course course={course} />}</CourseGate>;
}

/** Loads the course of the address; one with another audience has another address. */
export function CourseGate({ children }: { children: (course: CourseView) => ReactNode }) {
  const { course = '' } = useParams();
  const { pathname } = useLocation();
  const query = useGetCourseQuery(course);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={640} />}
      failed={t('The course did not load')}
      missing={<NotFoundPage />}
    >
      {(found) =>
        pathname === coursePath(found) ? children(found) : <Navigate replace to={coursePath(found)} />
      }
    </QueryView>
  );
}

const isFirstCourse = (slug: string): boolean => LANGUAGES.some((one) => firstCourseSlug(one) === slug);

/** The first course exists in every language of the app. */
function OtherLanguages({ course }: { course: CourseView }) {
  return (
    <ul className={styles['languages']} aria-label={t('In other languages')}>
      {LANGUAGES.filter((one) => one !== course.language).map((one) => (
        <li key={one}>
          <Link to={coursePath({ ...course, slug: firstCourseSlug(one) })} lang={one} hrefLang={one}>
            {LANGUAGE_NAMES[one]}
          </Link>
        </li>
      ))}
    </ul>
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
  return (
    <div className={`wrap ${styles['page']}`}>
      <BackLink to={paths.courses}>{t('Courses')}</BackLink>
      <div className={styles['hero']}>
        <header className={styles['title']}>
          <div>
            <h1 dir="auto">{name}</h1>
            {intro && <p dir="auto">{intro}</p>}
            {isFirstCourse(course.slug) && <OtherLanguages course={course} />}
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
