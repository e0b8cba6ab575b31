import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { GetLibraryCounts, type LibraryCounts } from '../../contract.ts';

@QueryHandler(GetLibraryCounts)
export class GetLibraryCountsHandler implements IQueryHandler<GetLibraryCounts> {
  constructor(private readonly db: Db) {}

  /** Those of the whole school are kept counts (ADR 0063). */
  async execute({ uploadedBy }: GetLibraryCounts): Promise<LibraryCounts> {
    const [numbers] = uploadedBy ? await this.ofPerson(uploadedBy) : await this.ofSchool();
    return numbers!;
  }

  private ofSchool(): Promise<(LibraryCounts & Record<string, unknown>)[]> {
    const sum = (condition: string): string => `coalesce(sum(count) filter (where ${condition}), 0)::int`;
    return this.db.rows({
      name: 'library_counts_of_school',
      text: `select ${sum(`status = 'published'`)} as published,
               ${sum(`status = 'draft' and ingestion = 'ready'`)} as drafts,
               ${sum(`ingestion in ('waiting', 'processing')`)} as in_work,
               ${sum(`status <> 'archived' and ingestion = 'refused'`)} as refused
             from (select split_part(key, '/', 1) as status, split_part(key, '/', 2) as ingestion, count
               from catalog.kept_count where tenant_id = $1 and name = 'state' and owner_id is null) k`,
      values: [currentTenantId()],
    });
  }

  private ofPerson(uploadedBy: string): Promise<(LibraryCounts & Record<string, unknown>)[]> {
    return this.db.rows({
      name: 'library_counts',
      text: `select count(*) filter (where status = 'published')::int as published,
               count(*) filter (where status = 'draft' and ingestion = 'ready')::int as drafts,
               count(*) filter (where ingestion in ('waiting', 'processing'))::int as in_work,
               count(*) filter (where ingestion = 'refused' and status <> 'archived')::int as refused
             from catalog.book where tenant_id = $1 and created_by = $2::uuid`,
      values: [currentTenantId(), uploadedBy],
    });
  }
}
