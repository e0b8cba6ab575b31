import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Db } from '../../../platform/db/db.ts';
import { CountReadersByCountry, type ReaderCount } from '../contract.ts';

@QueryHandler(CountReadersByCountry)
export class CountReadersByCountryHandler implements IQueryHandler<CountReadersByCountry> {
  constructor(private readonly db: Db) {}

  async execute({ schools }: CountReadersByCountry): Promise<ReaderCount[]> {
    const [found] = await this.db.oversee([
      {
        name: 'readers_by_school',
        text: `select tenant_id as school, country, count(*)::int as readers from identity.user_account
               where tenant_id = any($1::uuid[]) and status = 'active' and role <> 'community' and not is_staff
                 and not is_class_account
               group by tenant_id, country limit 25000`,
        values: [schools.slice(0, 100)],
      },
    ]);
    return found!.rows as ReaderCount[];
  }
}
