import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { StartDonation, type StartedDonation } from '../contract/donations.ts';
import { Payments } from '../payments/payments.ts';
import { DonationKeys } from './donation-keys.ts';
import { DonationRows } from './donation-rows.ts';
import { MonthlyGifts } from './monthly/monthly-gifts.ts';

@CommandHandler(StartDonation)
export class StartDonationHandler implements ICommandHandler<StartDonation> {
  constructor(
    private readonly keys: DonationKeys,
    private readonly monthly: MonthlyGifts,
    private readonly payments: Payments,
    private readonly rows: DonationRows,
  ) {}

  /** @throws AppError 422 `provider_not_offered`, 409 `not_payable` */
  async execute({ tx, donation }: StartDonation): Promise<StartedDonation> {
    const { provider, description, email, monthly_id = null, ...row } = donation;
    const { donation_id, gift, fee_cover, currency } = row;
    const { number, key_seed } = await this.rows.store(tx, { ...row, monthly_id });
    if (monthly_id) await this.monthly.start(tx, { ...donation, monthly_id });
    await this.payments.cancelOpen(tx, 'donation', donation_id);
    const { id, token, redirect_url } = await this.payments.create(tx, {
      provider,
      purpose: 'donation',
      subject_id: donation_id,
      number,
      total: { amount: gift + fee_cover, currency },
      description,
      email,
      interval: monthly_id ? 'month' : 'once',
    });
    return { payment_id: id, number, access_token: this.keys.of(key_seed), token, redirect_url };
  }
}
