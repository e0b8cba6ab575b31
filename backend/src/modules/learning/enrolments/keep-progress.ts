import type { LessonTask } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Outbox } from '../../../platform/messaging/outbox.ts';
import { issueCertificate } from '../certificates/issue-certificate.ts';
import { CourseCompleted, LessonCompleted } from '../contract.ts';
import { isDone, progressOf } from '../courses/course.rules.ts';
import type { LockedLesson } from './learner-courses.ts';

/** Stores what was done in a lesson, and ticks the lesson and the course when their rules are met. A tick stays. */
export async function keepProgress(
  tx: Tx,
  outbox: Outbox,
  { enrolment, chapters, lesson, progress }: LockedLesson,
  change: {
    tasks: readonly LessonTask[];
    position?: number;
    hand_in?: string;
    notes?: string;
    story_id?: string;
  },
  at: Date,
): Promise<void> {
  const tenant_id = currentTenantId();
  const before = progress.get(lesson.id);
  const { tasks: added, ...texts } = change;
  const tasks = [...new Set([...(before?.tasks ?? []), ...added])];
  const ticked = before?.done_at ? null : isDone(lesson, tasks);
  const data = { ...texts, tasks, ...(ticked && { done_at: at }) };
  const key = { tenant_id, enrolment_id: enrolment.id, lesson_id: lesson.id };
  await tx.lessonProgress.upsert({
    where: { tenant_id_enrolment_id_lesson_id: key },
    create: { ...key, ...data },
    update: data,
  });
  const facts = { enrolment_id: enrolment.id, course_id: enrolment.course_id, user_id: enrolment.user_id };
  if (ticked) await outbox.add(tx, LessonCompleted, { ...facts, lesson_id: lesson.id });
  const done = new Set([...progress].filter(([, row]) => row.done_at).map(([id]) => id));
  if (ticked) done.add(lesson.id);
  const sum = progressOf(chapters, done);
  const finished = enrolment.status === 'active' && sum.all > 0 && sum.done === sum.all;
  await tx.courseEnrolment.update({
    where: { tenant_id_id: { tenant_id, id: enrolment.id } },
    data: { last_lesson: lesson.id, ...(finished && { status: 'completed', completed_at: at }) },
  });
  if (!finished) return;
  await outbox.add(tx, CourseCompleted, { ...facts, version: enrolment.version });
  const course = await tx.course.findFirst({
    where: { id: enrolment.course_id },
    select: { name: true, audience: true },
  });
  if (!course) return;
  const training = course.audience === 'teacher';
  const counted = chapters.flatMap(({ lessons }) => lessons).filter(({ move_on }) => move_on !== 'none');
  await issueCertificate(tx, outbox, {
    userId: enrolment.user_id,
    kind: training ? 'training' : 'completion',
    subject: `course:${enrolment.course_id}`,
    title: course.name,
    lessons: sum.all,
    ...(training && { minutes: counted.reduce((all, { minutes }) => all + minutes, 0) }),
    issuedAt: at,
  });
}
