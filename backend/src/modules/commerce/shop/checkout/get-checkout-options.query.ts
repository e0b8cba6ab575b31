import { readItem } from '@bookgrove/contract';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { Config } from '../../../../platform/config.ts';
import type { Principal } from '../../../../platform/context.ts';
import { GetPeople } from '../../../identity/contract.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { Payments } from '../../payments/payments.ts';
import { whyNotOffered } from '../../payments/why-not-offered.ts';
import { CartItems } from '../cart/cart-items.ts';
import { DEFAULT_CURRENCY, ships } from '../pricing/line.rules.ts';
import { taxNote, taxRate } from '../tax/tax.rules.ts';
import { ChildrenOfBuyer } from '../cart/children-of-buyer.ts';
import type { CheckoutOptions } from './checkout-view.ts';

/** What can be chosen at the checkout. */
export class GetCheckoutOptions extends Query<CheckoutOptions> {
  constructor(
    readonly person: Principal | null,
    readonly currency: string | null,
    readonly country: string | null,
  ) {
    super();
  }
}

@QueryHandler(GetCheckoutOptions)
export class GetCheckoutOptionsHandler implements IQueryHandler<GetCheckoutOptions> {
  constructor(
    private readonly cart: CartItems,
    private readonly children: ChildrenOfBuyer,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly payments: Payments,
    private readonly queries: QueryBus,
  ) {}

  async execute({ person, currency, country }: GetCheckoutOptions): Promise<CheckoutOptions> {
    const { settings, country: home } = await this.queries.execute(new GetSchool());
    const chosen = currency ?? settings.currency ?? DEFAULT_CURRENCY;
    const from = country ?? home;
    const tax_bps = taxRate(from, 'ebook', this.clock.now());
    const [account] = person ? await this.queries.execute(new GetPeople([person.userId])) : [];
    const rows = person ? await this.cart.of(person.userId) : [];
    const { turnstile } = this.config;
    return {
      currency: chosen,
      country: from,
      providers: this.payments.offered(chosen, from).map(({ provider, available, reason }) => ({
        provider,
        available,
        reason: reason && whyNotOffered(reason, chosen),
      })),
      tax_note: taxNote(tax_bps),
      tax_bps,
      address_needed: rows.some(({ item, later }) => !later && ships(readItem(item).kind)),
      human_check: {
        needed: person === null,
        site_key: turnstile && !turnstile.test ? turnstile.siteKey : null,
      },
      email_needed: !account?.email,
      children: await this.children.of(person),
    };
  }
}
