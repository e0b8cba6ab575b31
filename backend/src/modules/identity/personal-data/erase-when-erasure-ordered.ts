import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { Postponed } from '../../../platform/messaging/postponed.ts';
import { PersonalData, type DataSubject } from '../../../platform/personal-data/personal-data.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { ErasureOrdered } from '../contract.ts';
import { keyOfRequest } from './key-of-request.ts';

/**
 * Erases a person from every table in one transaction, as each module declares it. Files are deleted first,
 * because afterwards their keys are no longer known. Sessions end, and the e-mail address can be used again.
 */
@Injectable()
@Consumes(ErasureOrdered, { name: 'identity.erase-person', queue: 'privacy' })
export class EraseWhenErasureOrdered implements Consumer<ErasureOrdered, DataSubject | null> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly personalData: PersonalData,
    private readonly storage: Storage,
  ) {}

  key({ request_id }: ErasureOrdered): Promise<string | null> {
    return keyOfRequest(this.db, request_id);
  }

  async prepare({ request_id }: ErasureOrdered): Promise<DataSubject | null> {
    await this.beginWhenDue(request_id);
    const [subject] = await this.db.rows<DataSubject>({
      name: 'subject_of_erasure',
      text: `select u.id, u.email, u.first_name, u.last_name, u.username from identity.data_request r
             join identity.user_account u on u.tenant_id = r.tenant_id and u.id = r.person_id
             where r.tenant_id = $1 and r.id = $2 and r.kind = 'erasure' and r.status = 'working'`,
      values: [currentTenantId(), request_id],
    });
    if (!subject) return null;
    for (const folder of await this.personalData.folders(this.db, subject))
      await this.storage.removeAll(folder);
    await this.personalData.forgetInQueues(subject);
    return subject;
  }

  async handle({ request_id }: ErasureOrdered, tx: Tx, subject: DataSubject | null): Promise<void> {
    if (!subject) return;
    const tenant_id = currentTenantId();
    const now = this.clock.now();
    const kept = await this.personalData.erase(tx, subject);
    await tx.dataRequest.updateMany({
      where: { tenant_id, person_id: subject.id, kind: 'export', status: { in: ['waiting', 'ready'] } },
      data: { status: 'expired', expires_at: now },
    });
    await tx.dataRequest.update({
      where: { tenant_id_id: { tenant_id, id: request_id } },
      data: { status: 'done', finished_at: now, kept },
    });
  }

  /**
   * From here on the request cannot be cancelled. One that was cancelled, or carried out before, stays as it is; one that
   * is not due by the clock of this machine is postponed.
   */
  private async beginWhenDue(id: string): Promise<void> {
    const waiting = { tenant_id: currentTenantId(), id, kind: 'erasure', status: 'waiting' };
    await this.db.transaction(async (tx) => {
      const request = await tx.dataRequest.findFirst({ where: waiting, select: { due_at: true } });
      if (!request) return;
      if (request.due_at > this.clock.now()) throw new Postponed(request.due_at);
      await tx.dataRequest.updateMany({ where: waiting, data: { status: 'working' } });
    });
  }
}
