import { WHOLE_BPS } from '@bookgrove/contract';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RecordOfflineGift } from '../contract/donations.ts';
import { RoyaltyRules } from '../ledger/royalties/royalty-rules.ts';
import { SalesLedger } from '../ledger/sales-ledger.ts';

@CommandHandler(RecordOfflineGift)
export class RecordOfflineGiftHandler implements ICommandHandler<RecordOfflineGift> {
  constructor(
    private readonly ledger: SalesLedger,
    private readonly rules: RoyaltyRules,
  ) {}

  async execute({ tx, gift }: RecordOfflineGift): Promise<void> {
    const { donation_id, number, charity_id, project_id, amount, currency, received_at } = gift;
    const { id: rule_id } = await this.rules.current(tx);
    await this.ledger.recordSale(tx, {
      payment_id: donation_id,
      order_id: donation_id,
      provider: 'offline',
      currency,
      fee: null,
      at: received_at,
      lines: [
        {
          line_id: donation_id,
          book_id: null,
          title: number,
          kind: 'donation',
          quantity: 1,
          maker_ids: [],
          total: amount,
          tax: 0,
          charity_bps: WHOLE_BPS,
          charity_id,
          project_id,
          rule_id,
        },
      ],
    });
  }
}
