import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { classViewStatement, recordClassView } from '../../audit/record-view.ts';
import {
  ListClassNames,
  ListClassSummaries,
  ListStudentSummaries,
  type ClassSummary,
  type StudentSummary,
} from '../../contract.ts';

/** A teacher sees every class of theirs; a school's head as many as fit on a screen. */
const MOST = 24;

/** The classes are selected before anybody in them is counted: those of a school by the index of their names. */
const FIRST_OF_SCHOOL = `select * from identity.school_class c where c.tenant_id = $1 and c.archived_at is null
  order by lower(c.name), c.id limit ${MOST}`;
const OF_TEACHER = `select c.* from identity.class_member m
  join identity.school_class c on c.tenant_id = m.tenant_id and c.id = m.class_id and c.archived_at is null
  where m.tenant_id = $1 and m.user_id = $2::uuid and m.role in ('lead', 'co') offset 0`;

@QueryHandler(ListClassSummaries)
export class ListClassSummariesHandler implements IQueryHandler<ListClassSummaries> {
  constructor(private readonly db: Db) {}

  execute({ teacherId }: ListClassSummaries): Promise<ClassSummary[]> {
    return this.db.rows<ClassSummary & Record<string, unknown>>({
      name: teacherId === null ? 'classes_of_school_at_work' : 'classes_of_teacher_at_work',
      text: `select c.id, c.name, c.year, c.code,
               coalesce((select array_agg(trim(t.first_name || ' ' || t.last_name) order by m.role, t.last_name)
                 from identity.class_member m
                 join identity.user_account t on t.tenant_id = m.tenant_id and t.id = m.user_id and t.status = 'active'
                 where m.tenant_id = c.tenant_id and m.class_id = c.id and m.role <> 'student'), '{}') as teachers,
               s.students, s.never_seen, s.without_badge
             from (${teacherId === null ? FIRST_OF_SCHOOL : OF_TEACHER}) c
             cross join lateral (
               select coalesce(json_agg(u.id), '[]') as students,
                 (count(*) filter (where u.last_seen_at is null))::int as never_seen,
                 (count(*) filter (where not exists (select 1 from identity.badge b
                   where b.tenant_id = u.tenant_id and b.user_id = u.id and b.voided_at is null)))::int as without_badge
               from identity.class_member m
               join identity.user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
                 and u.role = 'student' and u.status = 'active' and not u.is_class_account
               where m.tenant_id = c.tenant_id and m.class_id = c.id and m.role = 'student') s
             order by lower(c.name), c.id`,
      values: teacherId === null ? [currentTenantId()] : [currentTenantId(), teacherId],
    });
  }
}

@QueryHandler(ListClassNames)
export class ListClassNamesHandler implements IQueryHandler<ListClassNames> {
  constructor(private readonly db: Db) {}

  execute({ limit }: ListClassNames): Promise<{ id: string; name: string }[]> {
    return this.db.rows<{ id: string; name: string }>({
      name: 'class_names_of_school',
      text: `select c.id, c.name from identity.school_class c where c.tenant_id = $1 and c.archived_at is null
             order by lower(c.name), c.id limit $2`,
      values: [currentTenantId(), limit],
    });
  }
}

@QueryHandler(ListStudentSummaries)
export class ListStudentSummariesHandler implements IQueryHandler<ListStudentSummaries> {
  constructor(private readonly db: Db) {}

  async execute({ classId }: ListStudentSummaries): Promise<StudentSummary[]> {
    const students = {
      name: 'students_at_work',
      text: `select u.id, u.first_name, u.last_name, u.avatar, u.last_seen_at is not null as seen
             from identity.class_member m
             join identity.user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
               and u.role = 'student' and u.status = 'active' and not u.is_class_account
             where m.tenant_id = $1 and m.class_id = $2 and m.role = 'student'
             order by lower(u.first_name), u.id limit 100`,
      values: [currentTenantId(), classId],
    };
    const [recorded, found] = await this.db.batch([classViewStatement(classId), students]);
    // Of the views within an hour only the first needs a transaction that writes.
    if (recorded!.rowCount === 0) await this.db.transaction((tx) => recordClassView(tx, classId));
    return found!.rows as StudentSummary[];
  }
}
