import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { GetLibraryCounts, type LibraryCounts } from '../../contract.ts';

@QueryHandler(GetLibraryCounts)
export class GetLibraryCountsHandler implements IQueryHandler<GetLibraryCounts> {
  constructor(private readonly db: Db) {}

  async execute({ uploadedBy }: GetLibraryCounts): Promise<LibraryCounts> {
    const [numbers] = await this.db.rows<LibraryCounts & Record<string, unknown>>({
      name: 'library_counts',
      text: `select count(*) filter (where status = 'published')::int as published,
               count(*) filter (where status = 'draft' and ingestion = 'ready')::int as drafts,
               count(*) filter (where ingestion in ('waiting', 'processing'))::int as in_work,
               count(*) filter (where ingestion = 'refused' and status <> 'archived')::int as refused
             from catalog.book where tenant_id = $1 and ($2::uuid is null or created_by = $2::uuid)`,
      values: [currentTenantId(), uploadedBy],
    });
    return numbers!;
  }
}
