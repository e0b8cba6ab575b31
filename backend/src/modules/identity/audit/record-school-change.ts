import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { SchoolChanged } from '../../tenancy/contract.ts';
import { recordAuditEntry } from './record-audit-entry.ts';

/** Records in the platform's audit log who opened, changed, suspended or restored a school. */
@Injectable()
@Consumes(SchoolChanged, { name: 'identity.note-school-change', queue: 'privacy' })
export class RecordSchoolChange implements Consumer<SchoolChanged> {
  async handle({ school_id, school_name, by, change, members }: SchoolChanged, tx: Tx): Promise<void> {
    await recordAuditEntry(tx, {
      action: `school.${change}`,
      actorId: by,
      detail: { school: school_name, school_id, members },
    });
  }
}
