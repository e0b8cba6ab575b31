import { IsIn, IsOptional, IsString, IsUUID, Length, Matches, MaxLength } from 'class-validator';
import { LANGUAGES, type Language } from '@bookgrove/contract';
import { IsEmailAddress, Trimmed } from '../../../../platform/http/fields.ts';
import { Money } from '../../../../platform/http/money.ts';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '../../payments/payment-facts.ts';

const NAME = { message: 'Give the name of the sponsor in 2 to 120 characters.' };

export class AskSponsorBody {
  @IsUUID(undefined, { message: 'project_id must be the id of a project.' })
  project_id!: string;

  /** ISO 4217. */
  @Matches(/^[A-Z]{3}$/, { message: 'currency must be three capital letters.' })
  currency!: string;

  /** Who pays: a person or a firm. */
  @Trimmed()
  @IsString(NAME)
  @Length(2, 120, NAME)
  name!: string;

  /** Where the link is sent. */
  @Trimmed()
  @IsEmailAddress({ message: 'Give the e-mail address of the sponsor, e.g. name@example.org.' })
  @MaxLength(255, { message: 'Characters too long' })
  email!: string;

  /** Of the e-mail. */
  @IsOptional()
  @IsIn(LANGUAGES, { message: `language must be one of ${LANGUAGES.join(', ')}.` })
  language?: Language;
}

export class SponsorAsked {
  id!: string;
  number!: string;
  /** Page on which the sponsor pays, with its key; also sent by e-mail. */
  link!: string;
}

export class SponsorKeyQuery {
  /** Of the link in the e-mail. */
  @IsString({ message: 'key must be the key of the link.' })
  @MaxLength(64, { message: 'Characters too long' })
  key!: string;
}

export class PaySponsorBody {
  @IsIn(PAYMENT_PROVIDERS, { message: 'Please choose stripe, paypal or phonepe.' })
  provider!: PaymentProvider;
}

export class SponsorProvider {
  @IsIn(PAYMENT_PROVIDERS)
  provider!: PaymentProvider;
  available!: boolean;
  /** Why it cannot be chosen, for the payer; null when it is available. */
  reason!: string | null;
}

/** What a sponsor is asked to pay, for whoever has the link. */
export class SponsorPaymentView {
  id!: string;
  number!: string;
  /** Who was asked. */
  name!: string;
  project!: { title: string; slug: string | null };
  @IsIn(['asked', 'paid', 'refunded', 'charged_back', 'withdrawn'])
  status!: 'asked' | 'paid' | 'refunded' | 'charged_back' | 'withdrawn';
  /** All that the sponsor's gifts have doubled in this currency, from the books of account. */
  matched!: Money;
  /** What the sponsor has paid of that so far. */
  paid!: Money;
  /** What is still owed; it is paid in one sum. */
  open!: Money;
  paid_at!: Date | null;
  providers!: SponsorProvider[];
}

export class SponsorRedirect {
  /** Address of ours, which opens the provider's page in the browser. */
  redirect_url!: string;
}
