import { Injectable } from '@nestjs/common';
import { currentContext, inContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { StaffActed } from '../../catalog/contract.ts';
import { recordAuditEntry } from './record-audit-entry.ts';

/** Records changes of the library's categories, and decisions on books and reviews. */
@Injectable()
@Consumes(StaffActed, { name: 'identity.note-catalog-deed', queue: 'privacy' })
export class RecordCatalogAction implements Consumer<StaffActed> {
  async handle({ by, by_name, deed, name, reason, subject_id }: StaffActed, tx: Tx): Promise<void> {
    const write = () =>
      recordAuditEntry(tx, {
        action: deed,
        actorId: by,
        ...(subject_id && { subjectId: subject_id }),
        ...(reason && { reason }),
        detail: name ? { name } : {},
      });
    await (by_name ? inContext({ ...currentContext()!, actorName: by_name }, write) : write());
  }
}
