import { OFTEN_USED_CURRENCIES } from '@bookgrove/contract';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Config } from '../../../platform/config.ts';
import type { Principal } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { GetDonationProviders, type DonationProvider } from '../../commerce/contract.ts';
import { GetPeople } from '../../identity/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { GetBeneficiary, GetCharityCards, GetProjectCards } from '../contract/charities.ts';
import type { DonationOptionsQuery } from './donation-bodies.ts';
import { giftLimits } from './donation.rules.ts';
import type { DonationOptions, TaxAsked } from './donation-view.ts';
import { TaxDeclarations } from './tax-declarations.ts';

const DEFAULT_CURRENCY = 'GBP';

/** What the form of a gift has to ask. */
export class GetDonationOptions extends Query<DonationOptions> {
  constructor(
    readonly person: Principal | null,
    readonly asked: DonationOptionsQuery,
  ) {
    super();
  }
}

@QueryHandler(GetDonationOptions)
export class GetDonationOptionsHandler implements IQueryHandler<GetDonationOptions> {
  constructor(
    private readonly config: Config,
    private readonly declarations: TaxDeclarations,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404 for a charity or project that the school does not see */
  async execute({ person, asked }: GetDonationOptions): Promise<DonationOptions> {
    const { charity, project, amount } = asked;
    const to =
      charity || project
        ? await this.queries.execute(
            new GetBeneficiary({ ...(charity && { charity }), ...(project && { project }) }),
          )
        : null;
    if ((charity || project) && !to) throw notFound('beneficiary');
    const [card] = to?.project_id ? await this.queries.execute(new GetProjectCards([to.project_id])) : [];
    const { settings } = await this.queries.execute(new GetSchool());
    const currency = asked.currency ?? card?.currency ?? settings.currency ?? DEFAULT_CURRENCY;
    const { smallest, largest } = giftLimits(currency);
    const gift = { amount: amount ?? Math.max(smallest, 1000), currency };
    const [account] = person ? await this.queries.execute(new GetPeople([person.userId])) : [];
    const { turnstile } = this.config;
    return {
      currency,
      currencies: await this.currencies(),
      smallest: { amount: smallest, currency },
      largest: { amount: largest, currency },
      providers: (await this.providers(gift, asked.interval)).map(({ reason, ...one }) => ({
        ...one,
        reason: reason && sentenceFor(reason, currency),
      })),
      email_needed: !account?.email,
      human_check: {
        needed: person === null,
        site_key: turnstile && !turnstile.test ? turnstile.siteKey : null,
      },
      accepts_gifts: to?.accepts_gifts ?? true,
      reason: to?.reason ?? null,
      tax: to && (await this.tax(to.charity_id, currency, asked.interval)),
    };
  }

  private async tax(
    charityId: string,
    currency: string,
    interval: 'once' | 'month' = 'once',
  ): Promise<TaxAsked | null> {
    const [charity] = await this.queries.execute(new GetCharityCards([charityId]));
    const asked = this.declarations.asked(charity, currency, interval);
    return (
      asked && { regime: asked.regime, wording: asked.wording.text, wording_version: asked.wording.version }
    );
  }

  private providers(
    gift: { amount: number; currency: string },
    interval?: 'once' | 'month',
  ): Promise<DonationProvider[]> {
    return this.queries.execute(new GetDonationProviders(gift, interval));
  }

  private async currencies(): Promise<string[]> {
    const taken: string[] = [];
    for (const currency of OFTEN_USED_CURRENCIES) {
      const { smallest } = giftLimits(currency);
      const providers = await this.providers({ amount: Math.max(smallest, 1000), currency });
      if (providers.some(({ available }) => available)) taken.push(currency);
    }
    return taken;
  }
}

/** Why a provider cannot be chosen. */
function sentenceFor(reason: NonNullable<DonationProvider['reason']>, currency: string): string {
  if (reason === 'interval') return 'It takes no monthly gifts.';
  if (reason === 'currency') return `It takes no payments in ${currency}.`;
  if (reason === 'country') return 'It takes no payments from your country.';
  return reason === 'amount' ? 'It does not take a gift of this amount.' : 'It is not set up here.';
}
