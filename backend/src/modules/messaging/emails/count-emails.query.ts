import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { CountEmails, type EmailNumbers } from '../contract.ts';

@QueryHandler(CountEmails)
export class CountEmailsHandler implements IQueryHandler<CountEmails> {
  constructor(private readonly db: Db) {}

  async execute({ since }: CountEmails): Promise<EmailNumbers> {
    const everywhere = currentTenantId() === PLATFORM_TENANT_ID;
    const statement = {
      name: 'email_numbers',
      text: `select (count(*) filter (where status = 'sent' and created_at > $2))::int as sent,
               (count(*) filter (where status = 'failed' and created_at > $2))::int as failed,
               (count(*) filter (where status = 'queued'))::int as waiting,
               min(coalesce(held_until, created_at)) filter (where status = 'queued' and coalesce(held_until, created_at) <= now()) as oldest
             from messaging.email where ($1::uuid is null or tenant_id = $1::uuid)
               and (created_at > $2 or status = 'queued')`,
      values: [everywhere ? null : currentTenantId(), since],
    };
    const [found] = everywhere ? await this.db.oversee([statement]) : await this.db.batch([statement]);
    return found!.rows[0] as EmailNumbers;
  }
}
