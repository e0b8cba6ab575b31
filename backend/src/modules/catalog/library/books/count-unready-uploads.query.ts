import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { CountUnreadyUploads, type UnreadyUploads } from '../../contract.ts';

/** Reads the index of books that are not ready: somebody may have uploaded thousands that are. */
@QueryHandler(CountUnreadyUploads)
export class CountUnreadyUploadsHandler implements IQueryHandler<CountUnreadyUploads> {
  constructor(private readonly db: Db) {}

  async execute({ uploadedBy }: CountUnreadyUploads): Promise<UnreadyUploads> {
    const [numbers] = await this.db.rows<UnreadyUploads & Record<string, unknown>>({
      name: 'unready_uploads',
      text: `select count(*) filter (where ingestion <> 'refused')::int as in_work,
               count(*) filter (where ingestion = 'refused' and status <> 'archived')::int as refused
             from catalog.book where tenant_id = $1 and created_by = $2
               and ingestion in ('waiting', 'processing', 'refused')`,
      values: [currentTenantId(), uploadedBy],
    });
    return numbers!;
  }
}
