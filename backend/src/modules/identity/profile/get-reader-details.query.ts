import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetReaderDetails, type ReaderDetails } from '../contract.ts';

@QueryHandler(GetReaderDetails)
export class GetReaderDetailsHandler implements IQueryHandler<GetReaderDetails> {
  constructor(private readonly db: Db) {}

  async execute({ userId }: GetReaderDetails): Promise<ReaderDetails> {
    const [facts] = await this.db.rows<ReaderDetails & Record<string, unknown>>({
      name: 'reader_facts',
      text: `select u.birth_year, u.birth_month, coalesce((
               select array_agg(m.class_id order by m.class_id) from identity.class_member m
               join identity.school_class c on c.tenant_id = m.tenant_id and c.id = m.class_id and c.archived_at is null
               where m.tenant_id = u.tenant_id and m.user_id = u.id), '{}') as classes
             from identity.user_account u where u.tenant_id = $1 and u.id = $2`,
      values: [currentTenantId(), userId],
    });
    return facts ?? { birth_year: null, birth_month: null, classes: [] };
  }
}
