import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { RETRY } from '../../../platform/messaging/retry-schedule.ts';
import { ExportSchoolData } from '../../../platform/school-data/export-school-data.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { requestEmail } from '../../messaging/contract.ts';
import { SchoolExportApproved } from '../contract.ts';
import { expiresAt } from './retention.rules.ts';
import { dataPathOf, OWN_DATA_PATH, schoolExportKey } from './school-export-files.ts';

/** An export that is to be built. */
interface Wanted {
  school_id: string;
  school_name: string;
  requested_by: string;
}

/** Writes the file of an export of a school on which two people agreed, and says so to the school's office when it begins. */
@Injectable()
@Consumes(SchoolExportApproved, {
  name: 'tenancy.build-school-export',
  queue: 'privacy',
  retry: RETRY.minutes,
})
export class BuildWhenSchoolExportApproved implements Consumer<SchoolExportApproved, number | null> {
  constructor(
    private readonly clock: Clock,
    private readonly data: ExportSchoolData,
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly storage: Storage,
  ) {}

  async prepare({ export_id }: SchoolExportApproved): Promise<number | null> {
    const wanted = await this.wanted(export_id);
    if (!wanted) return null;
    const progress = (done: number) =>
      this.db.transaction(async (tx) => {
        await tx.schoolExport.updateMany({
          where: { tenant_id: currentTenantId(), id: export_id, state: 'building' },
          data: { done },
        });
      });
    const here = currentContext()!;
    return inContext({ ...here, tenantId: wanted.school_id }, async () => {
      await this.db.transaction((tx) =>
        requestEmail(this.outbox, tx, {
          template: 'school-data',
          to: 'school',
          data: {
            stage: 'export_began',
            school_name: wanted.school_name,
            at: this.clock.now().toISOString(),
            path: OWN_DATA_PATH,
          },
          cause: `${export_id} began`,
        }),
      );
      const file = await this.data.file(
        { school: wanted.school_name, made_at: this.clock.now().toISOString() },
        // The rows of the export belong to who proposed it, which may be the platform.
        (done) => inContext(here, () => progress(done)),
      );
      // The file is read while it is stored, in the context of the school.
      return this.storage.put(schoolExportKey(export_id), file);
    });
  }

  async handle({ export_id }: SchoolExportApproved, tx: Tx, bytes: number | null): Promise<void> {
    if (bytes === null) return;
    const expires_at = expiresAt(this.clock.now());
    const { count } = await tx.schoolExport.updateMany({
      where: { tenant_id: currentTenantId(), id: export_id, state: 'building' },
      data: { state: 'ready', bytes, expires_at },
    });
    const wanted = count > 0 && (await this.wanted(export_id, 'ready', tx));
    if (!wanted) return;
    await requestEmail(this.outbox, tx, {
      template: 'school-data',
      to: { user_id: wanted.requested_by },
      data: {
        stage: 'export_ready',
        school_name: wanted.school_name,
        at: expires_at.toISOString(),
        path: currentTenantId() === PLATFORM_TENANT_ID ? dataPathOf(wanted.school_id) : OWN_DATA_PATH,
      },
      cause: `${export_id} ready`,
    });
  }

  async failed({ export_id }: SchoolExportApproved, _error: Error, last: boolean): Promise<void> {
    if (last)
      await this.db.transaction((tx) =>
        tx.schoolExport.updateMany({
          where: { tenant_id: currentTenantId(), id: export_id, state: 'building' },
          data: { state: 'failed' },
        }),
      );
  }

  private async wanted(id: string, state = 'building', tx?: Tx): Promise<Wanted | null> {
    const find = (inside: Tx) =>
      inside.$queryRaw<Wanted[]>`
        select e.school_id, e.requested_by, s.school_name from tenancy.school_export e join tenancy.tenant s on s.id = e.school_id
        where e.tenant_id = ${currentTenantId()}::uuid and e.id = ${id}::uuid and e.state = ${state}`;
    const [found] = await (tx ? find(tx) : this.db.transaction(find));
    return found ?? null;
  }
}
