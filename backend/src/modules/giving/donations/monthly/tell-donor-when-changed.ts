import type { Language } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { SECRET_MARK } from '../../../../platform/link-secrets.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { GetMonthlyGifts, MonthlyGiftChanged, type MonthlyGiftMoney } from '../../../commerce/contract.ts';
import { requestEmail } from '../../../messaging/contract.ts';
import { DonationReader } from '../donation-reader.ts';
import { ChargeRows } from './charge-rows.ts';
import { monthlyGiftPath } from './monthly-gifts.ts';

/** What a letter needs; null when there is nobody to write to. */
interface Found {
  gift: MonthlyGiftMoney;
  to: string;
}

/** Tells the donor what happened to a monthly gift: one letter for each cause, with the link that opens it. */
@Injectable()
@Consumes(MonthlyGiftChanged, { name: 'giving.tell-monthly-donor', queue: 'emails' })
export class TellDonorWhenMonthlyGiftChanged implements Consumer<MonthlyGiftChanged, Found | null> {
  constructor(
    private readonly donations: DonationReader,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly rows: ChargeRows,
  ) {}

  key({ monthly_id }: MonthlyGiftChanged): string {
    return `monthly gift ${monthly_id}`;
  }

  async prepare({ monthly_id }: MonthlyGiftChanged): Promise<Found | null> {
    const [gift] = await this.queries.execute(new GetMonthlyGifts([monthly_id]));
    if (!gift) return null;
    const names = await this.donations.beneficiaries([gift]);
    return { gift, to: names.get(gift.project_id ?? gift.charity_id)?.name ?? gift.title };
  }

  async handle({ monthly_id, cause, key }: MonthlyGiftChanged, tx: Tx, found: Found | null): Promise<void> {
    if (!found) return;
    const { gift } = found;
    const donation = await this.rows.latest(tx, monthly_id);
    if (!donation) return;
    const { donor_id, donor_email, donor_name, language } = donation;
    if (!donor_id && !donor_email) return;
    const guest = {
      email: donor_email!,
      language: language as Language,
      ...(donor_name && { name: donor_name }),
    };
    await requestEmail(this.outbox, tx, {
      template: 'monthly-gift',
      to: donor_id ? { user_id: donor_id, ...(donor_email && { email: donor_email }) } : guest,
      data: {
        path: monthlyGiftPath(monthly_id, SECRET_MARK),
        cause,
        to: found.to,
        amount: gift.gift + gift.fee_cover,
        currency: gift.currency,
        day: (gift.next_charge_at ?? gift.paused_until)?.toISOString() ?? '',
        by_link: gift.provider === 'phonepe',
      },
      cause: `monthly:${monthly_id}:${cause}:${key}`,
      secret_seed: gift.key_seed,
    });
  }
}
