import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { MESSAGES } from '@bookgrove/contract';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { PageQuery } from '../../../../platform/http/page.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import type { SignInMode } from './student-sign-in.rules.ts';
import { classByCode, type ClassByCode } from './class-by-code.ts';
import { ClassCodeBudgets } from './class-code-budgets.ts';
import { isClassSignInOpen } from './class-sign-in-access.rules.ts';

export class StudentCard {
  id!: string;
  first_name!: string;
  /** Only the initial, unless the school set otherwise: this list is shown without a sign-in. */
  last_name!: string;
  /** Sent in place of a username, which is not shown before the sign-in. */
  username!: string;
  avatar!: string | null;
  /** The second step of sign-in. */
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
 * The students of the class with this code, for their sign-in. Unknown, foreign, closed, expired and archived
 * codes are refused alike, and the same statements run for each of them.
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
    private readonly budgets: ClassCodeBudgets,
    private readonly queries: QueryBus,
  ) {}

  async execute({ code, page, address }: ListStudentsInClass): Promise<{ count: number; roster: Roster }> {
    const tenant = currentTenantId();
    const wanted = code.trim().toUpperCase();
    const attempt = await this.budgets.admit(wanted, address);
    const search = page.search ? likePattern(page.search.toLowerCase()) : null;
    const [classes, counts, students] = await this.db.batch([
      classByCode(wanted),
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
    const klass = classes!.rows[0] as ClassByCode | undefined;
    const found = klass && isClassSignInOpen(klass, klass, this.clock.now()) ? klass : undefined;
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
