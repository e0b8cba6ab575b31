import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';
import { ListBooksByTitle, type TitledBook } from '../../contract.ts';

@QueryHandler(ListBooksByTitle)
export class ListBooksByTitleHandler implements IQueryHandler<ListBooksByTitle> {
  constructor(private readonly db: Db) {}

  execute({ words, limit, ids }: ListBooksByTitle): Promise<TitledBook[]> {
    return this.db.rows<TitledBook & Record<string, unknown>>({
      name: 'books_by_title',
      text: `select id, title, authors from catalog.book
             where tenant_id = $1 and status = 'published' and visibility not in ('private', 'class')
               and title ilike $2 and ($4::uuid[] is null or id = any($4)) order by title, id limit $3`,
      values: [currentTenantId(), likePattern(words), limit, ids],
    });
  }
}
