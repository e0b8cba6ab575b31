import { COUNTRIES, LANGUAGES, LIMITS, MESSAGES, type Country, type Language } from '@bookgrove/contract';
import { Transform } from 'class-transformer';
import {
  Equals,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
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
/** The message for a language that the app does not support. */
export const noLanguage = { message: 'Choose one of the languages of the app.' };
const noLink = { message: 'token must be the one of the link.' };

/**
 * A person's name in any script: without line breaks, and without control characters that change the text direction.
 */
export const NAME_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;

export class SignUpBody {
  @IsString(required)
  @IsNotEmpty(required)
  @MaxLength(LIMITS.textMax, tooLong)
  @Matches(NAME_LINE, oneLine)
  @Trimmed()
  first_name!: string;

  @IsString(required)
  @IsNotEmpty(required)
  @MaxLength(LIMITS.textMax, tooLong)
  @Matches(NAME_LINE, oneLine)
  @Trimmed()
  last_name!: string;

  @IsString(required)
  @IsNotEmpty(required)
  @MaxLength(LIMITS.textMax, tooLong)
  @IsEmailAddress(noEmail)
  @Trimmed()
  email!: string;

  @IsString(noPassword)
  @IsNotEmpty(noPassword)
  @MinLength(LIMITS.passwordMin, tooShort)
  @MaxLength(LIMITS.textMax, tooLong)
  password!: string;

  @IsString(noRepeat)
  @IsNotEmpty(noRepeat)
  @SameAs('password', differ)
  password2!: string;

  /** ISO 3166-1 alpha-2. */
  @IsString(required)
  @IsNotEmpty(required)
  @MaxLength(LIMITS.textMax, tooLong)
  @IsIn(COUNTRIES, noCountry)
  @Trimmed()
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

export class PasswordResetRequestBody {
  @IsString(required)
  @IsNotEmpty(required)
  @MaxLength(LIMITS.textMax, tooLong)
  @IsEmailAddress(noEmail)
  @Trimmed()
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
  @IsString(noPassword)
  @IsNotEmpty(noPassword)
  @MinLength(LIMITS.passwordMin, tooShort)
  @MaxLength(LIMITS.textMax, tooLong)
  password!: string;

  @IsString(noRepeat)
  @IsNotEmpty(noRepeat)
  @SameAs('password', differ)
  password2!: string;
}

export class ChangePasswordBody {
  @IsString({ message: MESSAGES.passwordRequired })
  @IsNotEmpty({ message: MESSAGES.passwordRequired })
  @MaxLength(LIMITS.textMax, tooLong)
  old_password!: string;

  @IsString(noPassword)
  @IsNotEmpty(noPassword)
  @MinLength(LIMITS.passwordMin, tooShort)
  @MaxLength(LIMITS.textMax, tooLong)
  password!: string;

  @IsString(noRepeat)
  @IsNotEmpty(noRepeat)
  @SameAs('password', differ)
  password2!: string;
}

export class ChangeEmailBody {
  @IsString(required)
  @IsNotEmpty(required)
  @MaxLength(LIMITS.textMax, tooLong)
  @IsEmailAddress(noEmail)
  @Trimmed()
  email!: string;

  /** The person's current password. */
  @IsString({ message: MESSAGES.passwordRequired })
  @IsNotEmpty({ message: MESSAGES.passwordRequired })
  @MaxLength(LIMITS.textMax, tooLong)
  password!: string;
}

export class OwnProfileBody {
  @IsOptional()
  @IsString(required)
  @IsNotEmpty(required)
  @MaxLength(LIMITS.textMax, tooLong)
  @Matches(NAME_LINE, oneLine)
  @Trimmed()
  first_name?: string;

  @IsOptional()
  @IsString(required)
  @IsNotEmpty(required)
  @MaxLength(LIMITS.textMax, tooLong)
  @Matches(NAME_LINE, oneLine)
  @Trimmed()
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
