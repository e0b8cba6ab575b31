import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { PaymentAdapters } from '../../payments/payment-adapters.ts';
import { ProviderUnavailable } from '../../payments/payment-provider.ts';
import { LookAtMonthlyGift } from './look-at-monthly-gift.ts';
import { MonthlyGiftDoubled, MonthlyGiftLookDue } from './monthly-gift-events.ts';

/** Looks at a monthly gift at its planned time: for reports that were lost, links, letters and the end of a pause. */
@Injectable()
@Consumes(MonthlyGiftLookDue, { name: 'commerce.look-at-monthly-gift', queue: 'payments' })
export class LookWhenMonthlyGiftDue implements Consumer<MonthlyGiftLookDue> {
  constructor(
    private readonly adapters: PaymentAdapters,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly look: LookAtMonthlyGift,
  ) {}

  key({ monthly_id }: MonthlyGiftLookDue): string {
    return `monthly gift ${monthly_id}`;
  }

  async prepare({ monthly_id, look }: MonthlyGiftLookDue): Promise<void> {
    const gift = await this.db.transaction((tx) =>
      tx.monthlyGift.findFirst({ where: { tenant_id: currentTenantId(), id: monthly_id } }),
    );
    if (gift?.look_count !== look) return;
    try {
      // Providers that do not end a pause by themselves are told to.
      const { subscription_ref: ref, paused_until: until } = gift;
      const { subscriptions } = this.adapters.get(gift.provider);
      if (gift.status === 'paused' && until && until <= this.clock.now() && ref && subscriptions)
        await subscriptions.resume(ref, { key: `${gift.id}:${gift.version}:resume` });
      await this.look.run(monthly_id);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      await this.look.postpone(monthly_id);
    }
  }

  async handle(): Promise<void> {
    // Only the receipt.
  }
}

/** Ends the subscription of a payment that is paid back: of a second one, or of a first one that was held. */
@Injectable()
@Consumes(MonthlyGiftDoubled, { name: 'commerce.end-doubled-subscription', queue: 'payments' })
export class EndDoubledSubscription implements Consumer<MonthlyGiftDoubled> {
  constructor(private readonly adapters: PaymentAdapters) {}

  key({ payment_id }: MonthlyGiftDoubled): string {
    return `payment ${payment_id}`;
  }

  async prepare({ payment_id, provider, subscription_ref, cause }: MonthlyGiftDoubled): Promise<void> {
    await this.adapters
      .get(provider)
      .subscriptions?.cancel(
        subscription_ref,
        cause === 'paid_back' ? 'The first payment was paid back.' : 'The gift was begun twice.',
        { key: `${payment_id}:doubled` },
      );
  }

  async handle(): Promise<void> {
    // Only the receipt.
  }
}
