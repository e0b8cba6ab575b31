import { Injectable } from '@nestjs/common';
import {
  NeedsSecondPerson,
  type ApprovedAct,
  type SecondPersonAct,
  type Snapshot,
} from '../../../platform/approvals/second-person.ts';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { SchoolErasureChanged, SchoolErasureDue } from '../contract.ts';
import { ACT_TITLES, erasureFacts } from './labels.ts';
import { beginsAt } from './retention.rules.ts';

/** Which school is erased. */
interface SchoolErasureParams {
  school_id: string;
}

/** The erasure of a school, after a time in which it can be stopped. */
@Injectable()
@NeedsSecondPerson({
  kind: 'school.erasure',
  title: ACT_TITLES.erasure,
  propose: 'platform.schools',
  approve: 'platform.schools',
  hours: 72,
  path: '/admin-panel/all-tenants',
})
export class EraseSchoolAct implements SecondPersonAct<SchoolErasureParams> {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  async describe(tx: Tx, { school_id }: SchoolErasureParams): Promise<Snapshot> {
    const [school] = await tx.$queryRaw<{ school_name: string }[]>`
      select school_name from tenancy.tenant where id = ${school_id}::uuid and id <> ${PLATFORM_TENANT_ID}::uuid`;
    if (!school) throw notFound('school');
    const planned = await tx.schoolErasure.count({
      where: { tenant_id: PLATFORM_TENANT_ID, school_id, state: { in: ['waiting', 'erasing'] } },
    });
    if (planned > 0)
      throw new AppError('conflict', 'erasure_planned', 'The erasure of this school is planned already.');
    return { facts: erasureFacts(school.school_name), material: { school_id } };
  }

  async run(
    tx: Tx,
    { school_id }: SchoolErasureParams,
    { proposalId, proposedBy, approvedBy }: ApprovedAct,
  ): Promise<void> {
    const now = this.clock.now();
    const due_at = beginsAt(now);
    await tx.schoolErasure.createMany({
      data: [
        {
          id: proposalId,
          tenant_id: PLATFORM_TENANT_ID,
          school_id,
          requested_by: proposedBy,
          approved_by: approvedBy,
          due_at,
          created_at: now,
        },
      ],
    });
    await this.outbox.add(tx, SchoolErasureChanged, { erasure_id: proposalId, change: 'planned' });
    await this.outbox.add(tx, SchoolErasureDue, { erasure_id: proposalId }, { at: due_at });
  }
}
