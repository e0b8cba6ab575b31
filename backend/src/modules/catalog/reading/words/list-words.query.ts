import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { PageQuery } from '../../../../platform/http/page.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { LogReaders, type LogPerson } from '../log/log-readers.ts';
import type { SavedWordView } from './word-view.ts';

/** Saved words, newest first: one's own, or those of a child whose reading log one may see. */
export class ListSavedWords extends Query<{ person: LogPerson; count: number; results: SavedWordView[] }> {
  constructor(
    readonly requester: NonNullable<Reader>,
    readonly person: string | undefined,
    readonly slice: Pick<PageQuery, 'limit' | 'offset'>,
  ) {
    super();
  }
}

@QueryHandler(ListSavedWords)
export class ListSavedWordsHandler implements IQueryHandler<ListSavedWords> {
  constructor(
    private readonly db: Db,
    private readonly readers: LogReaders,
  ) {}

  async execute({ requester, person, slice }: ListSavedWords) {
    const owner = await this.readers.owner(requester, person);
    const values = [currentTenantId(), owner.id];
    const [counted, found] = await this.db.batch([
      {
        name: 'kept_words_count',
        text: 'select count(*)::int as count from catalog.saved_word where tenant_id = $1 and user_id = $2',
        values,
      },
      {
        name: 'kept_words',
        text: `select k.id, k.language, k.word, coalesce(s.meaning, k.meaning) as meaning, nullif(s.example, '') as example,
                 s.word is not null as from_school, k.sentence, b.title as book_title, b.slug as book_slug, k.asked,
                 to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as kept_at
               from (select * from catalog.saved_word where tenant_id = $1 and user_id = $2
                     order by created_at desc, id limit $3 offset $4) k
               left join catalog.school_word s on s.tenant_id = k.tenant_id and s.language = k.language and s.word = k.word
               left join catalog.book b on b.tenant_id = k.book_tenant_id and b.id = k.book_id and b.status = 'published'
                 and b.tenant_id in ($1, $5)
               order by k.created_at desc, k.id`,
        values: [...values, slice.limit, slice.offset, PLATFORM_TENANT_ID],
      },
    ]);
    return {
      person: owner,
      count: (counted!.rows[0] as { count: number }).count,
      results: found!.rows as SavedWordView[],
    };
  }
}
