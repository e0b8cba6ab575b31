import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { toMessage, type InboxEntry, type InboxThread, type MessageRow } from './message-view.ts';

/** A message with its history. */
export class GetMessage extends Query<InboxThread> {
  constructor(readonly id: string) {
    super();
  }
}

type Row = MessageRow & {
  page: string | null;
  device: string | null;
  sender_id: string | null;
  assignee_id: string | null;
  shown_at: Date | null;
  has_picture: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
  time_zone: string | null;
  people: number | null;
  cancelled_at: Date | null;
};

@QueryHandler(GetMessage)
export class GetMessageHandler implements IQueryHandler<GetMessage> {
  constructor(private readonly db: Db) {}

  async execute({ id }: GetMessage): Promise<InboxThread> {
    const values = [currentTenantId(), id];
    const [messages, entries] = await this.db.batch([
      {
        name: 'inbox_message',
        text: `select m.*, p.message_id is not null as has_picture,
                 b.starts_at, b.ends_at, b.time_zone, b.people, b.cancelled_at
               from content.message m
               left join content.message_picture p on p.tenant_id = m.tenant_id and p.message_id = m.id
               left join content.tour_booking b on b.tenant_id = m.tenant_id and b.message_id = m.id
               where m.tenant_id = $1 and m.id = $2`,
        values,
      },
      {
        name: 'inbox_entries',
        text: `select id, kind, author_name, text, created_at from content.message_entry
               where tenant_id = $1 and message_id = $2 order by created_at, id limit 500`,
        values,
      },
    ]);
    const row = messages!.rows[0] as Row | undefined;
    if (!row) throw notFound('message');
    return {
      ...toMessage(row),
      page: row.page,
      device: row.device,
      signed_in: row.sender_id !== null,
      assigned_to_me: row.assignee_id !== null && row.assignee_id === currentContext()?.principal?.userId,
      shown: row.shown_at !== null,
      has_picture: row.has_picture,
      tour: row.starts_at && {
        starts_at: row.starts_at.toISOString(),
        ends_at: row.ends_at!.toISOString(),
        time_zone: row.time_zone!,
        people: row.people!,
        cancelled_at: row.cancelled_at?.toISOString() ?? null,
      },
      entries: (entries!.rows as (Omit<InboxEntry, 'created_at'> & { created_at: Date })[]).map((entry) => ({
        ...entry,
        created_at: entry.created_at.toISOString(),
      })),
    };
  }
}
