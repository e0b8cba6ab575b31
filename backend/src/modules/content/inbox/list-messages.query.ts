import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { IsIn, IsOptional } from 'class-validator';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { MESSAGE_COLUMNS, toMessage, type InboxMessage, type MessageRow } from './message-view.ts';

/** Filters of the inbox. */
export class InboxQuery extends PageQuery {
  /** `open` means new and in progress. */
  @IsOptional()
  @IsIn(['open', 'new', 'in_progress', 'answered', 'closed'], {
    message: 'status must be one of open, new, in_progress, answered, closed.',
  })
  status?: 'open' | 'new' | 'in_progress' | 'answered' | 'closed';

  @IsOptional()
  @IsIn(['contact', 'problem', 'tour', 'testimonial'], {
    message: 'kind must be one of contact, problem, tour, testimonial.',
  })
  kind?: 'contact' | 'problem' | 'tour' | 'testimonial';
}

/** One page of the inbox: urgent and open messages first, then the newest. */
export class ListMessages extends Query<{ count: number; messages: InboxMessage[] }> {
  constructor(readonly query: InboxQuery) {
    super();
  }
}

@QueryHandler(ListMessages)
export class ListMessagesHandler implements IQueryHandler<ListMessages> {
  constructor(private readonly db: Db) {}

  async execute({ query }: ListMessages): Promise<{ count: number; messages: InboxMessage[] }> {
    const states = query.status === 'open' ? ['new', 'in_progress'] : query.status ? [query.status] : null;
    const words = query.search?.trim() ? likePattern(query.search) : null;
    const where = `from content.message where tenant_id = $1 and ($2::text[] is null or status::text = any($2))
      and ($3::text is null or kind::text = $3)
      and ($4::text is null or name ilike $4 or email ilike $4 or text ilike $4 or reference ilike $4)`;
    const values = [currentTenantId(), states, query.kind ?? null, words];
    const [counted, found] = await this.db.batch([
      { name: 'inbox_count', text: `select count(*)::int as count ${where}`, values },
      {
        name: 'inbox_page',
        text: `select ${MESSAGE_COLUMNS} ${where}
               order by (urgent and status in ('new', 'in_progress')) desc, created_at desc, id limit $5 offset $6`,
        values: [...values, query.limit, query.offset],
      },
    ]);
    return {
      count: (counted!.rows[0] as { count: number }).count,
      messages: (found!.rows as MessageRow[]).map(toMessage),
    };
  }
}
