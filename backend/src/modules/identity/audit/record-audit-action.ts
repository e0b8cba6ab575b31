import { Injectable } from '@nestjs/common';
import { AuditActionTaken } from '../../../platform/audit/audit-action-taken.ts';
import { currentContext, inContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { recordAuditEntry } from './record-audit-entry.ts';

/** Records what staff did in any module that writes to the platform's audit log. */
@Injectable()
@Consumes(AuditActionTaken, { name: 'identity.record-audit-action', queue: 'privacy' })
export class RecordAuditAction implements Consumer<AuditActionTaken> {
  async handle({ by, by_name, action, name, reason, subject_id }: AuditActionTaken, tx: Tx): Promise<void> {
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
}
