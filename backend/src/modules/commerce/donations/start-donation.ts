import { randomInt } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { StartDonation, type NewDonation, type StartedDonation } from '../contract/donations.ts';
import { Payments } from '../payments/payments.ts';
import { DonationKeys } from './donation-keys.ts';
import { DONATION_SIGN_COUNT, donationNumber } from './donation.rules.ts';

@CommandHandler(StartDonation)
export class StartDonationHandler implements ICommandHandler<StartDonation> {
  constructor(
    private readonly clock: Clock,
    private readonly keys: DonationKeys,
    private readonly payments: Payments,
  ) {}

  /** @throws AppError 422 `provider_not_offered`, 409 `not_payable` */
  async execute({ tx, donation }: StartDonation): Promise<StartedDonation> {
    const { donation_id, provider, gift, fee_cover, currency, description, email } = donation;
    const { number, key_seed } = await this.stored(tx, donation);
    await this.payments.cancelOpen(tx, 'donation', donation_id);
    const { id, token, redirect_url } = await this.payments.create(tx, {
      provider,
      purpose: 'donation',
      subject_id: donation_id,
      number,
      total: { amount: gift + fee_cover, currency },
      description,
      email,
    });
    return { payment_id: id, number, access_token: this.keys.of(key_seed), token, redirect_url };
  }

  /** The row of the donation, which is stored under a number that no other one of the school has. */
  private async stored(
    tx: Tx,
    { donation_id, charity_id, project_id, gift, fee_cover, currency, title }: NewDonation,
  ): Promise<{ number: string; key_seed: string }> {
    const tenant_id = currentTenantId();
    const find = () =>
      tx.donationPayment.findUnique({ where: { tenant_id_donation_id: { tenant_id, donation_id } } });
    const now = this.clock.now();
    for (;;) {
      const found = await find();
      if (found && found.status !== 'pending')
        throw new AppError('conflict', 'not_payable', 'This gift is paid already.');
      if (found) return found;
      await tx.donationPayment.createMany({
        data: [
          {
            tenant_id,
            donation_id,
            number: donationNumber(Array.from({ length: 8 }, () => randomInt(DONATION_SIGN_COUNT))),
            title: title.slice(0, 255),
            charity_id,
            project_id,
            gift,
            fee_cover,
            currency,
            key_seed: this.keys.newSeed(),
            created_at: now,
            updated_at: now,
          },
        ],
        // Another donation may have the number.
        skipDuplicates: true,
      });
    }
  }
}
