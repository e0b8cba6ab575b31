import { LIMITS } from '@bookgrove/contract';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsTimeZone,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';

const ROLES = ['student', 'teacher', 'parent'] as const;
const NAME = { message: 'Please give it a name, e.g. “Google”.' };
const ISSUER = { message: 'Please enter the address of the issuer.' };
const CLIENT_ID = { message: 'Please enter the client id.' };
const SECRET = { message: 'Please enter the client secret.' };
const DOMAINS = { message: 'domains must be a list of at most 50 e-mail domains.' };
const ROLE = { message: 'default_role must be student, teacher or parent.' };
const FROM = { message: 'hours_from must be minutes since midnight, from 0 to 1439, e.g. 420 for 07:00.' };
const TO = { message: 'hours_to must be minutes since midnight, from 1 to 1440, e.g. 1080 for 18:00.' };
const DAYS = { message: 'hours_days must be weekdays from 1 (Monday) to 7 (Sunday), each once.' };
const ZONE = { message: 'Please choose a time zone that is known, e.g. Europe/London.' };
const tooLong = { message: 'Characters too long' };

/** May be left out, but not null. */
const Given = (): PropertyDecorator => ValidateIf((_body, value) => value !== undefined);

export class ProviderBody {
  @IsString(NAME)
  @IsNotEmpty(NAME)
  @MaxLength(LIMITS.textMax, tooLong)
  name!: string;

  /** e.g. https://accounts.google.com */
  @IsString(ISSUER)
  @IsNotEmpty(ISSUER)
  @MaxLength(LIMITS.textMax, tooLong)
  issuer!: string;

  @IsString(CLIENT_ID)
  @IsNotEmpty(CLIENT_ID)
  @MaxLength(LIMITS.textMax, tooLong)
  client_id!: string;

  /** Stored encrypted; never returned. */
  @IsString(SECRET)
  @IsNotEmpty(SECRET)
  @MaxLength(1_000, tooLong)
  client_secret!: string;

  /** E-mail domains whose people get an account at their first sign-in; empty: none. */
  @IsArray(DOMAINS)
  @ArrayMaxSize(50, DOMAINS)
  @IsString({ ...DOMAINS, each: true })
  domains!: string[];

  /** Role of people who sign in for the first time. */
  @IsIn(ROLES, ROLE)
  default_role!: 'student' | 'teacher' | 'parent';

  @IsBoolean({ message: 'enabled must be true or false.' })
  enabled!: boolean;
}

/** Only the given members change. */
export class ProviderChangeBody {
  @IsOptional()
  @IsString(NAME)
  @IsNotEmpty(NAME)
  @MaxLength(LIMITS.textMax, tooLong)
  name?: string;

  @IsOptional()
  @IsString(ISSUER)
  @IsNotEmpty(ISSUER)
  @MaxLength(LIMITS.textMax, tooLong)
  issuer?: string;

  @IsOptional()
  @IsString(CLIENT_ID)
  @IsNotEmpty(CLIENT_ID)
  @MaxLength(LIMITS.textMax, tooLong)
  client_id?: string;

  /** A new secret; without it the old one stays. */
  @IsOptional()
  @IsString(SECRET)
  @IsNotEmpty(SECRET)
  @MaxLength(1_000, tooLong)
  client_secret?: string;

  @IsOptional()
  @IsArray(DOMAINS)
  @ArrayMaxSize(50, DOMAINS)
  @IsString({ ...DOMAINS, each: true })
  domains?: string[];

  @IsOptional()
  @IsIn(ROLES, ROLE)
  default_role?: 'student' | 'teacher' | 'parent';

  @IsOptional()
  @IsBoolean({ message: 'enabled must be true or false.' })
  enabled?: boolean;
}

/** Only the given members change. */
export class SchoolSignInBody {
  /** Null: the platform's default. */
  @ValidateIf((_body, value) => value !== null && value !== undefined)
  @IsBoolean({ message: 'require_second_factor must be true, false or null.' })
  require_second_factor?: boolean | null;

  /** Whether classes may allow sign-in by badge alone. */
  @Given()
  @IsBoolean({ message: 'allow_badge_only must be true or false.' })
  allow_badge_only?: boolean;

  /** Whether the list of a class code shows surnames, not only initials. */
  @Given()
  @IsBoolean({ message: 'show_surnames must be true or false.' })
  show_surnames?: boolean;

  /** Start of the school hours: minutes since midnight, 0 to 1439, in `time_zone`. */
  @Given()
  @IsInt(FROM)
  @Min(0, FROM)
  @Max(1_439, FROM)
  hours_from?: number;

  /** End of the school hours on the same day: 1 to 1440 minutes since midnight. */
  @Given()
  @IsInt(TO)
  @Min(1, TO)
  @Max(1_440, TO)
  hours_to?: number;

  /** ISO weekdays, 1 Monday to 7 Sunday, each once. */
  @Given()
  @IsArray(DAYS)
  @ArrayMinSize(1, { message: 'Please choose at least one school day.' })
  @ArrayMaxSize(7, DAYS)
  @ArrayUnique(DAYS)
  @IsIn([1, 2, 3, 4, 5, 6, 7], { ...DAYS, each: true })
  hours_days?: number[];

  /** IANA time zone of the school. */
  @Given()
  @MaxLength(64, ZONE)
  @IsTimeZone(ZONE)
  time_zone?: string;
}
