import { formatPrice } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import {
  inEveryLanguage,
  NeedsSecondPerson,
  type ApprovedAct,
  type SecondPersonAct,
  type Snapshot,
} from '../../../platform/approvals/second-person.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { REFUND_ACT_TEXTS } from './refund-act-texts.ts';
import { RefundRequests } from './refund-requests.ts';
import type { RefundLine } from './refund.rules.ts';

export const REFUND_ACT = 'order.refund';

export interface RefundActParams {
  order_id: string;
  lines: RefundLine[];
  reason: string;
}

/** A refund above the threshold of its currency. */
@Injectable()
@NeedsSecondPerson({
  kind: REFUND_ACT,
  title: REFUND_ACT_TEXTS.title,
  propose: 'order.manage',
  approve: 'order.manage',
  hours: 72,
  path: '/admin/orders',
})
export class RefundOrderAct implements SecondPersonAct<RefundActParams> {
  constructor(private readonly requests: RefundRequests) {}

  async describe(tx: Tx, { order_id, lines }: RefundActParams): Promise<Snapshot> {
    const planned = await this.requests.plan(tx, order_id, lines);
    const { currency, number } = planned.order;
    const price = (amount: number) => inEveryLanguage(formatPrice({ amount, currency }));
    return {
      facts: [
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

  async run(
    tx: Tx,
    { order_id, lines, reason }: RefundActParams,
    { proposedBy, approvedBy }: ApprovedAct,
  ): Promise<void> {
    const planned = await this.requests.plan(tx, order_id, lines);
    await this.requests.request(tx, planned, {
      reason,
      by: { kind: 'staff', id: proposedBy },
      approvedBy,
    });
  }
}
