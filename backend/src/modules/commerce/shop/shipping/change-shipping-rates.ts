import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../../platform/audit/audit-log.ts';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { invalidFields } from '../../../../platform/errors.ts';
import { ratesInWords, wrongRates, type ShippingRate } from './shipping.rules.ts';
import { ShippingRates } from './shipping-rates.ts';

/** Replaces what the running school takes for sending, from today on. Failures: 422 with the member of a wrong rate. */
export class ChangeShippingRates extends Command<void> {
  constructor(readonly rates: readonly ShippingRate[]) {
    super();
  }
}

@CommandHandler(ChangeShippingRates)
export class ChangeShippingRatesHandler implements ICommandHandler<ChangeShippingRates> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly current: ShippingRates,
    private readonly db: Db,
  ) {}

  async execute({ rates }: ChangeShippingRates): Promise<void> {
    const wrong = wrongRates(rates);
    if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
    const before = await this.current.current();
    const isIn = (list: readonly ShippingRate[], { country, currency }: ShippingRate) =>
      list.find((other) => other.country === country && other.currency === currency);
    const changes = [
      ...rates.filter((rate) => isIn(before, rate)?.amount !== rate.amount),
      ...before.filter((rate) => !isIn(rates, rate)).map((rate) => ({ ...rate, amount: null })),
    ];
    if (changes.length === 0) return;
    const tenant_id = currentTenantId();
    const valid_from = new Date(`${this.clock.now().toISOString().slice(0, 10)}T00:00:00Z`);
    await this.db.transaction(async (tx) => {
      for (const { country, currency, amount } of changes) {
        const key = { tenant_id, country, currency, valid_from };
        await tx.shippingRate.upsert({
          where: { tenant_id_country_currency_valid_from: key },
          create: { ...key, amount },
          update: { amount },
        });
      }
      await this.audit.record(tx, 'offer.changed', 'shipping', {
        reason: `${ratesInWords(before)} → ${ratesInWords(rates)}`.slice(0, 500),
      });
    });
  }
}
