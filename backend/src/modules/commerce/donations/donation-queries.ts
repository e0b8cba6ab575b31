import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetDonationProviders, OpensDonation, type DonationProvider } from '../contract/donations.ts';
import { expectedFee, feeCoverOf } from '../payments/providers/provider-fees.rules.ts';
import { Payments } from '../payments/payments.ts';
import { DonationKeys } from './donation-keys.ts';

@QueryHandler(GetDonationProviders)
export class GetDonationProvidersHandler implements IQueryHandler<GetDonationProviders> {
  constructor(private readonly payments: Payments) {}

  execute({ gift, interval }: GetDonationProviders): Promise<DonationProvider[]> {
    const accepting = this.payments.accepting(gift);
    return Promise.resolve(
      this.payments.offered(gift.currency).map(({ provider, reason }) => {
        const unfit = interval === 'month' && !this.payments.takesMonthly(provider) ? 'interval' : null;
        const why = reason ?? unfit ?? (accepting.includes(provider) ? null : 'amount');
        const fee = expectedFee(provider, gift.currency);
        const fee_cover = fee && why === null ? feeCoverOf(gift.amount, fee) : null;
        return { provider, available: why === null, reason: why, fee_cover };
      }),
    );
  }
}

@QueryHandler(OpensDonation)
export class OpensDonationHandler implements IQueryHandler<OpensDonation> {
  constructor(
    private readonly db: Db,
    private readonly keys: DonationKeys,
  ) {}

  async execute({ donationId, key }: OpensDonation): Promise<boolean> {
    const [row] = await this.db.rows<{ key_seed: string }>({
      name: 'donation_key',
      text: `select key_seed from commerce.donation_payment where tenant_id = $1::uuid and donation_id = $2::uuid`,
      values: [currentTenantId(), donationId],
    });
    return row !== undefined && this.keys.opens(row.key_seed, key);
  }
}
