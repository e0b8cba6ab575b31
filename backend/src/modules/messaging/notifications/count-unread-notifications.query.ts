import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';

/** How many unread notifications a person has, at most 100. */
export class CountUnreadNotifications extends Query<number> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(CountUnreadNotifications)
export class CountUnreadNotificationsHandler implements IQueryHandler<CountUnreadNotifications> {
  constructor(private readonly db: Db) {}

  async execute({ userId }: CountUnreadNotifications): Promise<number> {
    const [found] = await this.db.rows<{ unread: number }>({
      name: 'unread_notifications',
      text: `select count(*)::int as unread from (
               select from messaging.notification where tenant_id = $1 and user_id = $2 and in_app and read_at is null limit 100) as first`,
      values: [currentTenantId(), userId],
    });
    return found!.unread;
  }
}
