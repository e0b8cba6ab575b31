import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import type { MonthlyGift } from '../../../../platform/db/generated/client.ts';
import { newId } from '../../../../platform/ids.ts';
import { crashPoint } from '../../../../platform/messaging/crash-point.ts';
import { PaymentAdapters } from '../../payments/payment-adapters.ts';
import { ProviderUnavailable } from '../../payments/payment-provider.ts';
import { Payments } from '../../payments/payments.ts';
import { SettlePayment } from '../../payments/settle-payment.ts';
import type { ChargeSeen, SubscriptionSeen } from '../../payments/subscriptions.ts';
import { DonationRows } from '../donation-rows.ts';
import { asksAgain, dunning, isRunning, statusSeen, unanswered } from './monthly-gift.rules.ts';
import { MonthlyGifts, type Told } from './monthly-gifts.ts';

/** How often the provider is read anew because the gift changed meanwhile. */
const READS = 4;

/**
 * Brings a monthly gift to what its provider reports, with all that follows from it, and does what is due by the calendar. Run
 * after a webhook, at planned times, and after each change of the donor; it may run any number of times, in any order and at once.
 *
 * Charges that the provider made are found in its own list, so that a lost report loses none. Each becomes a donation with a
 * payment, which the settlement of payments reads and posts like any other.
 */
@Injectable()
export class LookAtMonthlyGift {
  constructor(
    private readonly adapters: PaymentAdapters,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly monthly: MonthlyGifts,
    private readonly payments: Payments,
    private readonly rows: DonationRows,
    private readonly settle: SettlePayment,
  ) {}

  /** Of the gift that this donation began; nothing for another one. */
  async ofDonation(donation_id: string): Promise<void> {
    const gift = await this.db.transaction((tx) =>
      tx.monthlyGift.findFirst({
        where: { tenant_id: currentTenantId(), donation_id },
        select: { id: true },
      }),
    );
    if (gift) await this.run(gift.id);
  }

  /** @throws ProviderUnavailable when the provider does not answer: nothing has changed then */
  async run(id: string): Promise<void> {
    for (let read = 1; read <= READS; read += 1) {
      const gift = await this.db.transaction((tx) =>
        tx.monthlyGift.findFirst({ where: { tenant_id: currentTenantId(), id } }),
      );
      if (!gift) return;
      const seen = await this.read(gift);
      const failed =
        this.isLapsing(gift) ||
        (seen !== null && statusSeen(gift.status, seen.state, seen.exhausted) === 'lapsed');
      if (failed) await this.end(gift, 'The payments failed.');
      else if (this.isUnanswered(gift)) await this.end(gift, 'The donor did not agree again.');
      const found = await this.db.transaction((tx) => this.apply(tx, gift, seen));
      if (!found) continue;
      crashPoint('monthly-gift.charges-stored');
      for (const payment of found) await this.settle.run(payment, { source: 'sweeper' });
      return;
    }
    throw new ProviderUnavailable('The monthly gift changed each time while it was read');
  }

  /** Plans the next look, when the provider did not answer this one. */
  async postpone(id: string): Promise<void> {
    await this.db.transaction(async (tx) => this.monthly.plan(tx, await this.monthly.lock(tx, id)));
  }

  private read(gift: MonthlyGift): Promise<SubscriptionSeen | null> {
    const { subscriptions } = this.adapters.get(gift.provider);
    return gift.subscription_ref && subscriptions && isRunning(gift.status)
      ? subscriptions.read(gift.subscription_ref)
      : Promise.resolve(null);
  }

  private isLapsing({ status, unpaid_since, reminders }: MonthlyGift): boolean {
    return (
      isRunning(status) && unpaid_since !== null && dunning(unpaid_since, reminders, this.clock.now()).lapse
    );
  }

  private isUnanswered(gift: MonthlyGift): boolean {
    return isRunning(gift.status) && unanswered(gift, this.clock.now()) === 'end';
  }

  /** Before a gift lapses, its subscription is ended: nothing is charged later without a new agreement. */
  private async end({ id, provider, subscription_ref }: MonthlyGift, reason: string): Promise<void> {
    const { subscriptions } = this.adapters.get(provider);
    if (subscription_ref) await subscriptions?.cancel(subscription_ref, reason, { key: `${id}:lapse` });
  }

  /** @returns payments that are to be settled; null when the gift changed meanwhile */
  private async apply(tx: Tx, before: MonthlyGift, seen: SubscriptionSeen | null): Promise<string[] | null> {
    const gift = await this.monthly.lock(tx, before.id);
    if (gift.version !== before.version) return null;
    const now = this.clock.now();
    if (gift.status === 'incomplete') {
      if (now.getTime() - gift.created_at.getTime() > 25 * 3_600_000)
        await this.monthly.change(tx, gift, { status: 'abandoned', ended_at: now }, null);
      else await this.monthly.plan(tx, gift);
      return [];
    }
    if (!isRunning(gift.status)) return [];
    const payments = seen ? await this.adoptCharges(tx, gift, seen.charges) : [];
    const { change, told } = withQuestion(
      gift,
      seen ? bySubscription(gift, seen, now) : byLink(gift, now),
      now,
    );
    await this.monthly.change(tx, gift, change, told);
    return payments;
  }

  /** Charges that are not known here become donations with their payments. */
  private async adoptCharges(tx: Tx, gift: MonthlyGift, charges: readonly ChargeSeen[]): Promise<string[]> {
    const known = await this.knownRefs(tx, gift);
    const adopted: string[] = [];
    for (const charge of charges) {
      if (charge.refs.some((ref) => known.has(ref))) continue;
      const donation_id = newId();
      const { charity_id, project_id, currency, title, description, email } = gift;
      const money = amountsOf(gift, charge.amount);
      const row = { donation_id, charity_id, project_id, currency, title, monthly_id: gift.id, ...money };
      const { number } = await this.rows.store(tx, row);
      adopted.push(
        await this.payments.adopt(tx, {
          provider: gift.provider,
          purpose: 'donation',
          subject_id: donation_id,
          number,
          // What was agreed: another amount is held for two people, as every payment that differs.
          total: { amount: money.gift + money.fee_cover, currency },
          description,
          email,
          subscription_ref: gift.subscription_ref!,
          session_ref: charge.ref,
        }),
      );
    }
    return adopted;
  }

  /** References of the payments of a gift. */
  private async knownRefs(tx: Tx, { tenant_id, id }: MonthlyGift): Promise<Set<string | null>> {
    const donations = await tx.donationPayment.findMany({
      where: { tenant_id, monthly_id: id },
      select: { donation_id: true },
    });
    const payments = await tx.payment.findMany({
      where: {
        tenant_id,
        purpose: 'donation',
        subject_id: { in: donations.map(({ donation_id }) => donation_id) },
      },
      select: { session_ref: true, capture_ref: true },
    });
    return new Set(payments.flatMap(({ session_ref, capture_ref }) => [session_ref, capture_ref]));
  }
}

/** Gift and fee cover of a charge: those of now, or of before the last change. */
function amountsOf(gift: MonthlyGift, charged: number): { gift: number; fee_cover: number } {
  const now = { gift: gift.gift, fee_cover: gift.fee_cover };
  if (charged === now.gift + now.fee_cover) return now;
  const wished = { gift: gift.wished_gift ?? 0, fee_cover: gift.wished_fee_cover ?? 0 };
  if (wished.gift > 0 && charged === wished.gift + wished.fee_cover) return wished;
  return charged === gift.total_before ? { gift: charged, fee_cover: 0 } : now;
}

interface Step {
  change: Parameters<MonthlyGifts['change']>[2];
  told: Told | null;
}

/** What follows from the provider's report of a subscription. */
function bySubscription(gift: MonthlyGift, seen: SubscriptionSeen, now: Date): Step {
  const late = seen.state === 'past_due';
  const since = late ? (gift.unpaid_since ?? now) : null;
  const due = since ? dunning(since, gift.reminders, now) : { remind: false, lapse: false };
  const status = due.lapse ? 'lapsed' : statusSeen(gift.status, seen.state, seen.exhausted);
  const over = status === 'lapsed' || status === 'cancelled';
  const remind = due.remind && !over;
  const approved =
    gift.wished_gift !== null && seen.price?.amount === gift.wished_gift + (gift.wished_fee_cover ?? 0);
  const change: Step['change'] = {
    status,
    next_charge_at: over ? null : (seen.next_charge_at ?? gift.next_charge_at),
    paused_until: status === 'paused' ? gift.paused_until : null,
    card: seen.card ?? gift.card,
    unpaid_since: since,
    failure: late ? (seen.failure ?? gift.failure) : null,
    reminders: late ? gift.reminders + (remind ? 1 : 0) : 0,
    ...(over && { ended_at: now }),
    ...(approved && {
      total_before: gift.gift + gift.fee_cover,
      gift: gift.wished_gift!,
      fee_cover: gift.wished_fee_cover ?? 0,
      wished_gift: null,
      wished_fee_cover: null,
    }),
  };
  const told = toldOf(gift, status, since, remind);
  return { change, told: told ?? (approved ? { cause: 'amount', key: String(gift.version) } : null) };
}

/**
 * Adds the yearly question to what follows from payments: it is asked once, repeated once, and a gift whose donor does not answer
 * lapses. The second letter has the key of the first one's day, so that it is sent once.
 */
function withQuestion(gift: MonthlyGift, { change, told }: Step, now: Date): Step {
  const status = change.status ?? gift.status;
  if (!isRunning(status)) return { change, told };
  const waits = unanswered(gift, now);
  if (waits === 'end')
    return {
      change: { ...change, status: 'lapsed', ended_at: now, next_charge_at: null, paused_until: null },
      told: { cause: 'unanswered', key: String(gift.version) },
    };
  if (told !== null) return { change, told };
  if (asksAgain(gift, now))
    return {
      change: { ...change, asked_at: now },
      told: { cause: 'ask_again', key: now.toISOString().slice(0, 10) },
    };
  return waits === 'remind'
    ? { change, told: { cause: 'ask_again', key: `${gift.asked_at!.toISOString().slice(0, 10)} again` } }
    : { change, told };
}

/** What is due of a gift for which a link is sent each month. */
function byLink(gift: MonthlyGift, now: Date): Step {
  if (gift.status === 'paused') {
    const over = gift.paused_until !== null && gift.paused_until <= now;
    return over
      ? {
          change: { status: 'active', paused_until: null, next_charge_at: gift.paused_until },
          told: { cause: 'resumed', key: gift.paused_until!.toISOString() },
        }
      : { change: {}, told: null };
  }
  const isDue = gift.next_charge_at !== null && gift.next_charge_at <= now;
  const since = gift.unpaid_since ?? (isDue ? now : null);
  if (!since) return { change: {}, told: null };
  const { remind, lapse } = dunning(since, gift.reminders, now);
  const status = lapse ? 'lapsed' : gift.reminders > 0 && remind ? 'past_due' : gift.status;
  const told = toldOf(gift, status, since, remind);
  return {
    change: {
      status,
      unpaid_since: since,
      reminders: gift.reminders + (remind ? 1 : 0),
      ...(lapse && { ended_at: now, next_charge_at: null }),
    },
    // The first letter brings the link of the month.
    told: told?.cause === 'failed' ? { ...told, cause: 'due' } : told,
  };
}

/** Why the donor is told: once for each step, and for each letter about a charge that is not paid. */
function toldOf(
  gift: MonthlyGift,
  status: MonthlyGift['status'],
  since: Date | null,
  remind: boolean,
): Told | null {
  const day = since?.toISOString() ?? '';
  if (remind) return { cause: gift.reminders === 0 ? 'failed' : 'reminder', key: `${day} ${gift.reminders}` };
  if (status === gift.status) return null;
  const key = String(gift.version);
  if (status === 'lapsed' || status === 'cancelled' || status === 'paused') return { cause: status, key };
  if (status === 'active' && gift.status === 'past_due')
    return { cause: 'recovered', key: gift.unpaid_since?.toISOString() ?? key };
  if (status === 'active' && gift.status === 'paused') return { cause: 'resumed', key };
  return null;
}
