import { useEffect, useState } from 'react';
import type { CourseDraftBody, CourseDraftView } from '@bookgrove/api-client';
import { COURSE_ART } from '@bookgrove/contract';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { coursePath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { goalName } from '../../../shared/books/facetLabels.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink, IconButton } from '../../../ui/Button.tsx';
import { Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { FormGrid, FormSet, Whole } from '../../../ui/Form.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import {
  useGetCourseDraftQuery,
  useMoveCourseMutation,
  usePreviewLessonQuery,
  usePublishCourseMutation,
  useSaveCourseMutation,
} from '../api.ts';
import { LessonSections } from '../components/LessonSections.tsx';
import { Quiz } from '../components/Quiz.tsx';
import { artName, kindName, taskName } from '../labels.ts';
import styles from './Editor.module.css';
import { Learners } from './Learners.tsx';
import { LessonEditor } from './LessonEditor.tsx';
import { bodyOf, copyLesson, moved, moveLesson, newChapter, newLesson, type Chapter } from './model.ts';

/** Changes a course: outline, lessons, preview, publishing. Everything is stored while the author works. */
export default function CourseEditorPage() {
  const { courseId = '' } = useParams();
  const query = useGetCourseDraftQuery(courseId);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={640} />}
      failed={t('The course did not load')}
      missing={<NotFoundPage />}
    >
      {(draft) => <Editor key={draft.id} draft={draft} />}
    </QueryView>
  );
}

/** Time after the last change until it is stored. */
const PAUSE_MS = 1_200;

function Editor({ draft }: { draft: CourseDraftView }) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const [body, setBody] = useState<CourseDraftBody>(() => bodyOf(draft));
  const [dirty, setDirty] = useState(false);
  const [chosen, setChosen] = useState(draft.chapters[0]?.lessons[0]?.id ?? '');
  const [previewing, setPreviewing] = useState(false);
  const [saved, setSaved] = useState(0);
  const [store, storing] = useSaveCourseMutation();
  const [publish, publishing] = usePublishCourseMutation();
  const [move] = useMoveCourseMutation();
  usePageTitle(body.name);
  const set = (part: Partial<CourseDraftBody>) => {
    setBody((old) => ({ ...old, ...part }));
    setDirty(true);
  };
  const { chapters } = body;
  const setChapters = (next: Chapter[]) => set({ chapters: next });
  const fail = (error: Parameters<typeof normalizeError>[0]) => {
    const { message, fields } = normalizeError(error);
    dispatch(showToast('bad', Object.values(fields)[0] ?? message));
  };
  /** Resolves with whether everything is stored. */
  const save = async (): Promise<boolean> => {
    if (!dirty) return true;
    setDirty(false);
    const { data, error } = await store({ id: draft.id, courseDraftBody: body });
    if (error) {
      fail(error);
      return false;
    }
    setBody((old) => ({ ...old, revision: data.revision }));
    setSaved((count) => count + 1);
    return true;
  };
  useEffect(() => {
    if (!dirty || storing.isLoading) return;
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  const lesson = chapters.flatMap(({ lessons }) => lessons).find(({ id }) => id === chosen);
  const act = async (work: () => Promise<{ error?: Parameters<typeof normalizeError>[0] }>, done: string) => {
    if (!(await save())) return;
    const { error } = await work();
    if (error) fail(error);
    else dispatch(showToast('ok', done));
  };
  return (
    <>
      <WorkHead
        title={body.name || t('Course')}
        lead={
          <span role="status">
            {dirty || storing.isLoading ? (
              <Status kind="wait" label={t('Not stored yet')} />
            ) : (
              <Status kind="ok" label={t('Stored')} />
            )}
          </span>
        }
        back={{ to: paths.courseDesk, label: t('Make courses') }}
      >
        {draft.status === 'published' && <ButtonLink to={coursePath(draft)}>{t('See the page')}</ButtonLink>}
        <Button
          icon="eye"
          aria-pressed={previewing}
          disabled={!lesson}
          onClick={() => void save().then(() => setPreviewing(!previewing))}
        >
          {t('See as a student')}
        </Button>
        <Button
          tone="main"
          disabled={publishing.isLoading}
          onClick={() => void act(() => publish(draft.id), t('Published'))}
        >
          {t('Publish version {version}', { version: draft.published_version + 1 })}
        </Button>
      </WorkHead>
      {draft.learners > 0 && draft.changes > 0 && (
        <div className={styles['notice']}>
          <b>
            {t('{count, plural, one {# student is} other {# students are}} inside version {version}', {
              count: draft.learners,
              version: draft.published_version,
            })}
          </b>
          <p>
            {t(
              'They finish what they started. Your {count, plural, one {change goes} other {# changes go}} to everyone who starts after you publish.',
              {
                count: draft.changes,
              },
            )}
          </p>
        </div>
      )}
      {draft.problems.length > 0 && (
        <div className={styles['notice']}>
          <b>{t('Before it is published')}</b>
          <ul>
            {draft.problems.map(({ lesson_id: id, message }, index) => (
              <li key={index}>
                {id && chapters.flatMap(({ lessons }) => lessons).find((one) => one.id === id)?.title}{' '}
                {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles['editor']}>
        <Outline
          {...{ chapters, setChapters, chosen, choose: setChosen }}
          sequence={body.sequence}
          setSequence={(sequence) => set({ sequence })}
        />
        {previewing && lesson ? (
          <Preview course={draft.id} lesson={lesson.id} key={`${lesson.id} ${saved}`} />
        ) : (
          lesson && (
            <LessonEditor
              key={lesson.id}
              lesson={lesson}
              chapters={chapters}
              change={(next) =>
                setChapters(
                  chapters.map((chapter) => ({
                    ...chapter,
                    lessons: chapter.lessons.map((one) => (one.id === next.id ? next : one)),
                  })),
                )
              }
            />
          )
        )}
      </div>
      <Settings body={body} set={set} />
      {draft.status === 'published' && <Learners course={draft.slug} classes={user?.role === 'teacher'} />}
      {draft.status !== 'draft' && (
        <p>
          <Button
            onClick={() =>
              void act(
                () =>
                  move({
                    id: draft.id,
                    courseMoveBody: { move: draft.status === 'archived' ? 'restore' : 'archive' },
                  }),
                t('Saved'),
              )
            }
          >
            {draft.status === 'archived' ? t('Put it back into the lists') : t('Take it out of the lists')}
          </Button>
        </p>
      )}
    </>
  );
}

function Outline({
  chapters,
  setChapters,
  chosen,
  choose,
  sequence,
  setSequence,
}: {
  chapters: Chapter[];
  setChapters: (chapters: Chapter[]) => void;
  chosen: string;
  choose: (id: string) => void;
  sequence: CourseDraftBody['sequence'];
  setSequence: (sequence: CourseDraftBody['sequence']) => void;
}) {
  const [dragged, setDragged] = useState('');
  const [over, setOver] = useState('');
  const change = (id: string, part: Partial<Chapter>) =>
    setChapters(chapters.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (chapter: string, index: number) => {
    if (dragged) setChapters(moveLesson(chapters, dragged, chapter, index));
    setDragged('');
    setOver('');
  };
  const add = (chapter: Chapter) => {
    const lesson = newLesson();
    change(chapter.id, { lessons: [...chapter.lessons, lesson] });
    choose(lesson.id);
  };
  return (
    <section className={styles['outline']} aria-labelledby="outline">
      <h2 id="outline">{t('Outline')}</h2>
      <SelectField
        label={t('Order')}
        value={sequence}
        onChange={({ target }) => setSequence(target.value as typeof sequence)}
      >
        <option value="free">{t('Free')}</option>
        <option value="ordered">{t('Part by part')}</option>
      </SelectField>
      {chapters.map((chapter, at) => (
        <div
          key={chapter.id}
          className={styles['chapter']}
          onDragOver={(event) => event.preventDefault()}
          onDrop={() => drop(chapter.id, chapter.lessons.length)}
        >
          <Field
            label={t('Part {number}', { number: at + 1 })}
            maxLength={200}
            value={chapter.title}
            onChange={({ target }) => change(chapter.id, { title: target.value })}
          />
          <ul className={styles['lessons']}>
            {chapter.lessons.map((lesson, index) => {
              const title = lesson.title || t('Without a name');
              return (
                <li
                  key={lesson.id}
                  draggable
                  data-over={over === lesson.id || undefined}
                  onDragStart={() => setDragged(lesson.id)}
                  onDragOver={(event) => {
                    event.preventDefault();
                    setOver(lesson.id);
                  }}
                  onDragEnd={() => setOver('')}
                  onDrop={(event) => {
                    event.stopPropagation();
                    drop(chapter.id, index);
                  }}
                >
                  <button
                    type="button"
                    className={styles['name']}
                    aria-pressed={lesson.id === chosen}
                    onClick={() => choose(lesson.id)}
                  >
                    <span dir="auto">{title}</span>
                    <small>{kindName(lesson.kind)}</small>
                  </button>
                  <SelectField
                    label={t('What to do with “{title}”', { title })}
                    labelHidden
                    value=""
                    onChange={({ target: { value } }) => {
                      if (value === 'up' && index > 0)
                        change(chapter.id, { lessons: moved(chapter.lessons, index, index - 1) });
                      else if (value === 'down')
                        change(chapter.id, { lessons: moved(chapter.lessons, index, index + 1) });
                      else if (value === 'copy')
                        change(chapter.id, { lessons: [...chapter.lessons, copyLesson(lesson)] });
                      else if (value === 'out')
                        change(chapter.id, { lessons: chapter.lessons.filter(({ id }) => id !== lesson.id) });
                      else {
                        const to = chapters.find(({ id }) => id === value);
                        if (to) setChapters(moveLesson(chapters, lesson.id, to.id, to.lessons.length));
                      }
                    }}
                  >
                    <option value="">…</option>
                    <option value="up">{t('Move up')}</option>
                    <option value="down">{t('Move down')}</option>
                    <option value="copy">{t('Copy')}</option>
                    {chapters
                      .filter(({ id }) => id !== chapter.id)
                      .map(({ id, title: part }) => (
                        <option key={id} value={id}>
                          {t('Move to “{part}”', { part: part || t('Without a name') })}
                        </option>
                      ))}
                    <option value="out">{t('Take out')}</option>
                  </SelectField>
                </li>
              );
            })}
          </ul>
          <div>
            <Button icon="plus" size="sm" onClick={() => add(chapter)}>
              {t('Add a lesson')}
            </Button>
            <span>
              <IconButton
                icon="up"
                label={t('Move part {number} up', { number: at + 1 })}
                disabled={at === 0}
                onClick={() => setChapters(moved(chapters, at, at - 1))}
              />
              <IconButton
                icon="trash"
                label={t('Take out part {number}', { number: at + 1 })}
                onClick={() => setChapters(chapters.filter(({ id }) => id !== chapter.id))}
              />
            </span>
          </div>
        </div>
      ))}
      <Button
        icon="plus"
        onClick={() => {
          const chapter = newChapter();
          setChapters([...chapters, chapter]);
          choose(chapter.lessons[0]!.id);
        }}
      >
        {t('Part')}
      </Button>
    </section>
  );
}

function Preview({ course, lesson }: { course: string; lesson: string }) {
  const query = usePreviewLessonQuery({ id: course, lesson });
  return (
    <section className={styles['preview']} aria-label={t('Preview')}>
      <QueryView query={query} skeleton={<SkeletonLine height={320} />} failed={t('The lesson did not load')}>
        {(view) => (
          <>
            <h2 dir="auto">{view.title}</h2>
            <LessonSections lesson={view} />
            {view.prompt && <p dir="auto">{view.prompt}</p>}
            {view.kind === 'quiz' && <Quiz lesson={view} />}
            <h3>{t('To tick this lesson')}</h3>
            <ul>
              {view.tasks.map(({ task }) => (
                <li key={task}>{taskName(task)}</li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
    </section>
  );
}

function Settings({ body, set }: { body: CourseDraftBody; set: (part: Partial<CourseDraftBody>) => void }) {
  const age = (text: string) => (text === '' ? null : Math.min(120, Math.max(0, Number(text) || 0)));
  return (
    <FormSet title={t('Settings')}>
      <FormGrid>
        <Field
          label={t('Name of the course')}
          maxLength={200}
          value={body.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <SelectField
          label={t('For')}
          value={body.audience}
          onChange={({ target }) => set({ audience: target.value as CourseDraftBody['audience'] })}
        >
          <option value="student">{t('Students')}</option>
          <option value="teacher">{t('Teachers')}</option>
          <option value="parent">{t('Parents')}</option>
        </SelectField>
        <Field
          label={t('From age')}
          type="number"
          min={0}
          max={120}
          value={body.age_from ?? ''}
          onChange={({ target }) => set({ age_from: age(target.value) })}
        />
        <Field
          label={t('To age')}
          type="number"
          min={0}
          max={120}
          value={body.age_to ?? ''}
          onChange={({ target }) => set({ age_to: age(target.value) })}
        />
        <SelectField
          label={t('Who enrols')}
          value={body.enrolment_mode}
          onChange={({ target }) =>
            set({ enrolment_mode: target.value as CourseDraftBody['enrolment_mode'] })
          }
        >
          <option value="open">{t('Everybody')}</option>
          <option value="code">{t('Who has the code')}</option>
          <option value="class">{t('Teachers, their class')}</option>
        </SelectField>
        {body.enrolment_mode === 'code' && (
          <Field
            label={t('Code')}
            hint={t('At least 6 letters or digits.')}
            maxLength={20}
            value={body.code}
            onChange={({ target }) => set({ code: target.value })}
          />
        )}
        <SelectField
          label={t('Picture')}
          value={body.art}
          onChange={({ target }) => set({ art: target.value as CourseDraftBody['art'] })}
        >
          {COURSE_ART.map((art) => (
            <option key={art} value={art}>
              {artName(art)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('Goal')}
          value={String(body.goals[0] ?? '')}
          onChange={({ target }) => set({ goals: target.value ? [Number(target.value)] : [] })}
        >
          <option value="">{t('None')}</option>
          {Array.from({ length: 17 }, (_, index) => index + 1).map((goal) => (
            <option key={goal} value={goal}>
              {goalName(goal)}
            </option>
          ))}
        </SelectField>
        <Whole>
          <Field
            label={t('The course in one sentence')}
            maxLength={255}
            value={body.intro}
            onChange={({ target }) => set({ intro: target.value })}
          />
        </Whole>
        <Whole>
          <TextAreaField
            label={t('About this course')}
            rows={4}
            maxLength={8000}
            value={body.text}
            onChange={({ target }) => set({ text: target.value })}
          />
        </Whole>
        <Whole>
          <TextAreaField
            label={t('After this you can')}
            hint={t('One a line, at most eight.')}
            rows={4}
            maxLength={1600}
            value={body.outcomes.join('\n')}
            onChange={({ target }) => set({ outcomes: target.value.split('\n').slice(0, 8) })}
          />
        </Whole>
        <Whole>
          <TextAreaField
            label={t('Good for the world')}
            rows={3}
            maxLength={4000}
            value={body.sustainability}
            onChange={({ target }) => set({ sustainability: target.value })}
          />
        </Whole>
      </FormGrid>
    </FormSet>
  );
}
