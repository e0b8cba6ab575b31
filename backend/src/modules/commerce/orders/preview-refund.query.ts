import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { AppError } from '../../../platform/errors.ts';
import { Money } from '../../../platform/http/money.ts';

/** One account of the books, before and after a refund. */
export class RefundEffect {
  /** `sales_income`, `charity_due`, `platform_fee_due` or `provider_fee_due`. */
  account!: string;
  now!: Money;
  /** Negative where the account loses. */
  change!: Money;
  after!: Money;
}

export class RefundPreviewLine {
  line_id!: string;
  amount!: Money;
}

export class RefundPreview {
  /** Sum of the lines: what the buyer gets back. */
  amount!: Money;
  lines!: RefundPreviewLine[];
  effects!: RefundEffect[];
  /** The provider keeps its fee of this part. */
  fee_lost!: Money;
  /** Whether the refund has to be proposed to a second person. */
  second_person!: boolean;
  /** From this sum of all refunds of an order a second person must agree; null: always. */
  threshold!: Money | null;
}

/** What a refund of these lines would change. */
export class PreviewRefund extends Query<RefundPreview> {
  constructor(
    readonly id: string,
    readonly lines: { line_id: string; amount?: number }[],
  ) {
    super();
  }
}

@QueryHandler(PreviewRefund)
export class PreviewRefundHandler implements IQueryHandler<PreviewRefund> {
  execute(): Promise<RefundPreview> {
    throw new AppError('unavailable', 'not_built', 'This is not built yet.');
  }
}
