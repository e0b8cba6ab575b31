import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { CountSchools, type SchoolNumbers } from '../contract.ts';
import { assertPlatform } from '../shared/assert-platform.ts';

@QueryHandler(CountSchools)
export class CountSchoolsHandler implements IQueryHandler<CountSchools> {
  constructor(private readonly db: Db) {}

  async execute({ now }: CountSchools): Promise<SchoolNumbers> {
    assertPlatform();
    const [states, months] = await this.db.batch([
      {
        name: 'schools_by_state',
        text: `select (count(*) filter (where status = 'active'))::int as active,
                 (count(*) filter (where status = 'suspended'))::int as suspended,
                 (count(*) filter (where created_at > $2::timestamptz - interval '30 days'))::int as new_lately
               from tenancy.tenant where id <> $1`,
        values: [PLATFORM_TENANT_ID, now],
      },
      {
        name: 'schools_by_month',
        text: `select to_char(m.month, 'YYYY-MM-DD') as month,
                 (select count(*)::int from tenancy.tenant t where t.id <> $1
                   and t.created_at at time zone 'UTC' < m.month + interval '1 month') as total
               from generate_series(date_trunc('month', $2::timestamptz at time zone 'UTC') - interval '11 months',
                 date_trunc('month', $2::timestamptz at time zone 'UTC'), interval '1 month') as m (month)
               order by m.month`,
        values: [PLATFORM_TENANT_ID, now],
      },
    ]);
    return {
      ...(states!.rows[0] as Pick<SchoolNumbers, 'active' | 'suspended' | 'new_lately'>),
      months: months!.rows as SchoolNumbers['months'],
    };
  }
}
