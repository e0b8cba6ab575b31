import { Link } from 'react-router-dom';
import { lessonPath } from '../../../app/paths.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { CourseView, EnrolmentView } from '../api.ts';
import { kindName, minutesText } from '../labels.ts';
import styles from './Courses.module.css';

type Outline = NonNullable<EnrolmentView['outline']>;
type State = Outline[number]['lessons'][number]['state'];

const stateName = (state: State): string =>
  ({ done: t('Done'), started: t('Begun'), new: t('Not started'), locked: t('Not yet') })[state];

/** The chapters of a course for somebody who has not enrolled. */
export const plainOutline = ({ chapters }: CourseView): Outline =>
  chapters.map((chapter) => ({
    ...chapter,
    opens_after: null,
    opens_on: null,
    lessons: chapter.lessons.map((lesson) => ({
      ...lesson,
      state: lesson.is_preview ? 'new' : 'locked',
      done_at: null,
    })),
  }));

const MARKS = ['done', 'started', 'new', 'locked'] as const satisfies readonly State[];

function Mark({ state }: { state: State }) {
  return (
    <span className={styles['mark']} data-state={state}>
      {state === 'done' && <Icon name="check" />}
      {state === 'locked' && <Icon name="lock" />}
    </span>
  );
}

/** What the marks of lessons mean. */
export function MarksKey() {
  return (
    <ul className={styles['key']}>
      {MARKS.map((state) => (
        <li key={state}>
          <Mark state={state} />
          {stateName(state)}
        </li>
      ))}
    </ul>
  );
}

/** Why a chapter is closed; empty: it is open. */
export const closedText = ({ opens_after: after, opens_on: on }: Outline[number]): string =>
  after
    ? t('Opens when you finish “{title}”', { title: after })
    : on
      ? t('Opens on {day}', { day: formatDay(on) })
      : '';

/** The lessons of a chapter with their marks. */
export function Lessons({
  course,
  chapter,
  current,
  enrolled,
  to = (lesson) => lessonPath(course, lesson),
}: {
  course: { slug: string; audience: string };
  chapter: Outline[number];
  current?: string | undefined;
  enrolled: boolean;
  /** Path of a lesson; without it, that in the course. */
  to?: (lesson: { chapter_slug: string; slug: string }) => string;
}) {
  return (
    <ul className={styles['lessons']}>
      {chapter.lessons.map((lesson) => {
        const words = (
          <>
            <Mark state={lesson.state} />
            <span>
              <span dir="auto">{lesson.title}</span>
              <small className="num">
                {lesson.state === 'locked' && enrolled && closedText(chapter)
                  ? closedText(chapter)
                  : `${kindName(lesson.kind)}, ${minutesText(lesson.minutes)}`}
              </small>
              {enrolled && <span className="sr">{stateName(lesson.state)}</span>}
            </span>
          </>
        );
        return (
          <li key={lesson.id}>
            {lesson.state === 'locked' ? (
              <span className={styles['lesson']}>{words}</span>
            ) : (
              <Link
                className={styles['lesson']}
                aria-current={lesson.id === current ? 'page' : undefined}
                to={to({ chapter_slug: chapter.slug, slug: lesson.slug })}
              >
                {words}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
