import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { Money } from '../../../platform/http/money.ts';
import { SalesLedger } from '../ledger/sales-ledger.ts';
import { ManagedOrders } from './managed-orders.ts';
import { RefundRequests, type WantedLine } from './refund-requests.ts';
import { needsSecondPerson, thresholdOf } from '../payments/refund-threshold.rules.ts';

/** One account of the school's books, before and after a refund. */
export class RefundEffect {
  /** Code of the account: `sales_income`, `shipping`, `tax_payable`, `receivable_from_platform`. */
  account!: string;
  now!: Money;
  /** Negative where the account loses. */
  change!: Money;
  after!: Money;
}

export class RefundPreviewLine {
  line_id!: string;
  title!: string;
  amount!: Money;
}

/** How the amount is divided, by the shares of the sale. */
export class RefundParts {
  school!: Money;
  charity!: Money;
  platform!: Money;
  provider!: Money;
  tax!: Money;
}

export class RefundPreview {
  /** Sum of the lines: what the buyer gets back. */
  amount!: Money;
  lines!: RefundPreviewLine[];
  parts!: RefundParts;
  effects!: RefundEffect[];
  /** The part of the provider's fee that is not recovered. */
  fee_lost!: Money;
  /** How many people lose a book: buyers, and those who got it with the code of a class pack or a gift. */
  readers!: number;
  /** Whether the refund has to be proposed to a second person. */
  second_person!: boolean;
  /** From this sum of all refunds of an order on a second person must agree; null: always. */
  threshold!: Money | null;
}

/** What a refund of these lines would change. Failures as of `RefundOrder`. */
export class PreviewRefund extends Query<RefundPreview> {
  constructor(
    readonly id: string,
    readonly lines: readonly WantedLine[],
  ) {
    super();
  }
}

@QueryHandler(PreviewRefund)
export class PreviewRefundHandler implements IQueryHandler<PreviewRefund> {
  constructor(
    private readonly db: Db,
    private readonly ledger: SalesLedger,
    private readonly managed: ManagedOrders,
    private readonly requests: RefundRequests,
  ) {}

  execute({ id, lines }: PreviewRefund): Promise<RefundPreview> {
    return this.managed.inSchoolOf(id, () =>
      this.db.transaction(async (tx) => {
        const planned = await this.requests.plan(tx, id, lines);
        const { currency, payment_id } = planned.order;
        const money = (amount: number): Money => ({ amount, currency });
        const preview = await this.ledger.previewRefund(tx, {
          payment_id,
          currency,
          lines: planned.lines.map(({ line_id, amount }) => ({ line_id, amount })),
        });
        const threshold = thresholdOf(currency);
        const readers = await tx.accessGrant.count({
          where: {
            tenant_id: currentTenantId(),
            status: 'active',
            line_id: { in: planned.lines.filter(({ whole }) => whole).map(({ line_id }) => line_id) },
          },
        });
        return {
          amount: money(planned.amount),
          lines: planned.lines.map(({ line_id, title, amount: part }) => ({
            line_id,
            title,
            amount: money(part),
          })),
          parts: {
            school: money(preview.parts.school),
            charity: money(preview.parts.charity),
            platform: money(preview.parts.platform),
            provider: money(preview.parts.provider),
            tax: money(preview.parts.tax),
          },
          effects: preview.effects.map(({ account, now, change, after }) => ({
            account,
            now: money(now),
            change: money(change),
            after: money(after),
          })),
          fee_lost: money(preview.fee_lost),
          readers,
          second_person: needsSecondPerson(currency, planned.before, planned.amount),
          threshold: threshold === null ? null : money(threshold),
        };
      }),
    );
  }
}
