import { useEffect, useState } from 'react';
import type { CourseDraftBody, CourseDraftView } from '@bookgrove/api-client';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { coursePath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import {
  useGetCourseDraftQuery,
  useLazyExportCourseQuery,
  useMoveCourseMutation,
  usePublishCourseMutation,
  useSaveCourseMutation,
} from '../api.ts';
import { saveBundle } from './bundle.ts';
import { CoursePrices } from './CoursePrices.tsx';
import { CourseSettings } from './CourseSettings.tsx';
import styles from './Editor.module.css';
import { Learners } from './Learners.tsx';
import { LessonEditor } from './LessonEditor.tsx';
import { LessonPreview } from './LessonPreview.tsx';
import { Moderation } from './Moderation.tsx';
import { bodyOf, type Chapter } from './model.ts';
import { OutlineEditor } from './OutlineEditor.tsx';

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
  const [pricing, setPricing] = useState(false);
  const [saved, setSaved] = useState(0);
  const [store, storing] = useSaveCourseMutation();
  const [publish, publishing] = usePublishCourseMutation();
  const [move] = useMoveCourseMutation();
  const [bundle] = useLazyExportCourseQuery();
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
  const exportFile = async () => {
    if (!(await save())) return;
    const { data, error } = await bundle(draft.id);
    if (error) fail(error);
    if (data) saveBundle(data.file_name, data.content);
  };
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
        <Button icon="archive" onClick={() => void exportFile()}>
          {t('Export as a file')}
        </Button>
        {user?.permissions?.includes('order.manage') && (
          <Button icon="card" onClick={() => setPricing(true)}>
            {draft.prices[0] ? formatMoney(draft.prices[0]) : t('Set a price')}
          </Button>
        )}
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
        <OutlineEditor
          {...{ chapters, setChapters, chosen, choose: setChosen }}
          sequence={body.sequence}
          setSequence={(sequence) => set({ sequence })}
        />
        {previewing && lesson ? (
          <LessonPreview course={draft.id} lesson={lesson.id} key={`${lesson.id} ${saved}`} />
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
      <CourseSettings body={body} set={set} />
      <CoursePrices course={draft} open={pricing} onClose={() => setPricing(false)} />
      {draft.status === 'published' && <Moderation course={draft.id} chapters={draft.chapters} />}
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
