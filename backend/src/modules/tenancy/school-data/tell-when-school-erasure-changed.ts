import { Injectable } from '@nestjs/common';
import { currentContext, inContext } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../messaging/contract.ts';
import { SchoolErasureChanged } from '../contract.ts';
import { dataPathOf, OWN_DATA_PATH } from './school-export-files.ts';

/** Tells the office of the school, and who agreed on it, that an erasure is planned or was stopped. */
@Injectable()
@Consumes(SchoolErasureChanged, { name: 'tenancy.tell-of-erasure', queue: 'privacy' })
export class TellWhenSchoolErasureChanged implements Consumer<SchoolErasureChanged> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  /** The e-mail to the school is one of the school: in a transaction of its own, repeated without effect. */
  async prepare({ erasure_id, change }: SchoolErasureChanged): Promise<void> {
    const told = await this.db.transaction((tx) => this.toldOf(tx, erasure_id));
    if (!told) return;
    const { school_id, school_name, due_at } = told;
    await inContext({ ...currentContext()!, tenantId: school_id }, () =>
      this.db.transaction((tx) =>
        requestEmail(this.outbox, tx, {
          template: 'school-data',
          to: 'school',
          data: {
            stage: `erasure_${change}`,
            school_name,
            at: due_at.toISOString(),
            path: OWN_DATA_PATH,
          },
          cause: `${erasure_id} ${change}`,
        }),
      ),
    );
  }

  async handle({ erasure_id, change }: SchoolErasureChanged, tx: Tx): Promise<void> {
    const told = await this.toldOf(tx, erasure_id);
    if (!told) return;
    const { requested_by, approved_by, school_id, school_name, due_at } = told;
    for (const user_id of [requested_by, approved_by])
      await requestEmail(this.outbox, tx, {
        template: 'school-data',
        to: { user_id },
        data: {
          stage: `erasure_${change}`,
          school_name,
          at: due_at.toISOString(),
          path: dataPathOf(school_id),
        },
        cause: `${erasure_id} ${change}`,
      });
  }

  private async toldOf(tx: Tx, id: string) {
    const [found] = await tx.$queryRaw<
      {
        school_id: string;
        school_name: string;
        due_at: Date;
        requested_by: string;
        approved_by: string;
      }[]
    >`
      select e.school_id, e.due_at, e.requested_by, e.approved_by, s.school_name
      from tenancy.school_erasure e join tenancy.tenant s on s.id = e.school_id
      where e.tenant_id = ${PLATFORM_TENANT_ID}::uuid and e.id = ${id}::uuid`;
    return found;
  }
}
