import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/db/db.ts';
import type { Donation } from '../../../platform/db/generated/client.ts';
import { crashPoint } from '../../../platform/messaging/crash-point.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { DonationPaid, DonationPaymentChanged, DonationRefunded } from '../../commerce/contract.ts';
import { DonationCorrected } from '../contract/donations.ts';
import { DonationWriter } from './donation-writer.ts';
import { ChargeRows } from './monthly/charge-rows.ts';

/** The money of a gift has arrived. */
@Injectable()
@Consumes(DonationPaid, { name: 'giving.complete-donation', queue: 'payments' })
export class CompleteWhenDonationPaid implements Consumer<DonationPaid> {
  constructor(
    private readonly charges: ChargeRows,
    private readonly writer: DonationWriter,
  ) {}

  key({ donation_id }: DonationPaid): string {
    return `donation ${donation_id}`;
  }

  async handle(paid: DonationPaid, tx: Tx): Promise<void> {
    const { donation_id, paid_at } = paid;
    const donation = (await this.writer.lock(tx, donation_id)) ?? (await this.charge(paid, tx));
    if (!donation) throw new Error(`There is no donation ${donation_id}`);
    const at = new Date(paid_at);
    if (!(await this.writer.move(tx, donation, 'paid', { paid_at: at }))) return;
    await this.writer.completed(tx, donation, at);
    crashPoint('donation.completed');
  }

  /** A charge that a subscription made by itself has no donation here yet. */
  private charge(
    { donation_id: id, monthly_id, number, fee_cover = 0, provider, amount }: DonationPaid,
    tx: Tx,
  ): Promise<Donation | null> {
    if (!monthly_id || !number || !provider) return Promise.resolve(null);
    return this.charges.add(tx, { id, monthly_id, number, gift: amount - fee_cover, fee_cover, provider });
  }
}

/** A part of a gift was paid back, or that failed afterwards. */
@Injectable()
@Consumes(DonationRefunded, { name: 'giving.correct-donation', queue: 'payments' })
export class CorrectWhenDonationRefunded implements Consumer<DonationRefunded> {
  constructor(
    private readonly outbox: Outbox,
    private readonly writer: DonationWriter,
  ) {}

  key({ donation_id }: DonationRefunded): string {
    return `donation ${donation_id}`;
  }

  /** @throws Error while the payment itself is not known here: the event is tried again */
  async handle(
    { donation_id, source_id, cause, amount, refunded, currency }: DonationRefunded,
    tx: Tx,
  ): Promise<void> {
    const donation = await this.writer.lock(tx, donation_id);
    if (!donation) throw new Error(`There is no donation ${donation_id}`);
    if (!donation.paid_at) throw new Error(`Donation ${donation_id} is not completed yet`);
    // Events of two refunds may come in any order: each changes what is paid back by its own amount.
    const after = donation.refunded + (cause === 'reversed' ? -amount : amount);
    const move = cause === 'dispute' ? 'charged_back' : 'refunded';
    if (!(await this.writer.move(tx, donation, move, { refunded: after })))
      throw new Error(`Donation ${donation_id} is ${donation.status}, and ${amount} of it were paid back`);
    await this.outbox.add(tx, DonationCorrected, {
      donation_id,
      source_id,
      cause,
      amount,
      refunded,
      currency,
    });
  }
}

/** A payment of a gift brought no money, or it is disputed. */
@Injectable()
@Consumes(DonationPaymentChanged, { name: 'giving.follow-payment', queue: 'payments' })
export class FollowWhenPaymentChanged implements Consumer<DonationPaymentChanged> {
  constructor(private readonly writer: DonationWriter) {}

  key({ donation_id }: DonationPaymentChanged): string {
    return `donation ${donation_id}`;
  }

  async handle({ donation_id, status }: DonationPaymentChanged, tx: Tx): Promise<void> {
    const donation = await this.writer.lock(tx, donation_id);
    if (donation) await this.writer.move(tx, donation, status);
  }
}
