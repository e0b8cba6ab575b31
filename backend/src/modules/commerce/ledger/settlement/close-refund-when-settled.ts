import { Injectable } from '@nestjs/common';
import { crashPoint } from '../../../../platform/messaging/crash-point.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { reversed, type Entry } from '../posting/accounts.rules.ts';
import { Ledger } from '../posting/ledger.ts';
import { RefundSettled } from '../posting/ledger-events.ts';
import { OtherBooks } from './other-books.ts';

/** Step R4, or its reversal: the school's clearing accounts of the refund return to zero. */
@Injectable()
@Consumes(RefundSettled, { name: 'commerce.close-refund', queue: 'payments' })
export class CloseRefundWhenSettled implements Consumer<RefundSettled> {
  constructor(
    private readonly books: OtherBooks,
    private readonly ledger: Ledger,
  ) {}

  async prepare({ school_id, source_type, source_id, currency, outcome }: RefundSettled): Promise<void> {
    const kind = outcome === 'settled' ? 'closed' : 'closed_reversed';
    await this.books.within(school_id, async (tx) => {
      const posted = outcome === 'settled' ? 'refund' : 'refund_reversed';
      const entries = await this.ledger.entriesOf(tx, { source_type, source_id, kind: posted });
      if (!entries) throw new Error(`The ${source_type} ${source_id} is not in the books of the school`);
      await this.ledger.post(tx, { source_type, source_id, kind }, currency, closing(entries));
    });
    crashPoint('ledger.refund-closed');
  }

  async handle(): Promise<void> {}
}

/** The opposite of every entry, in which the school's income and tax are its claim on the platform. */
function closing(entries: readonly Entry[]): Entry[] {
  const own = (entry: Entry) => ['sales_income', 'shipping', 'tax_payable'].includes(entry.code);
  const opposite = reversed(entries);
  const claim = opposite.filter(own);
  return [
    ...opposite.filter((entry) => !own(entry)),
    {
      code: 'receivable_from_platform',
      owner_ref: '',
      debit: claim.reduce((sum, { debit }) => sum + debit, 0),
      credit: claim.reduce((sum, { credit }) => sum + credit, 0),
    },
  ];
}
