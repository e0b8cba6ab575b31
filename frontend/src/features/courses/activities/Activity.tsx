import type { LessonView } from '../api.ts';
import styles from '../components/Lesson.module.css';
import { kindName } from '../labels.ts';
import { Discussion } from './Discussion.tsx';
import { StoryTask } from './StoryTask.tsx';
import { Survey } from './Survey.tsx';

/** What there is to do in a lesson with others: a story task, a discussion or a survey. A preview shows the task alone. */
export default function Activity({ lesson }: { lesson: LessonView }) {
  const own = lesson.enrolment;
  return (
    <section className={styles['box']} aria-labelledby="activity">
      <h2 id="activity">{kindName(lesson.kind)}</h2>
      {lesson.prompt && <p dir="auto">{lesson.prompt}</p>}
      {lesson.kind === 'survey' ? (
        <Survey lesson={lesson} />
      ) : lesson.kind === 'story' ? (
        own && <StoryTask lesson={lesson} enrolment={own.id} />
      ) : (
        own && <Discussion lesson={lesson.id} enrolment={own.id} />
      )}
    </section>
  );
}
