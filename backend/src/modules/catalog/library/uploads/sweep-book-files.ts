import { Injectable } from '@nestjs/common';
import { inContext } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Scheduled, type ScheduledJob } from '../../../../platform/messaging/scheduled-jobs.ts';
import { StrayFiles } from '../../../../platform/storage/stray-files.ts';

/** Removes stored files and covers of books that no row names, because their upload was killed. */
@Injectable()
@Scheduled({ name: 'sweep-book-files', every: 6 * 3_600_000 })
export class SweepBookFiles implements ScheduledJob {
  constructor(
    private readonly db: Db,
    private readonly stray: StrayFiles,
  ) {}

  run(): Promise<void> {
    const context = { correlationId: newId(), tenantId: PLATFORM_TENANT_ID, principal: null };
    return inContext(context, () => this.stray.remove('books/', (ids) => this.known(ids)));
  }

  private async known(ids: string[]): Promise<string[]> {
    const [found] = await this.db.oversee([
      {
        name: 'known_book_files',
        text: `select id from catalog.book_file where id = any($1::uuid[])
               union all select cover_id from catalog.book where cover_id = any($1::uuid[])`,
        values: [ids],
      },
    ]);
    return (found!.rows as { id: string }[]).map(({ id }) => id);
  }
}
