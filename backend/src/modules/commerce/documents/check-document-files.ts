import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../platform/messaging/tenant-loop.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { everyTenant } from '../ledger/accounts/every-tenant.ts';

const HOUR = 3_600_000;
/** How often the file of a document is looked for, in milliseconds. */
const AGAIN_AFTER = 7 * 24 * HOUR;
/** Files of one school that are looked for in one run. A run an hour looks at 33600 a week. */
const BATCH = 200;

interface StoredFile extends Record<string, unknown> {
  document_id: string;
  key: string;
  bytes: number;
}

/**
 * Looks whether the files of stored PDFs are in the storage, with the size that was stored: for each school those that were not
 * looked at for the longest time, each file once a week. What is missing is found by the check `document_file_missing`; nothing
 * is corrected by itself.
 */
@Injectable()
@Scheduled({ name: 'check-document-files', every: HOUR })
export class CheckDocumentFiles implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly storage: Storage,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    await this.tenants.forEachTenant('check-document-files', await everyTenant(this.queries), () =>
      this.check(),
    );
  }

  /** Looks at one batch of the running school. Returns how many files it looked for. */
  async check(): Promise<number> {
    const now = this.clock.now();
    const files = await this.db.rows<StoredFile>({
      name: 'document_files_to_look_for',
      text: `select f.document_id, f.key, f.bytes from commerce.document_file f
             left join commerce.document_file_check c on (c.tenant_id, c.document_id) = (f.tenant_id, f.document_id)
             where f.tenant_id = $1 and (c.looked_at is null or c.looked_at < $2 or c.wrong_since is not null)
             order by c.looked_at nulls first, f.document_id limit $3`,
      values: [currentTenantId(), new Date(now.getTime() - AGAIN_AFTER), BATCH],
    });
    for (const { document_id, key, bytes } of files) {
      const found = await this.storage.stat(key);
      await this.note(document_id, found?.bytes ?? null, bytes, now);
    }
    return files.length;
  }

  /** The time since which a file is wrong stays until it is right again. */
  private async note(document_id: string, found: number | null, bytes: number, now: Date): Promise<void> {
    const tenant_id = currentTenantId();
    const wrong = found !== bytes;
    await this.db.transaction(
      (tx) => tx.$executeRaw`
        insert into commerce.document_file_check as c (tenant_id, document_id, looked_at, wrong_since, found_bytes)
        values (${tenant_id}::uuid, ${document_id}::uuid, ${now}, ${wrong ? now : null}, ${found})
        on conflict (tenant_id, document_id) do update set looked_at = excluded.looked_at,
          wrong_since = case when ${wrong} then coalesce(c.wrong_since, excluded.wrong_since) end,
          found_bytes = excluded.found_bytes`,
    );
  }
}
