import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { Money } from '../../../platform/http/money.ts';
import { sumOf } from './refund.rules.ts';
import { TeamRefunds } from './team-refunds.ts';

/** A line that the proposal pays back. */
export class TeamRefundLine {
  title!: string;
  amount!: Money;
}

/** A refund that the platform's team proposes for an order of the school. */
export class TeamRefundView {
  /** Id of the proposal. */
  id!: string;
  amount!: Money;
  lines!: TeamRefundLine[];
  reason!: string;
  /** Who of the platform's team proposes it. */
  by!: string;
  proposed_at!: string;
  expires_at!: string;
}

export class TeamRefundList {
  results!: TeamRefundView[];
}

/** What the platform's team proposes to pay back of an order, newest first, for the staff of its school. 404 */
export class ListTeamRefunds extends Query<TeamRefundList> {
  constructor(readonly orderId: string) {
    super();
  }
}

@QueryHandler(ListTeamRefunds)
export class ListTeamRefundsHandler implements IQueryHandler<ListTeamRefunds> {
  constructor(
    private readonly db: Db,
    private readonly proposals: TeamRefunds,
  ) {}

  async execute({ orderId }: ListTeamRefunds): Promise<TeamRefundList> {
    const tenant_id = currentTenantId();
    const waiting = await this.proposals.of(orderId);
    if (waiting.length === 0) return { results: [] };
    const { order, made } = await this.db.transaction(async (tx) => ({
      order: await tx.salesOrder.findUnique({
        where: { tenant_id_id: { tenant_id, id: orderId } },
        select: { currency: true, lines: { select: { id: true, title: true } } },
      }),
      made: await tx.orderRefund.findMany({
        where: { tenant_id, id: { in: waiting.map(({ id }) => id) } },
        select: { id: true },
      }),
    }));
    if (!order) throw notFound('order');
    const { currency } = order;
    return {
      results: waiting
        .filter(({ id }) => !made.some((refund) => refund.id === id))
        .map(({ id, lines, reason, by, proposed_at, expires_at }) => ({
          id,
          amount: { amount: sumOf(lines), currency },
          lines: lines.map(({ line_id, amount }) => ({
            title: order.lines.find((line) => line.id === line_id)?.title ?? '',
            amount: { amount, currency },
          })),
          reason,
          by,
          proposed_at: proposed_at.toISOString(),
          expires_at: expires_at.toISOString(),
        })),
    };
  }
}
