import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { EraseSchoolData } from '../../../platform/school-data/erase-school-data.ts';

/** Erases what was kept of erased schools when the years of the law are over. */
@Injectable()
@Scheduled({ name: 'erase-kept-documents', every: 86_400_000 })
export class EraseKeptDocuments implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly eraser: EraseSchoolData,
  ) {}

  run(): Promise<void> {
    const platform = { correlationId: newId(), tenantId: PLATFORM_TENANT_ID, principal: null };
    return inContext(platform, async () => {
      const due = await this.db.transaction((tx) =>
        tx.schoolErasure.findMany({
          where: {
            tenant_id: PLATFORM_TENANT_ID,
            OR: [{ state: 'done', kept_until: { lte: this.clock.now() } }, { state: 'ending' }],
          },
          take: 10,
        }),
      );
      for (const { id, school_id } of due) {
        const move = (state: string, data: object = {}) =>
          this.db.transaction((tx) =>
            tx.schoolErasure.update({
              where: { tenant_id_id: { tenant_id: PLATFORM_TENANT_ID, id } },
              data: { state, ...data },
            }),
          );
        await move('ending');
        await inContext({ ...platform, tenantId: school_id }, () =>
          this.eraser.eraseKept(() => Promise.resolve()),
        );
        await move('ended', { kept: [] });
      }
    });
  }
}
