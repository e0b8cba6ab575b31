import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { ListPublicReadingLists } from '../../contract.ts';

@QueryHandler(ListPublicReadingLists)
export class ListPublicReadingListsHandler implements IQueryHandler<ListPublicReadingLists> {
  constructor(private readonly db: Db) {}

  execute(): Promise<{ library: string; slug: string; title: string; note: string }[]> {
    return this.db.rows({
      name: 'lists_open_here',
      text: `select y.slug as library, o.slug, l.title, l.note from catalog.public_list o
             join catalog.library y on y.tenant_id = o.tenant_id and y.id = o.library_id and y.shown
             join catalog.reading_list l on l.tenant_id = o.tenant_id and l.id = o.list_id
             where o.tenant_id = $1::uuid order by o.slug limit 200`,
      values: [currentTenantId()],
    });
  }
}
