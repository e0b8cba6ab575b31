import { Injectable } from '@nestjs/common';
import { currentContext, inContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { ResourceDecided } from '../../content/contract.ts';
import { recordAuditEntry } from './record-audit-entry.ts';

const AUDIT_ACTIONS: Record<ResourceDecided['move'], string> = {
  approve: 'resource.approved',
  return: 'resource.returned',
  withdraw: 'resource.withdrawn',
  widen: 'resource.widened',
  decline: 'resource.declined',
};

/** Records decisions on resources. */
@Injectable()
@Consumes(ResourceDecided, { name: 'identity.note-resource-decision', queue: 'privacy' })
export class RecordResourceDecision implements Consumer<ResourceDecided> {
  async handle({ by, by_name, move, title, reason, note }: ResourceDecided, tx: Tx): Promise<void> {
    const why = note || reason;
    const write = () =>
      recordAuditEntry(tx, {
        action: AUDIT_ACTIONS[move],
        actorId: by,
        ...(why && { reason: why }),
        detail: { name: title },
      });
    await (by_name ? inContext({ ...currentContext()!, actorName: by_name }, write) : write());
  }
}
