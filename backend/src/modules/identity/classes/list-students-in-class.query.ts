import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { MESSAGES } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import type { PageQuery } from '../../../platform/http/page.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import type { SignInMode } from '../sign-in/second-step.rules.ts';
import { doorByCode, type DoorRow } from './class-door.ts';
import { CodeBudgets } from './code-budgets.ts';
import { isDoorOpen } from './class-door.rules.ts';

export class StudentCard {
  id!: string;
  first_name!: string;
  /** The initial alone, unless the school chose otherwise: a code opens this list without a sign-in. */
  last_name!: string;
  /** Stands for the child where a username is asked for; the real one shows to nobody before the sign-in. */
  username!: string;
  avatar!: string | null;
  /** What comes after the name. */
  sign_in_mode!: SignInMode;
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

/**
 * The students of the class with this code, for their sign-in. Unknown, foreign, closed, expired and archived codes
 * answer alike, and the same statements run for each of them.
 */
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
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly budgets: CodeBudgets,
    private readonly queries: QueryBus,
  ) {}

  async execute({ code, page, address }: ListStudentsInClass): Promise<{ count: number; roster: Roster }> {
    const tenant = currentTenantId();
    const wanted = code.trim().toUpperCase();
    const attempt = await this.budgets.admit(wanted, address);
    const search = page.search ? `%${page.search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` : null;
    const [doors, counts, students] = await this.db.batch([
      doorByCode(wanted),
      {
        name: 'count_students_by_code',
        text: `select count(*)::int as count from identity.school_class c
               join identity.class_member m on m.tenant_id = c.tenant_id and m.class_id = c.id
               join identity.user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
               where c.tenant_id = $1 and c.code = $2 and u.role = 'student' and u.status = 'active'
                 and ($3::text is null or lower(u.first_name) like $3)`,
        values: [tenant, wanted, search],
      },
      {
        name: 'students_by_code',
        text: `select u.id, u.first_name, u.id::text as username, u.avatar, c.sign_in_mode,
                 case when p.show_surnames then u.last_name else left(u.last_name, 1) end as last_name
               from identity.school_class c
               join identity.class_member m on m.tenant_id = c.tenant_id and m.class_id = c.id
               join identity.user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
               left join identity.sign_in_policy p on p.tenant_id = c.tenant_id
               where c.tenant_id = $1 and c.code = $2
                 and u.role = 'student' and u.status = 'active' and ($3::text is null or lower(u.first_name) like $3)
               order by u.first_name, u.last_name, u.id limit $4 offset $5`,
        values: [tenant, wanted, search, page.limit, page.offset],
      },
    ]);
    const door = doors!.rows[0] as DoorRow | undefined;
    const found = door && isDoorOpen(door, door, this.clock.now()) ? door : undefined;
    if (!found) {
      await attempt.missed();
      throw new AppError('not_found', 'invalid_class_code', MESSAGES.invalidClassCode);
    }
    await attempt.opened();
    const school = (await this.queries.execute(new GetSchool())).name;
    return {
      count: (counts!.rows[0] as { count: number }).count,
      roster: {
        class: { code: found.code, name: found.name, school },
        students: students!.rows as StudentCard[],
      },
    };
  }
}
