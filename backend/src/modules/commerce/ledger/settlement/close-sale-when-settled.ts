import { Injectable } from '@nestjs/common';
import { crashPoint } from '../../../../platform/messaging/crash-point.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Ledger } from '../posting/ledger.ts';
import { SaleSettled } from '../posting/ledger-events.ts';
import { saleClosed } from '../posting/postings.rules.ts';
import { schoolShares } from './movement.rules.ts';
import { OtherBooks } from './other-books.ts';

/** Step S3: the school's clearing accounts of the sale return to zero. */
@Injectable()
@Consumes(SaleSettled, { name: 'commerce.close-sale', queue: 'payments' })
export class CloseSaleWhenSettled implements Consumer<SaleSettled> {
  constructor(
    private readonly books: OtherBooks,
    private readonly ledger: Ledger,
  ) {}

  async prepare({ school_id, payment_id, currency, parts, effective_at }: SaleSettled): Promise<void> {
    await this.books.within(school_id, (tx) =>
      this.ledger.post(
        tx,
        { source_type: 'payment', source_id: payment_id, kind: 'closed' },
        currency,
        saleClosed(schoolShares(parts), payment_id),
        effective_at ? new Date(effective_at) : undefined,
      ),
    );
    crashPoint('ledger.sale-closed');
  }

  async handle(): Promise<void> {}
}
