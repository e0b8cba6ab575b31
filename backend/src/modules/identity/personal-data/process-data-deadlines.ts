import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { TenantLoop } from '../../../platform/messaging/tenant-loop.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { ErasureOrdered } from '../contract.ts';
import { copyFolder } from './data-copy-files.ts';

const AT_ONCE = 200;

/**
 * Deletes copies that were downloaded or have expired. Orders erasures that are due and were requested from a process of
 * the previous version, which added no event of a later time; the next version does not.
 */
@Injectable()
@Scheduled({ name: 'keep-data-deadlines', every: 900_000 })
export class ProcessDataDeadlines implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly storage: Storage,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const [due] = await this.db.system([
      {
        name: 'data_requests_due',
        text: `select tenant_id, id, kind from identity.data_request
               where (kind = 'erasure' and status = 'waiting' and due_at <= $1)
                  or (kind = 'export' and status in ('ready', 'fetched') and expires_at <= $1)
               order by due_at limit ${AT_ONCE}`,
        values: [now],
      },
    ]);
    const requests = due!.rows as { tenant_id: string; id: string; kind: string }[];
    await this.tenants.forEachTenant('keep-data-deadlines', requests, async ({ tenant_id, id, kind }) => {
      if (kind === 'export') await this.storage.removeAll(copyFolder(id));
      await this.db.transaction(async (tx) => {
        const { count } = await tx.dataRequest.updateMany({
          where: { tenant_id, id, status: kind === 'export' ? { in: ['ready', 'fetched'] } : 'waiting' },
          data: { status: kind === 'export' ? 'expired' : 'working' },
        });
        if (count > 0 && kind === 'erasure') await this.outbox.add(tx, ErasureOrdered, { request_id: id });
      });
    });
  }
}
