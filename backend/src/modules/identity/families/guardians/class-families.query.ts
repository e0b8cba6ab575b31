import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import type { Requester } from './children.ts';

/** Whom an e-mail to the families of a class reaches. */
export class ClassFamilies {
  /** Name of the class. */
  name!: string;
  /** Number of guardians with an e-mail address. */
  guardians!: number;
  /** Number of children of the class. */
  children!: number;
  /** Number of children without a guardian who can be written to. */
  not_reached!: number;
}

/** A guardian of a class, with one of their children in it. */
interface GuardianOfClass {
  id: string;
  student_id: string;
}

interface Found {
  name: string;
  /** One row for each child and guardian; `guardian_id` is null for a child whom nobody can be written to about. */
  rows: { student_id: string; guardian_id: string | null }[];
}

/**
 * An open class of the requester (any class for a school's administrator), and the active guardians with an e-mail address
 * of its children.
 * @throws AppError not_found alike for a class that does not exist, is archived, or is another teacher's
 */
export async function familiesOfClass(db: Db, classId: string, requester: Requester): Promise<Found> {
  const [classes, families] = await db.batch([
    {
      name: 'class_of_families',
      text: `select c.name from identity.school_class c
             where c.tenant_id = $1 and c.id = $2 and c.archived_at is null
               and ($4 or exists (select 1 from identity.class_member m
                 where m.tenant_id = c.tenant_id and m.class_id = c.id and m.user_id = $3 and m.role in ('lead', 'co')))`,
      values: [currentTenantId(), classId, requester.userId, requester.role === 'school_admin'],
    },
    {
      name: 'families_of_class',
      text: `select u.id as student_id, g.id as guardian_id from identity.class_member m
             join identity.user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
             left join (identity.guardian_link l
               join identity.user_account g on g.tenant_id = l.tenant_id and g.id = l.guardian_id
                 and g.status = 'active' and g.email is not null)
               on l.tenant_id = u.tenant_id and l.student_id = u.id and l.state = 'active'
             where m.tenant_id = $1 and m.class_id = $2 and m.role = 'student' and u.role = 'student'
               and u.status = 'active' and not u.is_class_account
             order by u.id, g.id limit 2000`,
      values: [currentTenantId(), classId],
    },
  ]);
  const found = classes!.rows[0] as { name: string } | undefined;
  if (!found) throw notFound('class');
  return { name: found.name, rows: families!.rows as Found['rows'] };
}

/** Each guardian once, however many children they have in the class. */
export function guardiansOf({ rows }: Pick<Found, 'rows'>): GuardianOfClass[] {
  const guardians = new Map<string, GuardianOfClass>();
  for (const { student_id, guardian_id } of rows)
    if (guardian_id && !guardians.has(guardian_id))
      guardians.set(guardian_id, { id: guardian_id, student_id });
  return [...guardians.values()];
}

/** Whom an e-mail to the families of a class reaches. */
export class GetClassFamilies extends Query<ClassFamilies> {
  constructor(
    readonly classId: string,
    readonly requester: Requester,
  ) {
    super();
  }
}

@QueryHandler(GetClassFamilies)
export class GetClassFamiliesHandler implements IQueryHandler<GetClassFamilies> {
  constructor(private readonly db: Db) {}

  async execute({ classId, requester }: GetClassFamilies): Promise<ClassFamilies> {
    const found = await familiesOfClass(this.db, classId, requester);
    const children = new Set(found.rows.map(({ student_id }) => student_id));
    const reached = new Set(
      found.rows.filter(({ guardian_id }) => guardian_id).map(({ student_id }) => student_id),
    );
    return {
      name: found.name,
      guardians: guardiansOf(found).length,
      children: children.size,
      not_reached: children.size - reached.size,
    };
  }
}
