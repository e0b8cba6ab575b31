import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { DonationPayment } from '../../../platform/db/generated/client.ts';
import { AppError } from '../../../platform/errors.ts';
import { DonationKeys } from './donation-keys.ts';
import { DONATION_SIGN_COUNT, donationNumber } from './donation.rules.ts';

type NewRow = Pick<
  DonationPayment,
  'donation_id' | 'charity_id' | 'project_id' | 'gift' | 'fee_cover' | 'currency' | 'title' | 'monthly_id'
>;

/** What donations are paid for with. */
@Injectable()
export class DonationRows {
  constructor(
    private readonly clock: Clock,
    private readonly keys: DonationKeys,
  ) {}

  /**
   * The row of a donation, which is stored under a number that no other one of the school has.
   * @throws AppError 409 `not_payable` for one that is paid
   */
  async store(tx: Tx, row: NewRow): Promise<{ number: string; key_seed: string }> {
    const tenant_id = currentTenantId();
    const { donation_id } = row;
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
            ...row,
            tenant_id,
            title: row.title.slice(0, 255),
            number: donationNumber(Array.from({ length: 8 }, () => randomInt(DONATION_SIGN_COUNT))),
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
