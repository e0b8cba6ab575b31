import { Injectable } from '@nestjs/common';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { crashPoint } from '../../../../platform/messaging/crash-point.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { Ledger } from '../posting/ledger.ts';
import { SaleAllocated, SaleSettled } from '../posting/ledger-events.ts';
import { platformReceived, platformSettled, providerFee } from '../posting/postings.rules.ts';
import { charityParts, platformMovement } from './movement.rules.ts';
import { OtherBooks } from './other-books.ts';

/** Steps P1 to P3: the platform receives a sale of a school and credits everybody. */
@Injectable()
@Consumes(SaleAllocated, { name: 'commerce.settle-sale', queue: 'payments' })
export class SettleSaleWhenAllocated implements Consumer<SaleAllocated> {
  constructor(
    private readonly books: OtherBooks,
    private readonly ledger: Ledger,
    private readonly outbox: Outbox,
  ) {}

  async prepare(event: SaleAllocated): Promise<void> {
    const { fee, charged = [], fee_cover, ...settled } = event;
    const { payment_id: source_id, provider, currency } = event;
    const sale = platformMovement(event, source_id);
    const at = event.effective_at ? new Date(event.effective_at) : undefined;
    crashPoint('ledger.sale-allocated');
    await this.books.within(PLATFORM_TENANT_ID, async (tx) => {
      const key = { source_type: 'payment' as const, source_id };
      if (!(await this.ledger.post(tx, { ...key, kind: 'received' }, currency, platformReceived(sale), at)))
        return;
      await this.ledger.post(tx, { ...key, kind: 'settled' }, currency, platformSettled(sale), at);
      if (fee || (fee === 0 && fee_cover))
        await this.ledger.post(
          tx,
          { ...key, kind: 'fee' },
          currency,
          providerFee(provider, fee, { charged: charityParts(charged), cover: fee_cover }),
        );
      await this.outbox.add(tx, SaleSettled, settled);
    });
    crashPoint('ledger.sale-settled');
  }

  async handle(): Promise<void> {}
}
