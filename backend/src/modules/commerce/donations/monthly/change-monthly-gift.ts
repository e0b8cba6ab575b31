import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import type { MonthlyGift } from '../../../../platform/db/generated/client.ts';
import { AppError, invalidFields, notFound } from '../../../../platform/errors.ts';
import {
  ChangeMonthlyGift,
  type MonthlyGiftChange,
  type MonthlyGiftEnd,
} from '../../contract/monthly-gifts.ts';
import { PaymentAdapters } from '../../payments/payment-adapters.ts';
import { ProviderRefusal, ProviderUnavailable } from '../../payments/payment-provider.ts';
import { Payments } from '../../payments/payments.ts';
import type { Subscriptions } from '../../payments/subscriptions.ts';
import { DonationKeys } from '../donation-keys.ts';
import { LookAtMonthlyGift } from './look-at-monthly-gift.ts';
import { isLargeChange, isRunning, pauseEnd } from './monthly-gift.rules.ts';
import { MonthlyGifts, type Told } from './monthly-gifts.ts';

const MOST_MONTHS = 3;

const END_REASONS = {
  charity: 'The charity takes no gifts any more.',
  project: 'The project takes no gifts any more.',
  school: 'The school takes no gifts any more.',
} as const satisfies Record<MonthlyGiftEnd, string>;

type Of<K extends MonthlyGiftChange['kind']> = Extract<MonthlyGiftChange, { kind: K }>;
type Stored = Parameters<MonthlyGifts['change']>[2];

/** A change of the donor, or the end of what can no longer be given: at the provider first, then here. */
@CommandHandler(ChangeMonthlyGift)
export class ChangeMonthlyGiftHandler implements ICommandHandler<ChangeMonthlyGift> {
  constructor(
    private readonly adapters: PaymentAdapters,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly keys: DonationKeys,
    private readonly look: LookAtMonthlyGift,
    private readonly monthly: MonthlyGifts,
    private readonly payments: Payments,
  ) {}

  async execute({ monthlyId, change }: ChangeMonthlyGift): Promise<{ redirect_url: string | null }> {
    const gift = await this.db.transaction((tx) =>
      tx.monthlyGift.findFirst({ where: { tenant_id: currentTenantId(), id: monthlyId } }),
    );
    if (!gift) throw notFound('monthly_gift');
    try {
      return { redirect_url: await this.carryOut(gift, change) };
    } catch (error) {
      if (error instanceof ProviderUnavailable)
        throw new AppError(
          'unavailable',
          'provider_unavailable',
          'The payment company does not answer now. Nothing has changed. Please try again in some minutes.',
        );
      if (error instanceof ProviderRefusal)
        throw new AppError('conflict', 'provider_refused', 'The payment company did not accept this change.');
      throw error;
    }
  }

  private async carryOut(gift: MonthlyGift, change: MonthlyGiftChange): Promise<string | null> {
    const key = `${gift.id}:${gift.version}:${change.kind}`;
    const { subscriptions } = this.adapters.get(gift.provider);
    const ref = gift.subscription_ref;
    const at = ref && subscriptions ? { subscriptions, ref, once: { key } } : null;
    switch (change.kind) {
      case 'pause':
        await this.pause(gift, change, at);
        return null;
      case 'resume':
        demand(gift.status === 'paused');
        await at?.subscriptions.resume(at.ref, at.once);
        await this.store(
          gift,
          { status: 'active', paused_until: null },
          { cause: 'resumed', key: version(gift) },
        );
        await this.read(gift, at !== null);
        return null;
      case 'cancel':
        demand(isRunning(gift.status));
        await at?.subscriptions.cancel(at.ref, change.reason || 'The donor stopped the gift.', at.once);
        await this.store(
          gift,
          {
            status: 'cancelled',
            cancel_reason: change.reason.slice(0, 300) || null,
            ended_at: this.clock.now(),
            next_charge_at: null,
            paused_until: null,
          },
          { cause: 'cancelled', key: version(gift) },
        );
        return null;
      case 'end':
        demand(isRunning(gift.status));
        await at?.subscriptions.cancel(at.ref, END_REASONS[change.because], at.once);
        await this.store(
          gift,
          {
            status: 'cancelled',
            cancel_reason: END_REASONS[change.because],
            ended_at: this.clock.now(),
            next_charge_at: null,
            paused_until: null,
          },
          { cause: 'ended', key: version(gift) },
        );
        return null;
      case 'amount':
        return this.changeAmount(gift, change, at);
      case 'card':
        demand(isRunning(gift.status) && at !== null);
        return at.subscriptions.cardPage(at.ref, change.return_url);
      case 'card_changed':
        demand(isRunning(gift.status) && at !== null);
        await at.subscriptions.useNewCard?.(at.ref, at.once);
        await this.read(gift, true);
        return null;
      case 'agree':
        demand(isRunning(gift.status));
        await this.store(gift, { consented_at: this.clock.now(), asked_at: null }, null);
        return null;
      case 'new_link':
        await this.store(gift, { key_seed: this.keys.newSeed() }, { cause: 'new_link', key: version(gift) });
        return null;
    }
  }

  private async pause(gift: MonthlyGift, { months }: Of<'pause'>, at: At | null): Promise<void> {
    demand(gift.status === 'active' || gift.status === 'paused');
    if (!Number.isInteger(months) || months < 1 || months > MOST_MONTHS)
      throw invalidFields({ months: [`Choose from 1 to ${MOST_MONTHS} months.`] });
    const from = gift.status === 'paused' ? null : gift.next_charge_at;
    const until = pauseEnd(from, months, this.clock.now());
    // A provider charges at the hour of the first payment: the pause ends half a day before it.
    const resumes = new Date(until.getTime() - 12 * 3_600_000);
    await at?.subscriptions.pause(at.ref, resumes, at.once);
    await this.store(
      gift,
      { status: 'paused', paused_until: resumes, next_charge_at: until, unpaid_since: null, reminders: 0 },
      { cause: 'paused', key: version(gift) },
    );
  }

  private async changeAmount(gift: MonthlyGift, change: Of<'amount'>, at: At | null): Promise<string | null> {
    demand(gift.status === 'active' || gift.status === 'paused');
    const { currency } = gift;
    const total = { amount: change.gift + change.fee_cover, currency };
    if (change.gift < 1 || !this.payments.accepting(total).includes(gift.provider))
      throw invalidFields({ amount: ['This amount cannot be paid each month.'] });
    if (isLargeChange(gift.gift + gift.fee_cover, total.amount) && !change.agreed)
      throw new AppError(
        'conflict',
        'agreement_needed',
        'This is more than twice as much as before. Please confirm it.',
      );
    // Stored first: a charge of the new amount may come before the answer.
    const wish = { wished_gift: change.gift, wished_fee_cover: change.fee_cover };
    await this.store(gift, wish, null);
    const page = at
      ? await at.subscriptions.changeAmount(
          at.ref,
          total,
          { name: gift.description, return_url: change.return_url, cancel_url: change.return_url },
          at.once,
        )
      : null;
    if (page) return page;
    await this.db.transaction(async (tx) => {
      const now = await this.monthly.lock(tx, gift.id);
      // A report of the provider may have stored it already.
      if (now.wished_gift !== change.gift) return;
      await this.monthly.change(
        tx,
        now,
        {
          total_before: now.gift + now.fee_cover,
          gift: change.gift,
          fee_cover: change.fee_cover,
          wished_gift: null,
          wished_fee_cover: null,
          consented_at: this.clock.now(),
        },
        { cause: 'amount', key: version(now) },
      );
    });
    return null;
  }

  private store(gift: MonthlyGift, change: Stored, told: Told | null): Promise<void> {
    return this.db.transaction(async (tx: Tx) => {
      const now = await this.monthly.lock(tx, gift.id);
      // A report of the provider about this change may have come first.
      const same = change.status !== undefined && now.status === change.status && gift.status !== now.status;
      await this.monthly.change(tx, now, change, same ? null : told);
    });
  }

  /** The provider's truth after a change; a failure to read it is repaired by the next planned look. */
  private async read(gift: MonthlyGift, subscribed: boolean): Promise<void> {
    if (!subscribed) return;
    try {
      await this.look.run(gift.id);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
    }
  }
}

interface At {
  subscriptions: Subscriptions;
  ref: string;
  once: { key: string };
}

const version = (gift: MonthlyGift): string => String(gift.version);

function demand(possible: boolean): asserts possible {
  if (!possible)
    throw new AppError('conflict', 'not_possible_now', 'This is not possible in the state of this gift.');
}
