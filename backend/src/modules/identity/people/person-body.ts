import { MESSAGES, LIMITS } from '@bookgrove/contract';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsString, IsUUID, Matches, MaxLength, ValidateIf } from 'class-validator';
import { IsEmailAddress } from '../../../platform/http/fields.ts';
import { BirthMonth, BirthYear } from './birth-fields.ts';
import { GIVEN_ROLES, type GivenRole } from './people.rules.ts';

const words = MESSAGES.userForm;
const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);
/** Left out means unchanged; null and empty are what they say, and judged. */
const ifSent = ValidateIf((_body, value) => value !== undefined);
const unlessEmpty = ValidateIf((_body, value) => value !== undefined && value !== null && value !== '');

/** Numbers come as text from a form with a picture. */
const numeric = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value === '' ? null : value,
);
const ifNumber = ValidateIf((_body, value) => value !== undefined && value !== null);

/** What administrators change of a person; what is left out stays. */
export class ChangePersonBody {
  @ifSent
  @trimmed
  @IsString({ message: words.firstNameRequired })
  @IsNotEmpty({ message: words.firstNameRequired })
  @MaxLength(LIMITS.textMax, { message: words.tooLong })
  first_name?: string;

  @ifSent
  @trimmed
  @IsString({ message: words.lastNameRequired })
  @IsNotEmpty({ message: words.lastNameRequired })
  @MaxLength(LIMITS.textMax, { message: words.tooLong })
  last_name?: string;

  /** Students may have none. */
  @unlessEmpty
  @trimmed
  @MaxLength(LIMITS.textMax, { message: words.tooLong })
  @IsEmailAddress({ message: words.emailInvalid })
  email?: string | null;

  /** ISO 3166-1, two letters. */
  @unlessEmpty
  @trimmed
  @Matches(/^[A-Z]{2}$/, { message: words.countryRequired })
  country?: string | null;

  @ifSent
  @IsIn(GIVEN_ROLES, { message: `role must be one of ${GIVEN_ROLES.join(', ')}.` })
  role?: GivenRole;

  /** `set:<name>` of a drawn avatar, empty for none, or a picture (multipart). */
  @unlessEmpty
  @IsString({ message: 'avatar must be the name of a drawn avatar, or a picture.' })
  @MaxLength(LIMITS.textMax, { message: words.tooLong })
  avatar?: string | null;

  /** Of students alone: decides which books are for this child. Null or empty when the school does not say. */
  @numeric
  @ifNumber
  @BirthYear()
  birth_year?: number | null;

  @numeric
  @ifNumber
  @BirthMonth()
  birth_month?: number | null;
}

/** A new person of a school. */
export class CreatePersonBody {
  @trimmed
  @IsString({ message: words.firstNameRequired })
  @IsNotEmpty({ message: words.firstNameRequired })
  @MaxLength(LIMITS.textMax, { message: words.tooLong })
  first_name!: string;

  @trimmed
  @IsString({ message: words.lastNameRequired })
  @IsNotEmpty({ message: words.lastNameRequired })
  @MaxLength(LIMITS.textMax, { message: words.tooLong })
  last_name!: string;

  /** Students may have none. */
  @unlessEmpty
  @trimmed
  @MaxLength(LIMITS.textMax, { message: words.tooLong })
  @IsEmailAddress({ message: words.emailInvalid })
  email?: string | null;

  /** ISO 3166-1, two letters. Students may have none. */
  @unlessEmpty
  @trimmed
  @Matches(/^[A-Z]{2}$/, { message: words.countryRequired })
  country?: string | null;

  @IsIn(GIVEN_ROLES, { message: `role must be one of ${GIVEN_ROLES.join(', ')}.` })
  role!: GivenRole;

  /** `set:<name>` of a drawn avatar, empty for none, or a picture (multipart). */
  @unlessEmpty
  @IsString({ message: 'avatar must be the name of a drawn avatar, or a picture.' })
  @MaxLength(LIMITS.textMax, { message: words.tooLong })
  avatar?: string | null;

  /** Of students alone: decides which books are for this child. */
  @numeric
  @ifNumber
  @BirthYear()
  birth_year?: number | null;

  @numeric
  @ifNumber
  @BirthMonth()
  birth_month?: number | null;
}

/** A new person of the school that is named. */
export class CreateUserBody extends CreatePersonBody {
  /** Id of the school. */
  @IsUUID('all', { message: 'Choose a school.' })
  school!: string;
}

/** Why somebody is archived. */
export class ArchivePersonBody {
  @unlessEmpty
  @trimmed
  @IsString({ message: 'reason must be a text.' })
  @MaxLength(LIMITS.textMax, { message: words.tooLong })
  reason?: string;
}
