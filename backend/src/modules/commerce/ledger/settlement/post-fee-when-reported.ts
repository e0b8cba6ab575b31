import { Injectable } from '@nestjs/common';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Ledger } from '../posting/ledger.ts';
import { FeeReported } from '../posting/ledger-events.ts';
import { providerFee } from '../posting/postings.rules.ts';
import { missingOf } from './charity-balances.ts';
import { charityParts } from './movement.rules.ts';
import { OtherBooks } from './other-books.ts';

/** Step P3, where the provider tells its fee after the sale. */
@Injectable()
@Consumes(FeeReported, { name: 'commerce.post-fee', queue: 'payments' })
export class PostFeeWhenReported implements Consumer<FeeReported> {
  constructor(
    private readonly books: OtherBooks,
    private readonly ledger: Ledger,
  ) {}

  async prepare(event: FeeReported): Promise<void> {
    const { payment_id, provider, currency, fee, charged = [], fee_cover } = event;
    await this.books.within(PLATFORM_TENANT_ID, async (tx) => {
      const key = { source_type: 'payment' as const, source_id: payment_id };
      if (!(await this.ledger.has(tx, { ...key, kind: 'settled' })))
        throw new Error(`Payment ${payment_id} is not settled yet`);
      if (await this.ledger.has(tx, { ...key, kind: 'fee' })) return;
      const charities = charityParts(charged);
      const goodwill = await missingOf(tx, this.ledger, charities, currency);
      await this.ledger.post(
        tx,
        { ...key, kind: 'fee' },
        currency,
        providerFee(provider, fee, { charged: charities, goodwill, cover: fee_cover }),
      );
    });
  }

  async handle(): Promise<void> {}
}
