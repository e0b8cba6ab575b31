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
import { rebuildSkills } from './attempts.ts';

const PART = 'learning.quiz_attempts';

const ROWS: readonly ReversibleRows[] = [
  { table: 'learning.quiz_attempt', kind: 'quiz_attempts', of: ['user_id'] },
];

/** Gives the attempts of a merged account to the surviving one, and makes the kept results of both anew. */
@Injectable()
@Consumes(PeopleMerged, { name: 'learning.move-quiz-attempts', queue: 'privacy' })
export class TransferAttemptsWhenPeopleMerged extends TransferWhenPeopleMerged {
  protected readonly part = PART;
  protected readonly rows = ROWS;

  protected async transfer(tx: Tx, from: string, to: string): Promise<void> {
    await tx.quizAttempt.updateMany({
      where: { tenant_id: currentTenantId(), user_id: from },
      data: { user_id: to },
    });
    for (const person of [from, to]) await rebuildSkills(tx, person);
  }
}

/** Puts back what a merge transferred, when it is undone. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'learning.restore-quiz-attempts', queue: 'privacy' })
export class RestoreAttemptsWhenMergeUndone extends RestoreWhenMergeUndone {
  protected readonly part = PART;

  override async handle(event: PeopleMergeUndone, tx: Tx): Promise<void> {
    await super.handle(event, tx);
    for (const person of [event.kept_id, event.merged_id]) await rebuildSkills(tx, person);
  }
}
