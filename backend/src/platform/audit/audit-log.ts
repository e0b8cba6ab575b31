import { Injectable } from '@nestjs/common';
import { currentContext } from '../context.ts';
import type { Tx } from '../db/db.ts';
import { Outbox } from '../messaging/outbox.ts';
import { AuditActionTaken, type AuditAction } from './audit-action-taken.ts';

/**
 * Adds entries to the school's audit log from any module, in the transaction of the action. An area needs no list: the
 * first word of its actions is what the log is filtered by, and the web app has their phrases in the area's `audit.ts`.
 */
@Injectable()
export class AuditLog {
  constructor(private readonly outbox: Outbox) {}

  /**
   * @param name of what was changed, as people call it
   * @param actorId who did it, if a worker acts for a person; otherwise the person of the request
   * @throws Error without an actor
   */
  async record(
    tx: Tx,
    action: AuditAction,
    name: string,
    { reason = '', subjectId, actorId }: { reason?: string; subjectId?: string; actorId?: string } = {},
  ): Promise<void> {
    const context = currentContext();
    const by = context?.principal?.userId ?? actorId;
    if (!by) throw new Error('An audit entry needs a person who acts');
    await this.outbox.add(tx, AuditActionTaken, {
      by,
      ...(context?.actorName && { by_name: context.actorName }),
      action,
      name,
      reason,
      ...(subjectId && { subject_id: subjectId }),
    });
  }
}
