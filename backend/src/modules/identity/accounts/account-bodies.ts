import { COUNTRIES, LANGUAGES, LIMITS, MESSAGES, type Country, type Language } from '@bookgrove/contract';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  Equals,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { IsEmailAddress, SameAs, Trimmed } from '../../../platform/http/fields.ts';
import { SIGN_UP_ROLES, type SignUpRole } from './sign-up.rules.ts';

const required = { message: MESSAGES.required };
const tooLong = { message: MESSAGES.tooLong };
const noEmail = { message: MESSAGES.emailInvalid };
const noPassword = { message: MESSAGES.newPasswordRequired };
const noRepeat = { message: MESSAGES.passwordAgainRequired };
const tooShort = { message: MESSAGES.passwordTooShort };
const differ = { message: MESSAGES.passwordsDiffer };
const oneLine = { message: 'Write the name in one line.' };
const noCountry = { message: 'Choose a country from the list.' };
const noYear = { message: 'Choose the year in which you were born.' };
const noMonth = { message: 'Choose the month in which you were born.' };
/** The message for a language that the app does not support. */
export const noLanguage = { message: 'Choose one of the languages of the app.' };
const noLink = { message: 'token must be the one of the link.' };

/**
 * A person's name in any script: without line breaks, and without control characters that change the text direction.
 */
const NAME_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;

/** A text that is required. The message of the last check in a list comes first. */
const RequiredText = (...checks: PropertyDecorator[]): PropertyDecorator =>
  applyDecorators(
    Trimmed(),
    ...checks,
    MaxLength(LIMITS.textMax, tooLong),
    IsNotEmpty(required),
    IsString(required),
  );

/** A person's first or last name that may be absent or empty. */
export const IsNameLine = (): PropertyDecorator =>
  applyDecorators(Trimmed(), Matches(NAME_LINE, oneLine), MaxLength(LIMITS.textMax, tooLong));

/** A person's first or last name. */
export const IsPersonName = (): PropertyDecorator => RequiredText(Matches(NAME_LINE, oneLine));

const IsAddress = (): PropertyDecorator => RequiredText(IsEmailAddress(noEmail));

const IsNewPassword = (): PropertyDecorator =>
  applyDecorators(
    MaxLength(LIMITS.textMax, tooLong),
    MinLength(LIMITS.passwordMin, tooShort),
    IsNotEmpty(noPassword),
    IsString(noPassword),
  );

/** The new password once more, in the member `password2`. */
const RepeatsPassword = (): PropertyDecorator =>
  applyDecorators(SameAs('password', differ), IsNotEmpty(noRepeat), IsString(noRepeat));

const IsCurrentPassword = (): PropertyDecorator =>
  applyDecorators(
    MaxLength(LIMITS.textMax, tooLong),
    IsNotEmpty({ message: MESSAGES.passwordRequired }),
    IsString({ message: MESSAGES.passwordRequired }),
  );

const IsYearOfBirth = (): PropertyDecorator =>
  applyDecorators(Max(2100, noYear), Min(1900, noYear), IsInt(noYear));
const IsMonthOfBirth = (): PropertyDecorator =>
  applyDecorators(Max(12, noMonth), Min(1, noMonth), IsInt(noMonth));

export class SignUpBody {
  @IsPersonName()
  first_name!: string;

  @IsPersonName()
  last_name!: string;

  @IsAddress()
  email!: string;

  @IsNewPassword()
  password!: string;

  @RepeatsPassword()
  password2!: string;

  /** ISO 3166-1 alpha-2. */
  @RequiredText(IsIn(COUNTRIES, noCountry))
  country!: Country;

  @IsIn(SIGN_UP_ROLES, { message: 'Choose whether you are a student or a teacher.' })
  role!: SignUpRole;

  /** Whether the person would like a Canva account. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'canvaAccount must be true or false.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'boolean' ? String(value) : value))
  canvaAccount?: 'true' | 'false';

  @Equals(true, { message: MESSAGES.termsRequired })
  agreeToTerms!: boolean;

  /** Year of birth. A web page has to send it with the month; a program that sends neither registers an adult. */
  @IsOptional()
  @IsYearOfBirth()
  birth_year?: number;

  /** Month of birth, 1 to 12. */
  @IsOptional()
  @IsMonthOfBirth()
  birth_month?: number;

  /** E-mail address of a guardian, for somebody under the age of consent. */
  @IsOptional()
  @IsAddress()
  guardian_email?: string;

  /** Language of the registration; e-mails are sent in it. */
  @IsOptional()
  @IsIn(LANGUAGES, noLanguage)
  language?: Language;

  /** Token of the check against robots. */
  @IsString({ message: 'Please confirm that you are a person.' })
  @IsNotEmpty({ message: 'Please confirm that you are a person.' })
  @MaxLength(2048, { message: 'Please confirm that you are a person.' })
  turnstile_token!: string;
}

/** The answer to the question for the age, before the form. */
export class SignUpAgeBody {
  @IsYearOfBirth()
  birth_year!: number;

  @IsMonthOfBirth()
  birth_month!: number;

  /** ISO 3166-1 alpha-2. */
  @RequiredText(IsIn(COUNTRIES, noCountry))
  country!: Country;
}

/** The ticket of a waiting registration. */
export class WaitingBody {
  /** `ticket` of the registration's response. */
  @IsString({ message: 'ticket must be the one of the registration.' })
  @MaxLength(LIMITS.textMax, tooLong)
  ticket!: string;
}

export class PasswordResetRequestBody {
  @IsAddress()
  email!: string;
}

export class LinkBody {
  /** Token of the link in the e-mail. */
  @IsString(noLink)
  @IsNotEmpty(noLink)
  @MaxLength(LIMITS.textMax, noLink)
  token!: string;
}

export class ResetBody extends LinkBody {
  @IsNewPassword()
  password!: string;

  @RepeatsPassword()
  password2!: string;
}

export class ChangePasswordBody {
  @IsCurrentPassword()
  old_password!: string;

  @IsNewPassword()
  password!: string;

  @RepeatsPassword()
  password2!: string;
}

export class ChangeEmailBody {
  @IsAddress()
  email!: string;

  /** The person's current password. */
  @IsCurrentPassword()
  password!: string;
}

export class OwnProfileBody {
  @IsOptional()
  @IsPersonName()
  first_name?: string;

  @IsOptional()
  @IsPersonName()
  last_name?: string;

  /** ISO 3166-1 alpha-2. */
  @IsOptional()
  @IsString(required)
  @IsNotEmpty(required)
  @IsIn(COUNTRIES, noCountry)
  @Trimmed()
  country?: Country;

  /** Language of the app and of e-mails. */
  @IsOptional()
  @IsIn(LANGUAGES, noLanguage)
  language?: Language;

  /** `set:<name>` of a drawn avatar, empty for none, or a picture (multipart). */
  @IsOptional()
  @IsString({ message: 'avatar must be the name of a drawn avatar, or a picture.' })
  @MaxLength(LIMITS.textMax, tooLong)
  avatar?: string;
}
