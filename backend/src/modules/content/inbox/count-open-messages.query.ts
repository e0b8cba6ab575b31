import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { CountOpenMessages, type OpenMessages } from '../contract.ts';

@QueryHandler(CountOpenMessages)
export class CountOpenMessagesHandler implements IQueryHandler<CountOpenMessages> {
  constructor(private readonly db: Db) {}

  async execute({ everywhere }: CountOpenMessages): Promise<OpenMessages> {
    const statement = {
      name: 'open_messages',
      text: `select count(*)::int as open, (count(*) filter (where urgent))::int as urgent, min(created_at) as oldest
             from content.message where ($1::uuid is null or tenant_id = $1::uuid) and status in ('new', 'in_progress')`,
      values: [everywhere ? null : currentTenantId()],
    };
    const [found] = everywhere ? await this.db.oversee([statement]) : await this.db.batch([statement]);
    return found!.rows[0] as OpenMessages;
  }
}
