import { Injectable } from '@nestjs/common';
import { currentContext, inContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { StaffActed, StaffActedV1 } from '../../catalog/contract.ts';
import { recordAuditEntry } from './record-audit-entry.ts';

async function record(tx: Tx, { by, by_name, action, name, reason, subject_id }: StaffActed): Promise<void> {
  const write = () =>
    recordAuditEntry(tx, {
      action,
      actorId: by,
      ...(subject_id && { subjectId: subject_id }),
      ...(reason && { reason }),
      detail: name ? { name } : {},
    });
  await (by_name ? inContext({ ...currentContext()!, actorName: by_name }, write) : write());
}

/** Records changes of the library's categories, and decisions on books and reviews. */
@Injectable()
@Consumes(StaffActed, { name: 'identity.record-catalog-action', queue: 'privacy' })
export class RecordCatalogAction implements Consumer<StaffActed> {
  async handle(event: StaffActed, tx: Tx): Promise<void> {
    await record(tx, event);
  }
}

/** Records what processes of the previous version state, and what they had stored before the update. */
@Injectable()
@Consumes(StaffActedV1, { name: 'identity.note-catalog-deed', queue: 'privacy' })
export class RecordCatalogActionV1 implements Consumer<StaffActedV1> {
  async handle({ deed, ...event }: StaffActedV1, tx: Tx): Promise<void> {
    await record(tx, { ...event, action: deed });
  }
}
