import { currentContext, currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import type { SignInMode } from '../../sign-in/students/student-sign-in.rules.ts';
import type { ClassSignInAccess } from '../../sign-in/students/class-sign-in-access.rules.ts';

/** A class that the caller may change. */
interface OwnClass extends ClassSignInAccess {
  id: string;
  code: string;
  name: string;
  code_changed_at: Date;
  sign_in_mode: SignInMode;
}

/**
 * The class, locked for this transaction: a teacher's own, or any of the school for its administrators. For
 * others it is refused like a class that does not exist.
 */
export async function ownClass(tx: Tx, classId: string): Promise<OwnClass> {
  const tenant = currentTenantId();
  const principal = currentContext()!.principal!;
  const [found] = await tx.$queryRaw<OwnClass[]>`
    select id, code, name, code_window::text, code_expires_at, code_changed_at, sign_in_mode::text, archived_at
    from identity.school_class where tenant_id = ${tenant}::uuid and id = ${classId}::uuid for update`;
  if (!found) throw notFound('class');
  if (principal.role !== 'school_admin') {
    const member = await tx.classMember.findFirst({
      where: {
        tenant_id: tenant,
        class_id: classId,
        user_id: principal.userId,
        role: { in: ['lead', 'co'] },
      },
    });
    if (!member) throw notFound('class');
  }
  if (found.archived_at)
    throw new AppError('conflict', 'class_archived', 'This class is archived. Bring it back first.');
  return found;
}

/**
 * Students of a class that the requester may change: the named ones, or all. An unknown id is refused like an
 * unknown student.
 */
export async function ownStudents(
  tx: Tx,
  classId: string,
  ids?: string[],
): Promise<
  {
    id: string;
    first_name: string;
    last_name: string;
    avatar: string | null;
    picture_hash: string | null;
  }[]
> {
  const students = await tx.user.findMany({
    where: {
      tenant_id: currentTenantId(),
      role: 'student',
      status: 'active',
      memberships: { some: { class_id: classId } },
      ...(ids && { id: { in: ids } }),
    },
    select: { id: true, first_name: true, last_name: true, avatar: true, picture_hash: true },
    orderBy: [{ first_name: 'asc' }, { last_name: 'asc' }, { id: 'asc' }],
  });
  if (ids && students.length !== new Set(ids).size) throw notFound('student');
  return students;
}
