import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { coursePath, hubPath, lessonPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Checkbox, TextAreaField } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import Activity from '../activities/Activity.tsx';
import { useGetCourseLessonQuery, useSaveLessonProgressMutation, type LessonView } from '../api.ts';
import courseStyles from '../components/Courses.module.css';
import styles from '../components/Lesson.module.css';
import { LessonSections } from '../components/LessonSections.tsx';
import { Lessons } from '../components/Outline.tsx';
import { Quiz } from '../components/Quiz.tsx';
import { minutesText, taskName } from '../labels.ts';

/** A lesson. Whoever is not enrolled, or has not come so far, is told how it opens. */
export default function LessonPage() {
  const { course = '', chapter = '', lesson = '' } = useParams();
  const query = useGetCourseLessonQuery({ course, chapter, lesson });
  if (query.isError) {
    const { status, code, message } = normalizeError(query.error);
    if (status === 403)
      return (
        <div className="wrap">
          <State
            asPage
            scene="gate"
            title={code === 'locked_yet' ? message : t('This lesson is for those who are enrolled')}
            actions={
              <ButtonLink tone="main" to={`/course/${encodeURIComponent(course)}`}>
                {t('To the course')}
              </ButtonLink>
            }
          />
        </div>
      );
  }
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={720} />}
      failed={t('The lesson did not load')}
      missing={<NotFoundPage />}
    >
      {(view) => <Lesson key={view.id} lesson={view} />}
    </QueryView>
  );
}

type Task = LessonView['tasks'][number]['task'];
const ACTIVITIES: readonly LessonView['kind'][] = ['story', 'discussion', 'survey'];
/** Tasks that the learner ticks; the others follow from what they do. */
const BY_HAND: readonly Task[] = ['book', 'open', 'act'];

function Lesson({ lesson }: { lesson: LessonView }) {
  const { course, chapter, enrolment: own, progress, tasks, previous, next } = lesson;
  usePageTitle(lesson.title);
  const place = useLessonPlace(course);
  const dispatch = useDispatch();
  const [save] = useSaveLessonProgressMutation();
  const keep = async (body: Parameters<typeof save>[0]['lessonProgressBody']): Promise<void> => {
    if (!own) return;
    const { error } = await save({ id: own.id, lesson: lesson.id, lessonProgressBody: body });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  const open = (task: Task) => tasks.some((one) => one.task === task && !one.done);
  const done = (task: Task) => void (open(task) && keep({ tasks: [task] }));
  const read = useReadToEnd(Boolean(own) && open('read'), () => done('read'));
  return (
    <div className={`wrap ${styles['page']}`}>
      <nav className={styles['side']} aria-label={course.name}>
        <b dir="auto">{course.name}</b>
        {own && (
          <>
            <Progress label={t('How far {title} is', { title: course.name })} value={own.progress} />
            <p className="num">
              {t('{done} of {all, plural, one {# lesson} other {# lessons}} done', {
                done: own.lessons_done,
                all: own.lessons_count,
              })}
            </p>
            {own.outline?.map((one) => (
              <div key={one.id}>
                <b dir="auto">
                  {one.position}. {one.title}
                </b>
                <Lessons course={course} chapter={one} current={lesson.id} enrolled to={place.lesson} />
              </div>
            ))}
          </>
        )}
      </nav>
      <div className={styles['main']}>
        <BackLink to={place.back}>{place.hub ? t('To the hub') : course.name}</BackLink>
        <h1 dir="auto">{lesson.title}</h1>
        <p className={`${styles['facts']} num`}>
          {t('Part {part}, lesson {lesson}', { part: chapter.position, lesson: lesson.position })},{' '}
          {minutesText(lesson.minutes)}
        </p>
        <LessonSections lesson={lesson} onDone={done} onPosition={(position) => void keep({ position })} />
        {lesson.kind === 'quiz' && <Quiz lesson={lesson} />}
        {ACTIVITIES.includes(lesson.kind) && <Activity lesson={lesson} />}
        {lesson.kind === 'assignment' && <HandIn lesson={lesson} keep={keep} />}
        {lesson.kind === 'act' && lesson.prompt && (
          <section className={styles['box']}>
            <h2>{t('Do it')}</h2>
            <p dir="auto">{lesson.prompt}</p>
          </section>
        )}
        <section ref={read} className={styles['tick']} aria-labelledby="tick">
          <h2 id="tick">{t('To tick this lesson')}</h2>
          {tasks.length === 0 ? (
            <p>{t('This lesson is an extra. It does not count.')}</p>
          ) : (
            <>
              {lesson.any_task && <p>{t('What you see or what you pass is enough.')}</p>}
              <ul className={styles['tasks']}>
                {tasks.map(({ task, done: ready }) => (
                  <li key={task}>
                    {own && !ready && BY_HAND.includes(task) ? (
                      <Checkbox label={taskName(task)} checked={false} onChange={() => done(task)} />
                    ) : (
                      <>
                        <span className={courseStyles['mark']} data-state={ready ? 'done' : 'new'}>
                          {ready && <Icon name="check" />}
                        </span>
                        {taskName(task)}
                        {ready && <span className="sr">{t('Done')}</span>}
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
          {progress?.done && (
            <p role="status">
              <b>{t('This lesson has its tick.')}</b>
            </p>
          )}
          {!own && <p>{t('Enrol in the course to keep your ticks.')}</p>}
        </section>
        {progress && <Notes notes={progress.notes} keep={(notes) => void keep({ notes })} />}
        <nav className={styles['foot']} aria-label={t('Lessons')}>
          {previous ? (
            <ButtonLink icon="before" to={place.lesson(previous)}>
              {t('Before')}
            </ButtonLink>
          ) : (
            <span />
          )}
          {next ? (
            <ButtonLink tone="main" iconEnd="next" to={place.lesson(next)}>
              {t('Next')}
            </ButtonLink>
          ) : (
            <Link to={place.back}>{place.hub ? t('To the hub') : t('To the course')}</Link>
          )}
        </nav>
      </div>
    </div>
  );
}

/** Where the lesson is shown: in its course, or inside a hub, whose links stay in the hub. */
function useLessonPlace(course: LessonView['course']) {
  const { pathname } = useLocation();
  const hub = useSearchParams()[0].get('hub');
  const inHub = pathname.startsWith('/hubs/');
  const query = hub ? `?hub=${encodeURIComponent(hub)}` : '';
  return {
    hub: inHub && hub !== null,
    back: inHub && hub !== null ? hubPath(hub) : coursePath(course),
    lesson: (place: { chapter_slug: string; slug: string }): string =>
      inHub
        ? `/hubs/${[course.slug, place.chapter_slug, place.slug].map(encodeURIComponent).join('/')}${query}`
        : lessonPath(course, place),
  };
}

/** Calls once when the box at the end of the page comes into view. */
function useReadToEnd(watched: boolean, reached: () => void) {
  const end = useRef<HTMLElement>(null);
  const call = useRef(reached);
  useEffect(() => {
    call.current = reached;
  });
  useEffect(() => {
    const element = end.current;
    if (!watched || !element) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [watched]);
  return end;
}

type Keep = (body: { hand_in?: string }) => Promise<void>;

function HandIn({ lesson, keep }: { lesson: LessonView; keep: Keep }) {
  const [text, setText] = useState(lesson.progress?.hand_in ?? '');
  const given = lesson.progress?.hand_in ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) void keep({ hand_in: text.trim() });
  };
  return (
    <form className={styles['box']} onSubmit={submit} noValidate>
      <h2>{t('Hand in')}</h2>
      <p dir="auto">{lesson.prompt}</p>
      {lesson.progress && (
        <>
          <TextAreaField
            label={t('Your text')}
            hint={t('Your teacher reads it.')}
            rows={6}
            maxLength={8000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <p>
            <Button tone="main" type="submit" disabled={text.trim() === '' || text.trim() === given}>
              {given ? t('Hand in again') : t('Hand in')}
            </Button>
          </p>
        </>
      )}
    </form>
  );
}

function Notes({ notes, keep }: { notes: string; keep: (notes: string) => void }) {
  const [text, setText] = useState(notes);
  return (
    <TextAreaField
      label={t('Your notes')}
      hint={t('Only you see them. They are kept when you leave the field.')}
      rows={3}
      maxLength={8000}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => text !== notes && keep(text)}
    />
  );
}
