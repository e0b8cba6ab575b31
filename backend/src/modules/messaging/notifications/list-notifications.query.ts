import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import type { NotificationPage, NotificationRow } from './notification-view.ts';

/** What a person was told in the app, the newest first; `after`: `next` of the page before. */
export class ListNotifications extends Query<NotificationPage> {
  constructor(
    readonly userId: string,
    readonly after: string | null,
  ) {
    super();
  }
}

const PAGE = 20;

@QueryHandler(ListNotifications)
export class ListNotificationsHandler implements IQueryHandler<ListNotifications> {
  constructor(private readonly db: Db) {}

  async execute({ userId, after }: ListNotifications): Promise<NotificationPage> {
    // Ids grow with time.
    const rows = await this.db.rows<Omit<NotificationRow, 'created_at'> & { created_at: Date }>({
      name: 'own_notifications',
      text: `select id, kind, title, text, path, read_at is not null as read, created_at from messaging.notification
             where tenant_id = $1 and user_id = $2 and in_app and ($3::uuid is null or id < $3::uuid)
             order by id desc limit ${PAGE + 1}`,
      values: [currentTenantId(), userId, after],
    });
    const shown = rows.slice(0, PAGE);
    return {
      results: shown.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
      next: rows.length > PAGE ? shown.at(-1)!.id : null,
    };
  }
}
