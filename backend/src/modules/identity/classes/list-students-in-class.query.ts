import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { MESSAGES } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import type { PageQuery } from '../../../platform/http/page.ts';
import { GetSchool } from '../../tenancy/contract.ts';

export class StudentCard {
  id!: string;
  first_name!: string;
  /** The initial alone: a code opens this list without a sign-in. */
  last_name!: string;
  username!: string;
  avatar!: string | null;
}
export class RosterClass {
  code!: string;
  name!: string;
  school!: string;
}
export class Roster {
  class!: RosterClass;
  students!: StudentCard[];
}

/** The students of the class with this code, for their sign-in. Unknown, archived and foreign codes answer alike. */
export class ListStudentsInClass extends Query<{ count: number; roster: Roster }> {
  constructor(
    readonly code: string,
    readonly page: PageQuery,
    readonly address: string,
  ) {
    super();
  }
}

@QueryHandler(ListStudentsInClass)
export class ListStudentsInClassHandler implements IQueryHandler<ListStudentsInClass> {
  constructor(
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly queries: QueryBus,
  ) {}

  async execute({ code, page, address }: ListStudentsInClass): Promise<{ count: number; roster: Roster }> {
    const tenant = currentTenantId();
    const budgets = [
      ['class-code-address', address],
      ['class-code-school', tenant],
      ['class-code-global', 'all'],
    ] as const;
    for (const [name, key] of budgets) await this.budgets.check(name, key);
    const wanted = code.trim().toUpperCase();
    const search = page.search ? `%${page.search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` : null;
    const [classes, students] = await this.db.batch([
      {
        name: 'class_by_code',
        text: `select c.code, c.name,
                 (select count(*)::int from identity.class_member m
                  join identity.user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
                  where m.tenant_id = c.tenant_id and m.class_id = c.id and u.role = 'student' and u.status = 'active'
                    and ($3::text is null or lower(u.first_name) like $3)) as count
               from identity.school_class c
               where c.tenant_id = $1 and c.code = $2 and c.archived_at is null`,
        values: [tenant, wanted, search],
      },
      {
        name: 'students_by_code',
        text: `select u.id, u.first_name, left(u.last_name, 1) as last_name, u.username, u.avatar
               from identity.school_class c
               join identity.class_member m on m.tenant_id = c.tenant_id and m.class_id = c.id
               join identity.user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
               where c.tenant_id = $1 and c.code = $2 and c.archived_at is null
                 and u.role = 'student' and u.status = 'active' and ($3::text is null or lower(u.first_name) like $3)
               order by u.first_name, u.last_name, u.id limit $4 offset $5`,
        values: [tenant, wanted, search, page.limit, page.offset],
      },
    ]);
    const found = classes!.rows[0] as { code: string; name: string; count: number } | undefined;
    if (!found) {
      for (const [name, key] of budgets) await this.budgets.take(name, key);
      throw new AppError('not_found', 'invalid_class_code', MESSAGES.invalidClassCode);
    }
    const { count, ...schoolClass } = found;
    const school = (await this.queries.execute(new GetSchool())).name;
    return {
      count,
      roster: { class: { ...schoolClass, school }, students: students!.rows as StudentCard[] },
    };
  }
}
