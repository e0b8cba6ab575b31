import type { Role } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Prisma, SchoolClass, User } from '../../../../platform/db/generated/client.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';

/**
 * The requester of class operations: a teacher for their own classes, an administrator for all of the school.
 */
export interface Teaching {
  userId: string;
  role: Role;
}

export const teachingOf = (request: AppRequest): Teaching => ({
  userId: request.user!.userId,
  role: request.user!.role,
});

/** Whether the requester sees every class of the school. */
export const seesAllClasses = ({ role }: Teaching): boolean => role === 'school_admin';

/** The classes that the requester may work with, as an SQL condition. */
export const ownClasses = (who: Teaching): Prisma.SchoolClassWhereInput => ({
  tenant_id: currentTenantId(),
  ...(!seesAllClasses(who) && {
    members: { some: { user_id: who.userId, role: { in: ['lead', 'co'] } } },
  }),
});

/**
 * The class, locked until the transaction ends: changes of one class and its members are serialised.
 * @throws AppError not_found alike for a class that does not exist, of another school, or of another teacher
 */
export async function lockClass(tx: Tx, who: Teaching, classId: string): Promise<SchoolClass> {
  await tx.$queryRaw`select 1 from identity.school_class
    where tenant_id = ${currentTenantId()}::uuid and id = ${classId}::uuid for update`;
  const found = await tx.schoolClass.findFirst({ where: { ...ownClasses(who), id: classId } });
  if (!found) throw notFound('class');
  return found;
}

/** The same, for changes that are refused for an archived class. */
export async function lockOpenClass(tx: Tx, who: Teaching, classId: string): Promise<SchoolClass> {
  const found = await lockClass(tx, who, classId);
  if (found.archived_at)
    throw new AppError('conflict', 'class_archived', 'This class is archived. Restore it first.');
  return found;
}

/** Students of the class by id, in the order of their names; unknown ones make the whole request fail. */
export async function studentsOf(tx: Tx, classId: string, ids: string[]): Promise<User[]> {
  const wanted = [...new Set(ids)];
  const found = await tx.user.findMany({
    where: {
      tenant_id: currentTenantId(),
      id: { in: wanted },
      role: 'student',
      status: 'active',
      memberships: { some: { class_id: classId, role: 'student' } },
    },
    orderBy: [{ first_name: 'asc' }, { id: 'asc' }],
  });
  if (found.length !== wanted.length) throw notFound('student');
  return found;
}

/** Names of the members that a change contains; the others are undefined. */
export const given = (change: object): string[] =>
  Object.entries(change).flatMap(([name, value]) => (value === undefined ? [] : [name]));
