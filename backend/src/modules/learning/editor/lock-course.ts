import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Course } from '../../../platform/db/generated/client.ts';
import { notFound } from '../../../platform/errors.ts';
import { signedIn } from '../acting-person.ts';
import { mayChange, type CourseChapter } from '../courses/course.rules.ts';

type LockedCourse = Omit<Course, 'chapters'> & { chapters: CourseChapter[] };

/**
 * A course of the tenant that the signed-in person may change, locked until the transaction ends.
 * @throws AppError not_found
 */
export async function lockCourse(tx: Tx, id: string): Promise<LockedCourse> {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from learning.course where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  const row = await tx.course.findFirst({ where: { tenant_id, id } });
  if (!row || !mayChange(signedIn(), row)) throw notFound('course');
  return row as unknown as LockedCourse;
}

/** The chapters of the newest version; empty without one. */
export async function publishedChapters(
  tx: Tx,
  { id, published_version }: Pick<LockedCourse, 'id' | 'published_version'>,
): Promise<CourseChapter[]> {
  if (published_version === 0) return [];
  const version = await tx.courseVersion.findFirst({
    where: { tenant_id: currentTenantId(), course_id: id, number: published_version },
    select: { chapters: true },
  });
  return (version?.chapters ?? []) as unknown as CourseChapter[];
}
