import { t } from '../../../i18n/index.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import Activity from '../activities/Activity.tsx';
import { usePreviewLessonQuery, type LessonView } from '../api.ts';
import { LessonSections } from '../components/LessonSections.tsx';
import { Quiz } from '../components/Quiz.tsx';
import { taskName } from '../labels.ts';
import styles from './Editor.module.css';

const ACTIVITIES: readonly LessonView['kind'][] = ['story', 'discussion', 'survey'];

/** A lesson of the draft as a learner sees it. */
export function LessonPreview({ course, lesson }: { course: string; lesson: string }) {
  const query = usePreviewLessonQuery({ id: course, lesson });
  return (
    <section className={styles['preview']} aria-label={t('Preview')}>
      <QueryView query={query} skeleton={<SkeletonLine height={320} />} failed={t('The lesson did not load')}>
        {(view) => (
          <>
            <h2 dir="auto">{view.title}</h2>
            <LessonSections lesson={view} />
            {ACTIVITIES.includes(view.kind) ? (
              <Activity lesson={view} />
            ) : (
              view.prompt && <p dir="auto">{view.prompt}</p>
            )}
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
