import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { GetSurvivingAccount, PeopleMerged } from '../../identity/contract.ts';

/**
 * Gives orders, grants and sales of a merged account to the surviving one, which may have been merged itself meanwhile. Other
 * modules move their copies of grants themselves. A second run finds nothing to change.
 */
@Injectable()
@Consumes(PeopleMerged, { name: 'commerce.move-orders', queue: 'privacy' })
export class TransferOrdersWhenPeopleMerged implements Consumer<PeopleMerged, string> {
  constructor(private readonly queries: QueryBus) {}

  prepare({ merged_id }: PeopleMerged): Promise<string> {
    return this.queries.execute(new GetSurvivingAccount(merged_id));
  }

  async handle({ merged_id }: PeopleMerged, tx: Tx, keptId: string): Promise<void> {
    if (keptId === merged_id) return;
    const tenant_id = currentTenantId();
    await tx.salesOrder.updateMany({
      where: { tenant_id, buyer_id: merged_id },
      data: { buyer_id: keptId },
    });
    await tx.salesOrder.updateMany({
      where: { tenant_id, reader_id: merged_id },
      data: { reader_id: keptId },
    });
    await tx.accessGrant.updateMany({
      where: { tenant_id, user_id: merged_id },
      data: { user_id: keptId },
    });
    await tx.$executeRaw`update commerce.order_line
      set maker_ids = array_append(array_remove(array_remove(maker_ids, ${merged_id}::uuid), ${keptId}::uuid), ${keptId}::uuid)
      where tenant_id = ${tenant_id}::uuid and maker_ids @> array[${merged_id}::uuid]`;
  }
}
