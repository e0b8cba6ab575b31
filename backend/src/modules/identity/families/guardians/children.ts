import type { Role } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import type { GuardianPermission } from '@bookgrove/contract';

/** The requester of a child's data. */
export interface Requester {
  userId: string;
  role: Role;
}

export interface Child {
  id: string;
  first_name: string;
  last_name: string;
  avatar: string | null;
}

/**
 * A child for whom this member of staff is responsible: any of the school, or those of a teacher's own
 * classes.
 */
export async function childOfStaff(db: Db, studentId: string, { userId, role }: Requester): Promise<Child> {
  const [child] = await db.rows<Child>({
    name: 'child_of_staff',
    text: `select u.id, u.first_name, u.last_name, u.avatar from identity.user_account u
           where u.tenant_id = $1 and u.id = $2 and u.role = 'student' and u.status = 'active'
             and ($4 or exists (
               select 1 from identity.class_member member
               join identity.class_member mine on mine.tenant_id = member.tenant_id and mine.class_id = member.class_id
                 and mine.user_id = $3 and mine.role <> 'student'
               join identity.school_class c on c.tenant_id = member.tenant_id and c.id = member.class_id
                 and c.archived_at is null
               where member.tenant_id = u.tenant_id and member.user_id = u.id and member.role = 'student'))`,
    values: [currentTenantId(), studentId, userId, role === 'school_admin'],
  });
  if (!child) throw notFound('student');
  return child;
}

/**
 * An active link of a guardian to a child, with its permissions. 404 when there is none, or it lacks the
 * permission.
 */
export async function childOfGuardian(
  db: Db,
  studentId: string,
  guardianId: string,
  permission?: GuardianPermission,
): Promise<Child & { link_id: string; permissions: GuardianPermission[]; relationship: string }> {
  const [child] = await db.rows<
    Child & { link_id: string; permissions: GuardianPermission[]; relationship: string }
  >({
    name: 'child_of_guardian',
    text: `select u.id, u.first_name, u.last_name, u.avatar, l.id as link_id, l.permissions, l.relationship
           from identity.guardian_link l
           join identity.user_account u on u.tenant_id = l.tenant_id and u.id = l.student_id and u.status = 'active'
           where l.tenant_id = $1 and l.student_id = $2 and l.guardian_id = $3 and l.state = 'active'
             and ($4::text is null or $4 = any(l.permissions))
           limit 1`,
    values: [currentTenantId(), studentId, guardianId, permission ?? null],
  });
  if (!child) throw notFound('child');
  return child;
}
