import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { GetSurvivingAccount, PeopleMerged } from '../../../identity/contract.ts';

/**
 * Gives the bought books of a merged account to the surviving one. Each grant keeps its row, so that a refund of one
 * leaves the book open when the other account had bought it too. A second run finds none.
 */
@Injectable()
@Consumes(PeopleMerged, { name: 'catalog.move-owned-books', queue: 'privacy' })
export class TransferOwnedBooksWhenPeopleMerged implements Consumer<PeopleMerged, string> {
  constructor(private readonly queries: QueryBus) {}

  prepare({ merged_id }: PeopleMerged): Promise<string> {
    return this.queries.execute(new GetSurvivingAccount(merged_id));
  }

  async handle({ merged_id }: PeopleMerged, tx: Tx, keptId: string): Promise<void> {
    await tx.bookOwner.updateMany({
      where: { tenant_id: currentTenantId(), user_id: merged_id },
      data: { user_id: keptId },
    });
  }
}
