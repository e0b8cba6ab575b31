import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Role } from '@bookgrove/contract';
import { Config } from '../../../../platform/config.ts';
import { currentTenantKind, currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { ListDemoSchools } from '../../../tenancy/contract.ts';

/** A demo school. */
export class DemoSchool {
  name!: string;
  /** Address of its web app. */
  origin!: string;
}

/** The options of a visitor: roles at a demo school, and the demo schools at the platform's own address. */
export class Demo {
  roles!: string[];
  schools!: DemoSchool[];
}

/** The options of a visitor; `not_found` when the demo is off or this is no demo school. */
export class GetDemo extends Query<Demo> {}

@QueryHandler(GetDemo)
export class GetDemoHandler implements IQueryHandler<GetDemo> {
  constructor(
    private readonly config: Config,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute(): Promise<Demo> {
    if (!this.config.demo) throw notFound('page');
    const schools = await this.queries.execute(new ListDemoSchools());
    if (currentTenantKind() === 'platform') {
      if (schools.length === 0) throw notFound('page');
      return { roles: [], schools: schools.map(({ name, origin }) => ({ name, origin })) };
    }
    const tenant = currentTenantId();
    if (!schools.some(({ id }) => id === tenant)) throw notFound('page');
    const rows = await this.db.rows<{ role: Role }>({
      name: 'demo_roles',
      text: `select d.role from identity.demo_account d
             join identity.user_account u on u.tenant_id = d.tenant_id and u.id = d.user_id
             where d.tenant_id = $1 and u.status = 'active' and u.role = d.role and not u.is_staff
             order by d.role limit 10`,
      values: [tenant],
    });
    return { roles: rows.map(({ role }) => role), schools: [] };
  }
}
