import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { SafetyLeadNamed } from '../../content/contract.ts';
import { recordAuditEntry } from './record-audit-entry.ts';

/** Records who named the safety lead. */
@Injectable()
@Consumes(SafetyLeadNamed, { name: 'identity.note-safety-lead', queue: 'privacy' })
export class RecordSafetyLead implements Consumer<SafetyLeadNamed> {
  async handle({ by, name }: SafetyLeadNamed, tx: Tx): Promise<void> {
    await recordAuditEntry(tx, { action: 'safety_lead.named', actorId: by, detail: { name } });
  }
}
