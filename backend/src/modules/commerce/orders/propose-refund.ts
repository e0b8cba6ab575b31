import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Db } from '../../../platform/db/db.ts';
import { currentTenantId, type Principal } from '../../../platform/context.ts';
import { ProposeAct, type RecentConfirmationBody } from '../../identity/contract.ts';
import { ManagedOrders } from './managed-orders.ts';
import { REFUND_ACT, type RefundActParams } from './refund-order-act.ts';
import { RefundRequests, type WantedLine } from './refund-requests.ts';

/**
 * Proposes a refund of an order to a second person: of the school, or for the platform's team one of the team.
 * Failures: those of `RefundOrder` and `ProposeAct`.
 */
export class ProposeRefund extends Command<{ id: string }> {
  constructor(
    readonly id: string,
    readonly lines: readonly WantedLine[],
    readonly reason: string,
    readonly requester: Principal,
    readonly proof: RecentConfirmationBody,
  ) {
    super();
  }
}

@CommandHandler(ProposeRefund)
export class ProposeRefundHandler implements ICommandHandler<ProposeRefund> {
  constructor(
    private readonly commands: CommandBus,
    private readonly db: Db,
    private readonly managed: ManagedOrders,
    private readonly requests: RefundRequests,
  ) {}

  async execute({ id, lines, reason, requester, proof }: ProposeRefund): Promise<{ id: string }> {
    const planned = await this.db.transaction((tx) =>
      this.managed.read(tx, id, (own) => this.requests.plan(own, id, lines)),
    );
    const params: RefundActParams = {
      order_id: id,
      lines: planned.lines.map(({ line_id, amount, restock }) => ({
        line_id,
        amount,
        ...(restock > 0 && { restock }),
      })),
      reason,
      ...(planned.order.tenant_id !== currentTenantId() && { school_id: planned.order.tenant_id }),
    };
    return this.commands.execute(new ProposeAct(REFUND_ACT, params, reason, requester, proof));
  }
}
