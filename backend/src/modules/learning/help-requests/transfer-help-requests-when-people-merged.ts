import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { ReversibleRows } from '../../../platform/db/reversible-changes.ts';
import { Consumes } from '../../../platform/messaging/consumers.ts';
import {
  PeopleMerged,
  PeopleMergeUndone,
  RestoreWhenMergeUndone,
  TransferWhenPeopleMerged,
} from '../../identity/contract.ts';

const PART = 'learning.help-requests';

const ROWS: readonly ReversibleRows[] = [
  { table: 'learning.help_request', kind: 'help requests', of: ['student_id'] },
];

/** Gives the requests of a merged account to the surviving one, which keeps its own where both ask about the same work. */
@Injectable()
@Consumes(PeopleMerged, { name: 'learning.move-help-requests', queue: 'privacy' })
export class TransferHelpRequestsWhenPeopleMerged extends TransferWhenPeopleMerged {
  protected readonly part = PART;
  protected readonly rows = ROWS;

  protected async transfer(tx: Tx, from: string, to: string): Promise<void> {
    await tx.$executeRaw`
      update learning.help_request r set student_id = ${to}::uuid
      where r.tenant_id = ${currentTenantId()}::uuid and r.student_id = ${from}::uuid
        and (r.answered_at is not null or not exists (
          select 1 from learning.help_request k where k.tenant_id = r.tenant_id and k.student_id = ${to}::uuid
            and k.answered_at is null and k.work_id is not distinct from r.work_id))`;
  }
}

/** Puts back what a merge transferred, when it is undone. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'learning.restore-help-requests', queue: 'privacy' })
export class RestoreHelpRequestsWhenMergeUndone extends RestoreWhenMergeUndone {
  protected readonly part = PART;
}
