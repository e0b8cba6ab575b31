import { formatPrice } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  inEveryLanguage,
  NeedsSecondPerson,
  type ApprovedAct,
  type ProposedAct,
  type SecondPersonAct,
  type Snapshot,
} from '../../../platform/approvals/second-person.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { GetSchools } from '../../tenancy/contract.ts';
import { ManagedOrders } from './managed-orders.ts';
import { REFUND_ACT_TEXTS } from './refund-act-texts.ts';
import { RefundApproved } from './refund-approved.ts';
import { RefundProposed } from './refund-proposed.ts';
import { RefundRequests } from './refund-requests.ts';
import type { RefundLine } from './refund.rules.ts';

export const REFUND_ACT = 'order.refund';

export interface RefundActParams {
  order_id: string;
  lines: (RefundLine & { restock?: number })[];
  reason: string;
  /** The school of the order when one of the platform's team proposes it. */
  school_id?: string;
}

/**
 * A refund above the threshold of its currency: of an order of the school, or proposed by the platform's team for an order of
 * any school, which a second person of the team approves.
 */
@Injectable()
@NeedsSecondPerson({
  kind: REFUND_ACT,
  title: REFUND_ACT_TEXTS.title,
  propose: 'order.manage',
  approve: 'order.manage',
  hours: 72,
  path: '/admin/orders',
  platformPath: '/admin-panel/orders',
})
export class RefundOrderAct implements SecondPersonAct<RefundActParams> {
  constructor(
    private readonly managed: ManagedOrders,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly requests: RefundRequests,
  ) {}

  async describe(tx: Tx, { order_id, lines }: RefundActParams): Promise<Snapshot> {
    const planned = await this.managed.read(tx, order_id, (own) => this.requests.plan(own, order_id, lines));
    const { currency, number, tenant_id } = planned.order;
    const foreign = tenant_id !== currentTenantId();
    const [school] = foreign ? await this.queries.execute(new GetSchools([tenant_id])) : [];
    const price = (amount: number) => inEveryLanguage(formatPrice({ amount, currency }));
    return {
      facts: [
        ...(school ? [{ label: REFUND_ACT_TEXTS.school, value: inEveryLanguage(school.name) }] : []),
        { label: REFUND_ACT_TEXTS.order, value: inEveryLanguage(number) },
        { label: REFUND_ACT_TEXTS.amount, value: price(planned.amount) },
        ...planned.lines.map(({ title, amount }) => ({
          label: inEveryLanguage(title),
          value: price(amount),
        })),
        { label: REFUND_ACT_TEXTS.before, value: price(planned.before) },
      ],
      material: { order_id, lines, before: planned.before },
    };
  }

  async proposed(
    tx: Tx,
    { order_id, lines, reason, school_id }: RefundActParams,
    { proposalId, proposedBy, expiresAt }: ProposedAct,
  ): Promise<void> {
    if (!school_id) return;
    const { order, amount } = await this.managed.read(tx, order_id, (own) =>
      this.requests.plan(own, order_id, lines),
    );
    await this.outbox.add(tx, RefundProposed, {
      order_id,
      school_id,
      proposal_id: proposalId,
      order_number: order.number,
      amount,
      currency: order.currency,
      reason,
      proposed_by: proposedBy,
      expires_at: expiresAt.toISOString(),
    });
  }

  async run(
    tx: Tx,
    { order_id, lines, reason }: RefundActParams,
    { proposalId, proposedBy, approvedBy }: ApprovedAct,
  ): Promise<void> {
    const school_id = await this.managed.schoolOf(order_id);
    if (school_id !== currentTenantId())
      return this.outbox.add(tx, RefundApproved, {
        order_id,
        school_id,
        proposal_id: proposalId,
        lines,
        reason,
        proposed_by: proposedBy,
        approved_by: approvedBy,
      });
    const planned = await this.requests.plan(tx, order_id, lines);
    await this.requests.request(tx, planned, {
      reason,
      by: { kind: 'staff', id: proposedBy },
      approvedBy,
    });
  }
}
