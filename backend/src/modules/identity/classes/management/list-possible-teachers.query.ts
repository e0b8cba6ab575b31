import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';
import type { PageQuery } from '../../../../platform/http/page.ts';
import type { ClassTeacher } from './class-views.ts';

/** Adults of the school who can teach a class, by name. */
export class ListPossibleTeachers extends Query<{ count: number; teachers: ClassTeacher[] }> {
  constructor(readonly page: PageQuery) {
    super();
  }
}

@QueryHandler(ListPossibleTeachers)
export class ListPossibleTeachersHandler implements IQueryHandler<ListPossibleTeachers> {
  constructor(private readonly db: Db) {}

  async execute({ page }: ListPossibleTeachers): Promise<{ count: number; teachers: ClassTeacher[] }> {
    const search = page.search ? likePattern(page.search.toLowerCase()) : null;
    const rows = await this.db.rows<ClassTeacher & { count: number }>({
      name: 'possible_teachers',
      text: `select id, first_name, last_name, null as role, (count(*) over ())::int as count from identity.user_account
             where tenant_id = $1 and role in ('teacher', 'school_admin') and status = 'active'
               and ($2::text is null or lower(first_name || ' ' || last_name) like $2)
             order by first_name, last_name, id limit $3 offset $4`,
      values: [currentTenantId(), search, page.limit, page.offset],
    });
    return {
      count: rows[0]?.count ?? 0,
      teachers: rows.map(({ id, first_name, last_name }) => ({ id, first_name, last_name, role: null })),
    };
  }
}
