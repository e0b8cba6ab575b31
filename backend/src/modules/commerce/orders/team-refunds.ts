import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { ListWaitingProposals, type WaitingProposal } from '../../identity/contract.ts';
import { REFUND_ACT, type RefundActParams } from './refund-order-act.ts';

/** A refund that one of the platform's team proposed. */
type TeamRefund = Omit<WaitingProposal, 'params'> & RefundActParams;

/** Refunds of the running school's orders that the platform's team proposed, and that wait for a second person. */
@Injectable()
export class TeamRefunds {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** Of one order; none for the platform's team, which finds them among its own proposals. */
  async of(orderId: string): Promise<TeamRefund[]> {
    if (currentTenantId() === PLATFORM_TENANT_ID) return [];
    return this.waitingFor({ order_id: orderId });
  }

  /** Ids of the orders of the running school with such a refund; for the platform's team those of all schools. */
  async orders(): Promise<string[]> {
    const school = currentTenantId();
    const waiting = await this.waitingFor(school === PLATFORM_TENANT_ID ? {} : { school_id: school });
    // The refund of a proposal that a person of the school approved has its id.
    const made =
      school === PLATFORM_TENANT_ID
        ? []
        : await this.db.rows<{ id: string }>({
            name: 'made_of_team_refunds',
            text: 'select id from commerce.order_refund where tenant_id = $1 and id = any($2)',
            values: [school, waiting.map(({ id }) => id)],
          });
    const open = waiting.filter(({ id }) => !made.some((refund) => refund.id === id));
    return [...new Set(open.map(({ order_id }) => order_id))];
  }

  private async waitingFor(params: Record<string, string>): Promise<TeamRefund[]> {
    const correlationId = currentContext()?.correlationId ?? newId();
    const waiting = await inContext({ correlationId, tenantId: PLATFORM_TENANT_ID, principal: null }, () =>
      this.queries.execute(new ListWaitingProposals(REFUND_ACT, params)),
    );
    return waiting.map(({ params, ...proposal }) => ({ ...(params as RefundActParams), ...proposal }));
  }
}
