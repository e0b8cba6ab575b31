import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { RETRY } from '../../../../platform/messaging/retry-schedule.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { PeopleExportApproved } from '../../contract.ts';
import { ExportPeople } from '../administration/export-people.ts';
import type { ExportFilters } from '../administration/person-filters.ts';
import { exportKey, FILE_HOURS } from './people-export-files.ts';

/** Writes the file of an export that two persons agreed on. */
@Injectable()
@Consumes(PeopleExportApproved, {
  name: 'identity.build-people-export',
  queue: 'privacy',
  retry: RETRY.minutes,
})
export class BuildWhenPeopleExportApproved implements Consumer<PeopleExportApproved, number | null> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly exports: ExportPeople,
    private readonly storage: Storage,
  ) {}

  async prepare({ export_id }: PeopleExportApproved): Promise<number | null> {
    const [wanted] = await this.db.rows<{
      everywhere: boolean;
      filters: ExportFilters;
      created_before: Date;
    }>({
      name: 'people_export_to_build',
      text: `select everywhere, filters, created_before from identity.people_export
             where tenant_id = $1 and id = $2 and state = 'building'`,
      values: [currentTenantId(), export_id],
    });
    if (!wanted) return null;
    const filters = { ...wanted.filters, created_before: wanted.created_before.toISOString() };
    return this.storage.put(exportKey(export_id), this.exports.file(filters, wanted.everywhere));
  }

  async handle({ export_id }: PeopleExportApproved, tx: Tx, bytes: number | null): Promise<void> {
    if (bytes === null) return;
    await tx.peopleExport.updateMany({
      where: { tenant_id: currentTenantId(), id: export_id, state: 'building' },
      data: {
        state: 'ready',
        bytes,
        expires_at: new Date(this.clock.now().getTime() + FILE_HOURS * 3_600_000),
      },
    });
  }

  async failed({ export_id }: PeopleExportApproved, _error: Error, last: boolean): Promise<void> {
    if (last)
      await this.db.transaction((tx) =>
        tx.peopleExport.updateMany({
          where: { tenant_id: currentTenantId(), id: export_id, state: 'building' },
          data: { state: 'failed' },
        }),
      );
  }
}
