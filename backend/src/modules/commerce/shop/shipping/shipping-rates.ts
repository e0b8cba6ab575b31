import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { ShippingRate } from './shipping.rules.ts';

/** What the running school takes for sending printed books. */
@Injectable()
export class ShippingRates {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  /** The rates of today, by country and currency. */
  async current(): Promise<ShippingRate[]> {
    const rows = await this.db.rows<ShippingRate & Record<string, unknown>>({
      name: 'shipping_rates',
      text: `select * from (select distinct on (country, currency) country, currency, amount from commerce.shipping_rate
               where tenant_id = $1 and valid_from <= $2::date order by country, currency, valid_from desc) newest
             where amount is not null order by country, currency`,
      values: [currentTenantId(), this.clock.now().toISOString().slice(0, 10)],
    });
    return rows;
  }
}
