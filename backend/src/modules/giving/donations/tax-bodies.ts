import { Type } from 'class-transformer';
import {
  Equals,
  IsBoolean,
  IsIn,
  IsISO8601,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { IsEmailAddress, Trimmed } from '../../../platform/http/fields.ts';

const NAME = { message: 'Please give the name as the tax office knows it.' };
const HOUSE = { message: 'Please give the name or number of your house.' };
const SHORT = { message: 'Please use at most 16 characters.' };

/** What a donor declares for the tax on a gift. */
export class TaxBody {
  @IsIn(['gift_aid', '80g'], { message: 'regime is gift_aid or 80g.' })
  regime!: 'gift_aid' | '80g';

  /** The version of the words that the donor read: `tax.wording_version` of the options. */
  @IsString()
  @MaxLength(24)
  wording_version!: string;

  /** That the donor agrees to the words. Never assumed. */
  @Equals(true, { message: 'Please agree to the declaration, or leave it out.' })
  agreed!: boolean;

  @Trimmed()
  @IsString(NAME)
  @Length(1, 35, NAME)
  first_name!: string;

  @Trimmed()
  @IsString(NAME)
  @Length(1, 35, NAME)
  last_name!: string;

  /** Name or number of the house; with `80g` the whole address. */
  @Trimmed()
  @IsString(HOUSE)
  @Length(1, 255, HOUSE)
  house!: string;

  /** Required for Gift Aid, unless the home is outside of the United Kingdom. */
  @IsOptional()
  @Trimmed()
  @IsString(SHORT)
  @MaxLength(16, SHORT)
  postcode?: string;

  /** The home of the donor is outside of the United Kingdom: no postcode is asked. */
  @IsOptional()
  @IsBoolean({ message: 'outside_uk is true or false.' })
  outside_uk: boolean = false;

  /** Permanent Account Number of India; required with `80g`. Stored encrypted. */
  @IsOptional()
  @Trimmed()
  @IsString(SHORT)
  @MaxLength(16, SHORT)
  pan?: string;
}

const DAY = { message: 'Please choose a day, such as 2026-11-20.' };

/** A declaration that a donor spoke, written down by staff. */
export class SpokenDeclarationBody {
  @ValidateNested()
  @Type(() => TaxBody)
  tax!: TaxBody;

  /** Day on which the donor said it. */
  @Matches(/^\d{4}-\d{2}-\d{2}$/, DAY)
  @IsISO8601({ strict: true }, DAY)
  spoken_on!: string;

  /** How the written record reaches the donor, without which the declaration does not count. */
  @IsIn(['email', 'post'], { message: 'record is email or post.' })
  record!: 'email' | 'post';

  /** Where the written record is sent; absent: the address of the gift. */
  @IsOptional()
  @Trimmed()
  @IsEmailAddress({ message: 'Give the e-mail address of the donor, e.g. name@example.org.' })
  @MaxLength(255, { message: 'Characters too long' })
  email?: string;

  /** With `post`: day on which the letter was posted. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, DAY)
  @IsISO8601({ strict: true }, DAY)
  posted_on?: string;
}
