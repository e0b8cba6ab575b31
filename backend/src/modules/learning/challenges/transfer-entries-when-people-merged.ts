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

const PART = 'learning.paths';

const ROWS: readonly ReversibleRows[] = [
  { table: 'learning.challenge_entry', kind: 'challenge-entries', of: ['user_id'] },
  { table: 'learning.challenge_member', kind: 'challenge-members', of: ['user_id'] },
  { table: 'learning.challenge_done', kind: 'challenges-done', of: ['user_id'] },
  { table: 'learning.hub_journey', kind: 'hub-journeys', of: ['user_id'] },
];

/** Gives entries and journeys of a merged account to the surviving one; where both have the same, each stays. */
@Injectable()
@Consumes(PeopleMerged, { name: 'learning.move-paths', queue: 'privacy' })
export class TransferPathsWhenPeopleMerged extends TransferWhenPeopleMerged {
  protected readonly part = PART;
  protected readonly rows = ROWS;

  protected async transfer(tx: Tx, from: string, to: string): Promise<void> {
    const tenant = currentTenantId();
    await tx.$executeRaw`update learning.challenge_entry e set user_id = ${to}::uuid
      where e.tenant_id = ${tenant}::uuid and e.user_id = ${from}::uuid and not exists (
        select 1 from learning.challenge_entry k where k.tenant_id = e.tenant_id
          and k.challenge_id = e.challenge_id and k.mark = e.mark and k.user_id = ${to}::uuid)`;
    await tx.$executeRaw`update learning.challenge_member m set user_id = ${to}::uuid
      where m.tenant_id = ${tenant}::uuid and m.user_id = ${from}::uuid and not exists (
        select 1 from learning.challenge_member k where k.tenant_id = m.tenant_id
          and k.entry_id = m.entry_id and k.user_id = ${to}::uuid)`;
    await tx.$executeRaw`update learning.challenge_done d set user_id = ${to}::uuid
      where d.tenant_id = ${tenant}::uuid and d.user_id = ${from}::uuid and not exists (
        select 1 from learning.challenge_done k where k.tenant_id = d.tenant_id
          and k.challenge_id = d.challenge_id and k.user_id = ${to}::uuid)`;
    await tx.$executeRaw`update learning.hub_journey j set user_id = ${to}::uuid
      where j.tenant_id = ${tenant}::uuid and j.user_id = ${from}::uuid and not exists (
        select 1 from learning.hub_journey k where k.tenant_id = j.tenant_id
          and k.hub_id = j.hub_id and k.user_id = ${to}::uuid)`;
  }
}

/** Puts back what a merge transferred, when it is undone. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'learning.restore-paths', queue: 'privacy' })
export class RestorePathsWhenMergeUndone extends RestoreWhenMergeUndone {
  protected readonly part = PART;
}
