import { COUNTRIES, isCurrency, LANGUAGES, type Country, type Language } from '@bookgrove/contract';
import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { IsEmailAddress, Trimmed } from '../../../platform/http/fields.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { TaxBody } from './tax-bodies.ts';
import { ANONYMITY_LEVELS, type Anonymity } from './donation.rules.ts';

const upperCase = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim().toUpperCase() : value,
);

/** A currency of ISO 4217, in letters of any case. */
export const IsCurrency = (): PropertyDecorator => (target, member) => {
  upperCase(target, member);
  ValidateBy({
    name: 'isCurrencyCode',
    validator: {
      validate: (value) => typeof value === 'string' && isCurrency(value),
      defaultMessage: () => 'A currency is named by its three letters, e.g. GBP.',
    },
  })(target, member);
};

const PROVIDERS = ['stripe', 'paypal', 'phonepe'] as const;
const NAMED = { message: 'Please name a charity or a project.' };
const MINOR = { message: 'amount must be a whole number of minor units, above zero.' };

/** Who gets a gift: named by id or slug. */
class BeneficiaryQuery {
  @IsOptional()
  @IsString(NAMED)
  @MaxLength(100, NAMED)
  charity?: string;

  @IsOptional()
  @IsString(NAMED)
  @MaxLength(100, NAMED)
  project?: string;
}

export class DonationOptionsQuery extends BeneficiaryQuery {
  @IsOptional()
  @IsCurrency()
  currency?: string;

  /** The gift in minor units; absent: the smallest one. */
  @IsOptional()
  @Type(() => Number)
  @IsInt(MINOR)
  @Min(1, MINOR)
  amount?: number;

  /** How often; absent: once. The words of a declaration depend on it. */
  @IsOptional()
  @IsIn(['once', 'month'], { message: 'interval is once or month.' })
  interval?: 'once' | 'month';
}

export class SupportersQuery extends PageQuery {
  /** Slug or id of a fundraiser page; absent: all gifts to the charity or project. */
  @IsOptional()
  @IsString({ message: 'fundraiser names a page.' })
  @MaxLength(100, { message: 'fundraiser names a page.' })
  fundraiser?: string;

  @IsOptional()
  @IsString(NAMED)
  @MaxLength(100, NAMED)
  charity?: string;

  @IsOptional()
  @IsString(NAMED)
  @MaxLength(100, NAMED)
  project?: string;
}

/** In whose name a gift is given. */
export class TributeBody {
  @Trimmed()
  @IsString({ message: 'Please write for whom it is.' })
  @MaxLength(80, { message: 'Please use at most 80 characters.' })
  recipient_name!: string;

  /** Where the card is sent; absent: nowhere. */
  @IsOptional()
  @Trimmed()
  @MaxLength(255, { message: 'Please enter a valid email address' })
  @IsEmailAddress({ message: 'Please enter a valid email address' })
  recipient_email?: string;

  @IsOptional()
  @Trimmed()
  @IsString({ message: 'A message is a text.' })
  @MaxLength(200, { message: 'Please use at most 200 characters.' })
  message?: string;

  /** Day on which the card is sent, such as `2026-12-24`; absent: as soon as the gift is paid. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Please choose a day.' })
  send_on?: string;
}

/** Who raised it. */
export class AttributionBody {
  @IsOptional()
  @IsUUID(undefined, { message: 'student is the id of a student.' })
  student?: string;

  @IsOptional()
  @IsUUID(undefined, { message: 'class is the id of a class.' })
  class?: string;

  @IsOptional()
  @IsUUID(undefined, { message: 'book is the id of a book.' })
  book?: string;

  @IsOptional()
  @IsString({ message: 'campaign is a text.' })
  @MaxLength(64, { message: 'campaign has at most 64 characters.' })
  campaign?: string;

  /** Slug or id of the fundraiser page through which it is given: it names the class or student, and its campaign. */
  @IsOptional()
  @IsString({ message: 'fundraiser names a page.' })
  @MaxLength(100, { message: 'fundraiser names a page.' })
  fundraiser?: string;
}

/** How often is offered. */
const INTERVALS = ['once', 'month'] as const;
const MESSAGE = { message: 'Please use at most 500 characters.' };

/** What a donor may change later. */
export class DonationChangeBody {
  /** Who reads the name of the donor; absent: the first name is read. */
  @IsOptional()
  @IsIn(ANONYMITY_LEVELS, { message: `anonymity must be one of ${ANONYMITY_LEVELS.join(', ')}.` })
  anonymity?: Anonymity;

  /** Shown with the gift once the school has read it. */
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'A message is a text.' })
  @MaxLength(500, MESSAGE)
  message?: string;
}

export class DonationBody extends DonationChangeBody {
  /** Id or slug. One of `project` and `charity` is required. */
  @IsOptional()
  @IsString(NAMED)
  @MaxLength(100, NAMED)
  project?: string;

  @IsOptional()
  @IsString(NAMED)
  @MaxLength(100, NAMED)
  charity?: string;

  /** What is given, in minor units of `currency`. */
  @IsInt(MINOR)
  @Min(1, MINOR)
  amount!: number;

  @IsCurrency()
  currency!: string;

  /** `month`: the same gift each month, until the donor stops it. */
  @IsOptional()
  @IsIn(INTERVALS, { message: 'interval is once or month.' })
  interval: (typeof INTERVALS)[number] = 'once';

  @IsIn(PROVIDERS, { message: 'Choose how to pay: stripe, paypal or phonepe.' })
  provider!: (typeof PROVIDERS)[number];

  /** Whether the donor pays the provider's fee too. Never assumed. */
  @IsOptional()
  @IsBoolean({ message: 'cover_fee is true or false.' })
  cover_fee: boolean = false;

  /** Short for the levels `anonymous` (true) and `named` (false). */
  @IsOptional()
  @IsBoolean({ message: 'anonymous is true or false.' })
  anonymous?: boolean;

  /** Of the donor; absent: that of the account. */
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'A name is a text.' })
  @MaxLength(120, { message: 'Please use at most 120 characters.' })
  name?: string;

  /** For the receipt. Required for a guest; absent: the address of the account. */
  @IsOptional()
  @Trimmed()
  @MaxLength(255, { message: 'Please enter a valid email address' })
  @IsEmailAddress({ message: 'Please enter a valid email address' })
  email?: string;

  @IsOptional()
  @upperCase
  @IsIn(COUNTRIES, { message: 'Choose a country from the list.' })
  country?: Country;

  @IsOptional()
  @ValidateNested({ message: 'tribute says for whom the gift is.' })
  @Type(() => TributeBody)
  tribute?: TributeBody;

  @IsOptional()
  @ValidateNested({ message: 'attribution says who raised the gift.' })
  @Type(() => AttributionBody)
  attribution?: AttributionBody;

  /** Whether the donor wants news of the project by e-mail. Never assumed. */
  @IsOptional()
  @IsBoolean({ message: 'wants_news is true or false.' })
  wants_news: boolean = false;

  /** What the donor declares for the tax; asked where the options have a `tax`. */
  @IsOptional()
  @ValidateNested({ message: 'tax is the declaration of the donor.' })
  @Type(() => TaxBody)
  tax?: TaxBody;

  @IsOptional()
  @IsIn(LANGUAGES, { message: 'Choose one of the languages of the site.' })
  language?: Language;

  /** Token of the check against robots; required for guests. */
  @IsOptional()
  @IsString()
  @MaxLength(2048)
  turnstile_token?: string;
}

/** Key that opens a donation without an account. */
export class DonationKeyQuery {
  @IsOptional()
  @IsString()
  @MaxLength(255)
  key?: string;
}
