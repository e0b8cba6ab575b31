import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { DonationPayment, MonthlyGift, Prisma } from '../../../../platform/db/generated/client.ts';
import { notFound } from '../../../../platform/errors.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import type { NewDonation } from '../../contract/donations.ts';
import { MonthlyGiftChanged, type MonthlyGiftCause } from '../../contract/monthly-gifts.ts';
import type { PaymentFacts } from '../../payments/payment-facts.ts';
import { DonationKeys } from '../donation-keys.ts';
import { MonthlyGiftDoubled, MonthlyGiftLookDue } from './monthly-gift-events.ts';
import { isMonthlyStep, isRunning, monthAfter, nextLook } from './monthly-gift.rules.ts';

/** Members of a monthly gift that change. */
type Change = Omit<
  Prisma.MonthlyGiftUncheckedUpdateManyInput,
  'tenant_id' | 'id' | 'version' | 'look_count'
> &
  Partial<Omit<MonthlyGift, 'tenant_id' | 'id' | 'version' | 'look_count'>>;

/** Why the donor is told, and what tells two of the same cause apart. */
export interface Told {
  cause: MonthlyGiftCause;
  key: string;
}

/** Monthly gifts of the running school. */
@Injectable()
export class MonthlyGifts {
  constructor(
    private readonly clock: Clock,
    private readonly keys: DonationKeys,
    private readonly outbox: Outbox,
  ) {}

  /** The gift, locked until the transaction ends. @throws AppError 404 */
  async lock(tx: Tx, id: string): Promise<MonthlyGift> {
    const tenant_id = currentTenantId();
    await tx.$executeRaw`select 1 from commerce.monthly_gift
      where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
    const gift = await tx.monthlyGift.findFirst({ where: { tenant_id, id } });
    if (!gift) throw notFound('monthly_gift');
    return gift;
  }

  /** Stores a gift that its first payment begins; for one that is over, the donation with which it begins again. */
  async start(tx: Tx, donation: NewDonation & { monthly_id: string }): Promise<void> {
    const tenant_id = currentTenantId();
    const { monthly_id: id, donation_id, provider, title, description, email, ...rest } = donation;
    const { charity_id, project_id, gift, fee_cover, currency } = rest;
    const now = this.clock.now();
    const { count } = await tx.monthlyGift.createMany({
      data: [
        {
          tenant_id,
          id,
          donation_id,
          provider,
          charity_id,
          project_id,
          gift,
          fee_cover,
          currency,
          title: title.slice(0, 255),
          description: description.slice(0, 255),
          email,
          key_seed: this.keys.newSeed(),
          consented_at: now,
          created_at: now,
          updated_at: now,
        },
      ],
      skipDuplicates: true,
    });
    const known = await this.lock(tx, id);
    if (count === 0) await tx.monthlyGift.updateMany({ where: { tenant_id, id }, data: { donation_id } });
    else await this.plan(tx, known);
  }

  /** A donation of the gift was paid: it begins, or goes on. */
  async charged(tx: Tx, { monthly_id, donation_id }: DonationPayment, payment: PaymentFacts): Promise<void> {
    if (!monthly_id) return;
    const gift = await this.lock(tx, monthly_id);
    const now = this.clock.now();
    const paid: Change = { unpaid_since: null, failure: null, reminders: 0 };
    const byLink = payment.provider === 'phonepe';
    if (donation_id === gift.donation_id && !isRunning(gift.status))
      return this.change(
        tx,
        gift,
        {
          ...paid,
          status: 'active',
          provider: payment.provider,
          subscription_ref: payment.subscription_ref ?? null,
          began_at: gift.began_at ?? now,
          consented_at: now,
          asked_at: null,
          ended_at: null,
          paused_until: null,
          next_charge_at: monthAfter(now),
        },
        { cause: 'began', key: donation_id },
        // The provider tells the day of the next charge and the card.
        byLink ? null : now,
      );
    const due = gift.next_charge_at ?? now;
    let next = due;
    while (byLink && next <= now) next = monthAfter(next);
    const late = gift.status === 'past_due';
    await this.change(
      tx,
      gift,
      { ...paid, ...(byLink && { next_charge_at: next }), ...(late && { status: 'active' }) },
      late ? { cause: 'recovered', key: gift.unpaid_since?.toISOString() ?? donation_id } : null,
    );
  }

  /** A second payment of the same donation is paid back; the subscription that it began is ended. */
  async doubled(tx: Tx, { id: payment_id, provider, subscription_ref }: PaymentFacts): Promise<void> {
    if (!subscription_ref) return;
    await this.outbox.add(tx, MonthlyGiftDoubled, { payment_id, provider, subscription_ref });
  }

  /**
   * The payment that was to begin the gift was held, and is paid back: its subscription is ended, so that nothing is charged
   * for a gift that never began. Nothing for a later charge.
   */
  async firstPaidBack(
    tx: Tx,
    { monthly_id, donation_id }: DonationPayment,
    { id: payment_id, provider, subscription_ref }: PaymentFacts,
  ): Promise<void> {
    if (!monthly_id) return;
    const gift = await this.lock(tx, monthly_id);
    if (gift.donation_id !== donation_id || isRunning(gift.status)) return;
    if (subscription_ref)
      await this.outbox.add(tx, MonthlyGiftDoubled, {
        payment_id,
        provider,
        subscription_ref,
        cause: 'paid_back',
      });
    if (gift.status === 'incomplete')
      await this.change(tx, gift, { status: 'abandoned', ended_at: this.clock.now() }, null);
  }

  /**
   * Stores a change with what follows from it: the donor is told, and the next look is planned.
   * @param gift locked
   * @param lookAt when it is looked at next; absent: when something is due
   */
  async change(
    tx: Tx,
    gift: MonthlyGift,
    change: Change,
    told: Told | null,
    lookAt: Date | null = null,
  ): Promise<void> {
    const to = change.status ?? gift.status;
    if (!isMonthlyStep(gift.status, to))
      throw new Error(`A monthly gift does not go from ${gift.status} to ${to}`);
    const { tenant_id, id } = gift;
    const now = this.clock.now();
    await tx.monthlyGift.updateMany({
      where: { tenant_id, id },
      data: { ...change, version: { increment: 1 }, updated_at: now },
    });
    if (told) await this.outbox.add(tx, MonthlyGiftChanged, { monthly_id: id, ...told });
    await this.plan(tx, { ...gift, ...(change as Partial<MonthlyGift>) }, lookAt);
  }

  /** Plans the next look, and drops the one that was planned before. */
  async plan(tx: Tx, gift: MonthlyGift, lookAt: Date | null = null): Promise<void> {
    const now = this.clock.now();
    const at = lookAt ?? nextLook(gift, now);
    const { tenant_id, id } = gift;
    const look = gift.look_count + 1;
    await tx.monthlyGift.updateMany({ where: { tenant_id, id }, data: { look_count: look } });
    if (!at) return;
    const due = at > now ? { at } : {};
    await this.outbox.add(tx, MonthlyGiftLookDue, { monthly_id: id, look }, due);
  }
}
