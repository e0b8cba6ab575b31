import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { ListWaitingProposals, type WaitingProposal } from '../../identity/contract.ts';
import { REFUND_ACT, type RefundActParams } from './refund-order-act.ts';

/** A refund that one of the platform's team proposed. */
type TeamRefund = Omit<WaitingProposal, 'params'> & RefundActParams;

/** Refunds of the running school's orders that the platform's team proposed, and that wait for a second person. */
@Injectable()
export class TeamRefunds {
  constructor(private readonly queries: QueryBus) {}

  /** Of one order; none for the platform's team, which finds them among its own proposals. */
  async of(orderId: string): Promise<TeamRefund[]> {
    if (currentTenantId() === PLATFORM_TENANT_ID) return [];
    const correlationId = currentContext()?.correlationId ?? newId();
    const waiting = await inContext({ correlationId, tenantId: PLATFORM_TENANT_ID, principal: null }, () =>
      this.queries.execute(new ListWaitingProposals(REFUND_ACT, { order_id: orderId })),
    );
    return waiting.map(({ params, ...proposal }) => ({ ...(params as RefundActParams), ...proposal }));
  }
}
