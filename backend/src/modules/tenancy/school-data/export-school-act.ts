import { Injectable } from '@nestjs/common';
import {
  NeedsSecondPerson,
  type ApprovedAct,
  type SecondPersonAct,
  type Snapshot,
} from '../../../platform/approvals/second-person.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { ExportSchoolData } from '../../../platform/school-data/export-school-data.ts';
import { SchoolExportApproved } from '../contract.ts';
import { ACT_TITLES, exportFacts } from './labels.ts';
import { OWN_DATA_PATH } from './school-export-files.ts';

const HOURS = 72;

/** Which school is exported. */
interface SchoolExportParams {
  school_id: string;
}

/** An export of all data of a school: a worker builds the file. */
abstract class ExportSchoolAct implements SecondPersonAct<SchoolExportParams> {
  constructor(
    private readonly clock: Clock,
    private readonly data: ExportSchoolData,
    private readonly outbox: Outbox,
  ) {}

  async describe(tx: Tx, { school_id }: SchoolExportParams): Promise<Snapshot> {
    const [school] = await tx.$queryRaw<{ school_name: string }[]>`
      select school_name from tenancy.tenant where id = ${school_id}::uuid and id <> ${PLATFORM_TENANT_ID}::uuid`;
    if (!school) throw notFound('school');
    return { facts: exportFacts(school.school_name), material: { school_id } };
  }

  async run(
    tx: Tx,
    { school_id }: SchoolExportParams,
    { proposalId, proposedBy }: ApprovedAct,
  ): Promise<void> {
    await tx.schoolExport.createMany({
      data: [
        {
          id: proposalId,
          tenant_id: currentTenantId(),
          school_id,
          requested_by: proposedBy,
          tables: this.data.tables,
          created_at: this.clock.now(),
        },
      ],
    });
    await this.outbox.add(tx, SchoolExportApproved, { export_id: proposalId });
  }
}

/** By the heads of the school. */
@Injectable()
@NeedsSecondPerson({
  kind: 'school.export',
  title: ACT_TITLES.export,
  propose: 'school.manage',
  approve: 'school.manage',
  hours: HOURS,
  path: OWN_DATA_PATH,
})
export class ExportOwnSchoolAct extends ExportSchoolAct {
  constructor(clock: Clock, data: ExportSchoolData, outbox: Outbox) {
    super(clock, data, outbox);
  }
}

/** By the platform's team. */
@Injectable()
@NeedsSecondPerson({
  kind: 'school.export_by_team',
  title: ACT_TITLES.export,
  propose: 'platform.schools',
  approve: 'platform.schools',
  hours: HOURS,
  path: '/admin-panel/all-tenants',
})
export class ExportAnySchoolAct extends ExportSchoolAct {
  constructor(clock: Clock, data: ExportSchoolData, outbox: Outbox) {
    super(clock, data, outbox);
  }
}
