import { may, type Language } from '@bookgrove/contract';
import { Command, CommandBus, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { Config } from '../../../platform/config.ts';
import { currentTenantId, currentTenantKind, type Principal } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, invalidFields } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { HumanCheck } from '../../../platform/http/human-check.ts';
import { storeAnswer } from '../../../platform/http/idempotency.ts';
import { newId } from '../../../platform/ids.ts';
import { crashPoint } from '../../../platform/messaging/crash-point.ts';
import { GetDonationProviders, StartDonation } from '../../commerce/contract.ts';
import { GetPeople } from '../../identity/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { GetBeneficiary, GetCharityCards } from '../contract/charities.ts';
import type { Beneficiary } from '../contract/statuses.ts';
import type { DonationBody } from './donation-bodies.ts';
import { DonationReader, donationView } from './donation-reader.ts';
import { GiftAttribution } from './gift-attribution.ts';
import type { TaxBody } from './tax-bodies.ts';
import { TaxDeclarations } from './tax-declarations.ts';
import { giftLimits, type Anonymity } from './donation.rules.ts';
import type { DonationRow, DonationStarted, TributeView } from './donation-view.ts';
import {
  DONATION_ADDRESS_BUDGET,
  DONATION_EMAIL_BUDGET,
  DONATION_PERSON_BUDGET,
} from './donation.budgets.ts';

/** A gift as the route received it. */
interface DonationWish {
  person: Principal | null;
  guest: { address: string; hostname: string };
  body: DonationBody;
  language: Language;
}

/** Begins a gift and its payment. The provider is called when the browser follows `redirect_url`. */
export class GiveDonation extends Command<DonationStarted> {
  constructor(readonly wish: DonationWish) {
    super();
  }
}

/** Who gives. */
interface Donor {
  id: string | null;
  email: string;
  name: string | null;
}

@CommandHandler(GiveDonation)
export class GiveDonationHandler implements ICommandHandler<GiveDonation> {
  constructor(
    private readonly attribution: GiftAttribution,
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly config: Config,
    private readonly db: Db,
    private readonly declarations: TaxDeclarations,
    private readonly donations: DonationReader,
    private readonly humans: HumanCheck,
    private readonly queries: QueryBus,
  ) {}

  /**
   * @throws AppError 403 `students_never_pay`, 404, 409 `no_gifts_now` for a charity or project that takes none, 422 for wrong
   * members and `provider_not_offered`, 429
   */
  async execute({ wish }: GiveDonation): Promise<DonationStarted> {
    const { body, language } = wish;
    await this.admit(wish);
    const donor = await this.donor(wish);
    const to = await this.beneficiary(body);
    const { currency, amount: gift, provider } = body;
    checkAmount(gift, currency);
    const declaration = body.tax ? await this.declaration(to, body, body.tax) : null;
    const fee_cover = await this.feeCover(body);
    await this.proveHuman(wish);
    const [{ name: school }, names] = await Promise.all([
      this.queries.execute(new GetSchool()),
      this.donations.beneficiaries([to]),
    ]);
    const title = names.get(to.project_id ?? to.charity_id)?.name ?? '';
    const now = this.clock.now();
    const row: Omit<DonationRow, 'number'> = {
      tenant_id: currentTenantId(),
      id: newId(),
      charity_id: to.charity_id,
      project_id: to.project_id,
      source: 'online',
      interval: body.interval,
      gift,
      fee_cover,
      currency,
      status: 'pending',
      refunded: 0,
      provider,
      donor_id: donor.id,
      donor_name: donor.name,
      donor_email: donor.email,
      anonymity: anonymityOf(body),
      message: body.message ?? '',
      message_status: body.message ? 'waiting' : 'none',
      tribute: tributeOf(body),
      created_at: now,
      paid_at: null,
    };
    const attribution = await this.attribution.of(body, to);
    const monthly_id = body.interval === 'month' ? newId() : null;
    return this.db.transaction(async (tx) => {
      const started = await this.commands.execute(
        new StartDonation(tx, {
          donation_id: row.id,
          provider,
          charity_id: row.charity_id,
          project_id: row.project_id,
          gift,
          fee_cover,
          currency,
          title: `Gift to ${title}`,
          description: `${school.slice(0, 80)}: gift to ${title}`,
          email: donor.email,
          monthly_id,
        }),
      );
      const { tribute, ...rest } = row;
      await tx.donation.createMany({
        data: [
          {
            ...rest,
            ...(tribute && { tribute: { ...tribute } }),
            number: started.number,
            monthly_id,
            country: body.country ?? null,
            language,
            wants_news: body.wants_news,
            ...attribution,
            updated_at: now,
          },
        ],
      });
      if (declaration) await this.declarations.store(tx, row, declaration);
      const answer: DonationStarted = {
        donation: {
          ...donationView({ ...row, number: started.number }, names),
          access_token: started.access_token,
        },
        redirect_url: started.redirect_url,
      };
      storeAnswer(answer);
      crashPoint('donation.started');
      return answer;
    });
  }

  /** Who may give, and how often. Children never do. */
  private async admit({ person, guest, body: { email } }: DonationWish): Promise<void> {
    if (person?.role === 'student')
      throw new AppError('forbidden', 'students_never_pay', 'Only grown-ups give money here.');
    if (person && !may(person.role, 'donation.give', currentTenantKind()))
      throw new AppError('forbidden', 'not_allowed', 'Your account is not allowed to do this.');
    if (person) {
      await this.budgets.take(DONATION_PERSON_BUDGET, person.userId);
      return;
    }
    await this.budgets.take(DONATION_ADDRESS_BUDGET, guest.address);
    if (email) await this.budgets.take(DONATION_EMAIL_BUDGET, `${currentTenantId()} ${email.toLowerCase()}`);
  }

  private async donor({ person, body: { email, name } }: DonationWish): Promise<Donor> {
    const [account] = person ? await this.queries.execute(new GetPeople([person.userId])) : [];
    const address = email ?? account?.email;
    if (!address) throw invalidFields({ email: ['Please enter your e-mail address.'] });
    const known = account ? `${account.first_name} ${account.last_name}`.trim().slice(0, 255) : null;
    return { id: person?.userId ?? null, email: address, name: name || known };
  }

  private async beneficiary({ charity, project }: DonationBody): Promise<Beneficiary> {
    if (!charity && !project) throw invalidFields({ charity: ['Please name a charity or a project.'] });
    const found = await this.queries.execute(
      new GetBeneficiary({ ...(charity && { charity }), ...(project && { project }) }),
    );
    if (!found) throw new AppError('not_found', 'not_found', 'We do not know this charity or project here.');
    if (!found.accepts_gifts)
      throw new AppError('conflict', 'no_gifts_now', 'Nothing can be given here at the moment.', {
        members: { reason: found.reason },
      });
    const [card] = await this.queries.execute(new GetCharityCards([found.charity_id]));
    // Money that is real is never given to a charity that was invented.
    if (card?.demo && this.config.production)
      throw new AppError(
        'conflict',
        'no_gifts_now',
        'This charity is an example: nothing can be given to it.',
      );
    return found;
  }

  private async declaration({ charity_id }: Beneficiary, { currency, interval }: DonationBody, tax: TaxBody) {
    const [charity] = await this.queries.execute(new GetCharityCards([charity_id]));
    return this.declarations.checked(tax, charity, { currency, interval });
  }

  /** What is added for the provider's fee, in minor units. */
  private async feeCover({ amount, currency, provider, cover_fee, interval }: DonationBody): Promise<number> {
    const providers = await this.queries.execute(new GetDonationProviders({ amount, currency }, interval));
    const chosen = providers.find((one) => one.provider === provider);
    if (!chosen?.available)
      throw invalidFields(
        { provider: ['This way to pay is not offered for this amount. Please choose another one.'] },
        'provider_not_offered',
      );
    return cover_fee ? (chosen.fee_cover ?? 0) : 0;
  }

  /** Guests pass the check against robots, after everything that may be wrong with their form: its token is used up. */
  private async proveHuman({ person, guest, body: { turnstile_token } }: DonationWish): Promise<void> {
    if (person) return;
    if (!this.config.turnstile)
      throw new AppError(
        'unavailable',
        'guest_giving_closed',
        'Giving without an account is not open here at the moment. Please log in.',
      );
    if (!turnstile_token)
      throw invalidFields({ turnstile_token: ['Please confirm that you are a person.'] }, 'not_a_person');
    await this.humans.demand({ ...guest, token: turnstile_token, action: 'donation' });
  }
}

function checkAmount(amount: number, currency: string): void {
  const { smallest, largest } = giftLimits(currency);
  if (amount < smallest || amount > largest)
    throw invalidFields({ amount: [`A gift is from ${smallest} to ${largest} minor units of ${currency}.`] });
}

const anonymityOf = ({ anonymity, anonymous }: DonationBody): Anonymity => {
  if (anonymity) return anonymity;
  if (anonymous === undefined) return 'first_name';
  return anonymous ? 'anonymous' : 'named';
};

const tributeOf = ({ tribute }: DonationBody): TributeView | null =>
  tribute
    ? {
        recipient_name: tribute.recipient_name,
        recipient_email: tribute.recipient_email ?? null,
        message: tribute.message ?? '',
        send_on: tribute.send_on ?? null,
      }
    : null;
