import { Injectable } from '@nestjs/common';
import { currentContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { StaffActed, type CatalogAuditAction } from '../contract.ts';

/** Adds entries to the school's audit, in the transaction of the action. */
@Injectable()
export class CatalogAuditLog {
  constructor(private readonly outbox: Outbox) {}

  /**
   * @param name of what was changed, as people call it
   * @param actorId who did it, if a worker acts for a person; otherwise the person of the request
   * @throws Error without an actor
   */
  async record(
    tx: Tx,
    action: CatalogAuditAction,
    name: string,
    { reason = '', subjectId, actorId }: { reason?: string; subjectId?: string; actorId?: string } = {},
  ): Promise<void> {
    const context = currentContext();
    const by = context?.principal?.userId ?? actorId;
    if (!by) throw new Error('An audit entry needs a person who acts');
    await this.outbox.add(tx, StaffActed, {
      by,
      ...(context?.actorName && { by_name: context.actorName }),
      action,
      name,
      reason,
      ...(subjectId && { subject_id: subjectId }),
    });
  }
}
