import { MESSAGES, LIMITS } from '@bookgrove/contract';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsString, IsUUID, Matches, MaxLength, ValidateIf } from 'class-validator';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { IsEmailAddress, Trimmed } from '../../../../platform/http/fields.ts';
import { BirthMonth, BirthYear } from '../../profile/birth-fields.ts';
import { ASSIGNABLE_ROLES, type AssignableRole } from './people.rules.ts';

const words = MESSAGES.userForm;
/** A member that is left out stays unchanged; null and empty values are validated like all others. */
const ifSent = ValidateIf((_body, value) => value !== undefined);
const unlessEmpty = ValidateIf((_body, value) => value !== undefined && value !== null && value !== '');

/** Multipart forms send numbers as text. */
const numeric = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value === '' ? null : value,
);
const ifNumber = ValidateIf((_body, value) => value !== undefined && value !== null);

/** Details of a person that a new and an existing one have alike. */
export class PersonDetailsBody {
  /** Optional for students. */
  @unlessEmpty
  @Trimmed()
  @MaxLength(LIMITS.textMax, { message: words.tooLong })
  @IsEmailAddress({ message: words.emailInvalid })
  email?: string | null;

  /** ISO 3166-1 alpha-2. Optional for students. */
  @unlessEmpty
  @Trimmed()
  @Matches(/^[A-Z]{2}$/, { message: words.countryRequired })
  country?: string | null;

  /** `set:<name>` of a drawn avatar, empty for none, or a picture (multipart). */
  @unlessEmpty
  @IsString({ message: 'avatar must be the name of a drawn avatar, or a picture.' })
  @MaxLength(LIMITS.textMax, { message: words.tooLong })
  avatar?: string | null;

  /**
   * For students only: used to select books for the child's age. Null or empty when the school does not state
   * it.
   */
  @numeric
  @ifNumber
  @BirthYear()
  birth_year?: number | null;

  @numeric
  @ifNumber
  @BirthMonth()
  birth_month?: number | null;
}

/** Changes of a person by an administrator; members that are left out stay unchanged. */
export class ChangePersonBody extends PersonDetailsBody {
  @ifSent
  @Trimmed()
  @IsString({ message: words.firstNameRequired })
  @IsNotEmpty({ message: words.firstNameRequired })
  @MaxLength(LIMITS.textMax, { message: words.tooLong })
  first_name?: string;

  @ifSent
  @Trimmed()
  @IsString({ message: words.lastNameRequired })
  @IsNotEmpty({ message: words.lastNameRequired })
  @MaxLength(LIMITS.textMax, { message: words.tooLong })
  last_name?: string;

  @ifSent
  @IsIn(ASSIGNABLE_ROLES, { message: `role must be one of ${ASSIGNABLE_ROLES.join(', ')}.` })
  role?: AssignableRole;
}

/** A new person of a school. */
export class CreatePersonBody extends PersonDetailsBody {
  @Trimmed()
  @IsString({ message: words.firstNameRequired })
  @IsNotEmpty({ message: words.firstNameRequired })
  @MaxLength(LIMITS.textMax, { message: words.tooLong })
  first_name!: string;

  @Trimmed()
  @IsString({ message: words.lastNameRequired })
  @IsNotEmpty({ message: words.lastNameRequired })
  @MaxLength(LIMITS.textMax, { message: words.tooLong })
  last_name!: string;

  @IsIn(ASSIGNABLE_ROLES, { message: `role must be one of ${ASSIGNABLE_ROLES.join(', ')}.` })
  role!: AssignableRole;

  /** Id of a class of the school that a new student joins. */
  @unlessEmpty
  @IsUUID('all', { message: 'Choose a class of the school.' })
  class_id?: string;
}

/** A new person of the named school; without role and school a teacher of the platform itself. */
export class CreateUserBody extends CreatePersonBody {
  @ifSent
  override role: AssignableRole = 'teacher';

  /** Id of the school. */
  @ifSent
  @IsUUID('all', { message: 'Choose a school.' })
  school: string = PLATFORM_TENANT_ID;
}

/** Why a person is archived. */
export class ArchivePersonBody {
  @unlessEmpty
  @Trimmed()
  @IsString({ message: 'reason must be a text.' })
  @MaxLength(LIMITS.textMax, { message: words.tooLong })
  reason?: string;
}
