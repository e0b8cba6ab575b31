import { currentTenantId } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { REAL_STUDENT } from '../students/real-students.ts';

export class ComparedStudentClass {
  name!: string;
  year!: string;
}

/** One of two accounts, for the person who decides whether both describe the same child. */
export class ComparedStudent {
  id!: string;
  first_name!: string;
  last_name!: string;
  username!: string;
  avatar!: string | null;
  status!: 'active' | 'archived';
  archived_at!: string | null;
  archived_reason!: string | null;
  created_at!: string;
  last_seen_at!: string | null;
  classes!: ComparedStudentClass[];
  /** Names of the guardians linked to it. */
  guardians!: string[];
  /** Number of consents in force. */
  consents!: number;
  /** Whether it has a valid printed badge. */
  has_badge!: boolean;
  /** Books in which it has a reading position. */
  books!: number;
}

/** Accounts of students by id, without their reading; accounts that were merged or erased are left out. */
export async function loadComparedStudents(db: Db, ids: string[]): Promise<Omit<ComparedStudent, 'books'>[]> {
  return db.rows<Omit<ComparedStudent, 'books'> & Record<string, unknown>>({
    name: 'student_sides',
    text: `select u.id, u.first_name, u.last_name, u.username, u.avatar, u.status, u.archived_at, u.archived_reason, u.created_at,
             (select max(s.created_at) from identity.session s where s.tenant_id = u.tenant_id and s.user_id = u.id
                and s.impersonator_id is null) as last_seen_at,
             coalesce((select json_agg(json_build_object('name', c.name, 'year', c.year) order by c.year desc, c.name)
                from identity.class_member m
                join identity.school_class c on c.tenant_id = m.tenant_id and c.id = m.class_id
                where m.tenant_id = u.tenant_id and m.user_id = u.id and m.role = 'student'), '[]') as classes,
             coalesce((select json_agg(trim(g.first_name || ' ' || g.last_name) order by g.first_name, g.id)
                from identity.guardian_link l
                join identity.user_account g on g.tenant_id = l.tenant_id and g.id = l.guardian_id
                where l.tenant_id = u.tenant_id and l.student_id = u.id and l.state in ('active', 'pending_school')), '[]') as guardians,
             (select count(*)::int from identity.consent n
                where n.tenant_id = u.tenant_id and n.student_id = u.id and n.withdrawn_at is null) as consents,
             exists (select 1 from identity.badge b
                where b.tenant_id = u.tenant_id and b.user_id = u.id and b.voided_at is null) as has_badge
           from identity.user_account u
           where u.tenant_id = $1 and u.id = any($2::uuid[]) and u.role = 'student' and ${REAL_STUDENT}`,
    values: [currentTenantId(), ids],
  });
}
