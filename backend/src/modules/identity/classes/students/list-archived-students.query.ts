import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';
import type { PageQuery } from '../../../../platform/http/page.ts';
import { REAL_STUDENT } from './real-students.ts';
import { seesAllClasses, type Teaching } from '../management/class-access.ts';

export class ArchivedStudent {
  id!: string;
  first_name!: string;
  last_name!: string;
  username!: string;
  archived_at!: string | null;
  archived_reason!: string | null;
  /** Name of the person who archived them. */
  archived_by_name!: string | null;
  /** Names of their former classes. */
  classes!: string[];
}

export class ListArchivedStudents extends Query<{ count: number; students: ArchivedStudent[] }> {
  constructor(
    readonly who: Teaching,
    readonly page: PageQuery,
  ) {
    super();
  }
}

const FROM = `identity.user_account u where u.tenant_id = $1 and u.role = 'student' and u.status = 'archived' and ${REAL_STUDENT}
  and ($2::uuid is null or exists (select 1 from identity.class_member s
    join identity.class_member t on t.tenant_id = s.tenant_id and t.class_id = s.class_id and t.user_id = $2 and t.role in ('lead', 'co')
    where s.tenant_id = u.tenant_id and s.user_id = u.id and s.role = 'student'))
  and ($3::text is null or lower(u.first_name || ' ' || u.last_name) like $3 or lower(u.username) like $3)`;

@QueryHandler(ListArchivedStudents)
export class ListArchivedStudentsHandler implements IQueryHandler<ListArchivedStudents> {
  constructor(private readonly db: Db) {}

  async execute({
    who,
    page,
  }: ListArchivedStudents): Promise<{ count: number; students: ArchivedStudent[] }> {
    const search = page.search ? likePattern(page.search.toLowerCase()) : null;
    const values = [currentTenantId(), seesAllClasses(who) ? null : who.userId, search];
    const [count, students] = await this.db.batch([
      { name: 'archived_students_count', text: `select count(*)::int as count from ${FROM}`, values },
      {
        name: 'archived_students',
        text: `select u.id, u.first_name, u.last_name, u.username, u.archived_at, u.archived_reason,
                 (select trim(a.first_name || ' ' || a.last_name) from identity.user_account a
                    where a.tenant_id = u.tenant_id and a.id = u.archived_by) as archived_by_name,
                 coalesce((select json_agg(c.name order by c.name) from identity.class_member m
                    join identity.school_class c on c.tenant_id = m.tenant_id and c.id = m.class_id
                    where m.tenant_id = u.tenant_id and m.user_id = u.id and m.role = 'student'), '[]') as classes
               from ${FROM} order by u.archived_at desc nulls last, u.id limit $4 offset $5`,
        values: [...values, page.limit, page.offset],
      },
    ]);
    return {
      count: (count!.rows[0] as { count: number }).count,
      students: students!.rows as ArchivedStudent[],
    };
  }
}
