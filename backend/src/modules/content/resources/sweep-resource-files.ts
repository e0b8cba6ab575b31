import { Injectable } from '@nestjs/common';
import { inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { StrayFiles } from '../../../platform/storage/stray-files.ts';

/** Removes stored files of resources that no row names, because their upload or the removal of a file was killed. */
@Injectable()
@Scheduled({ name: 'sweep-resource-files', every: 6 * 3_600_000 })
export class SweepResourceFiles implements ScheduledJob {
  constructor(
    private readonly db: Db,
    private readonly stray: StrayFiles,
  ) {}

  run(): Promise<void> {
    const context = { correlationId: newId(), tenantId: PLATFORM_TENANT_ID, principal: null };
    return inContext(context, () => this.stray.remove('resources/', (ids) => this.known(ids)));
  }

  private async known(ids: string[]): Promise<string[]> {
    const [found] = await this.db.oversee([
      {
        name: 'known_resource_files',
        text: 'select file_id from content.resource where file_id = any($1::uuid[])',
        values: [ids],
      },
    ]);
    return (found!.rows as { file_id: string }[]).map(({ file_id }) => file_id);
  }
}
