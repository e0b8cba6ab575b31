import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AppError } from '../../../../platform/errors.ts';
import type { StartedDonation } from '../../contract/donations.ts';
import { PayMonthlyGift } from '../../contract/monthly-gifts.ts';
import { Payments } from '../../payments/payments.ts';
import { DonationKeys } from '../donation-keys.ts';
import { DonationRows } from '../donation-rows.ts';
import { isRunning } from './monthly-gift.rules.ts';
import { MonthlyGifts } from './monthly-gifts.ts';

@CommandHandler(PayMonthlyGift)
export class PayMonthlyGiftHandler implements ICommandHandler<PayMonthlyGift> {
  constructor(
    private readonly keys: DonationKeys,
    private readonly monthly: MonthlyGifts,
    private readonly payments: Payments,
    private readonly rows: DonationRows,
  ) {}

  async execute({ tx, monthlyId, donationId }: PayMonthlyGift): Promise<StartedDonation> {
    const gift = await this.monthly.lock(tx, monthlyId);
    const running = isRunning(gift.status);
    // Of a running subscription the provider makes the payments itself.
    if (gift.status === 'incomplete' || (running && (gift.subscription_ref !== null || !gift.unpaid_since)))
      throw new AppError('conflict', 'not_possible_now', 'Nothing is to be paid for this gift now.');
    const { provider, charity_id, project_id, fee_cover, currency, title, description, email } = gift;
    const amounts = { gift: gift.gift, fee_cover, currency };
    const beneficiary = { charity_id, project_id, title };
    const donation_id = donationId;
    const row = { ...amounts, ...beneficiary, donation_id, monthly_id: monthlyId };
    const { number, key_seed } = await this.rows.store(tx, row);
    if (!running) await this.monthly.start(tx, { ...row, provider, description, email });
    const { id, token, redirect_url } = await this.payments.create(tx, {
      provider,
      purpose: 'donation',
      subject_id: donation_id,
      number,
      total: { amount: amounts.gift + fee_cover, currency },
      description,
      email,
      interval: running ? 'once' : 'month',
    });
    return { payment_id: id, number, access_token: this.keys.of(key_seed), token, redirect_url };
  }
}
