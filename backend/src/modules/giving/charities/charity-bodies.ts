import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { COUNTRIES } from '@bookgrove/contract';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { BooleanText, IsEmailAddress, Trimmed } from '../../../platform/http/fields.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { RecentConfirmationBody } from '../../identity/contract.ts';
import { CHARITY_STATUSES, RECEIPT_REGIMES, type CharityStatus, type ReceiptRegime } from '../contract.ts';
import { CHARITY_CHECKS, SINGLE_MOVES, type CharityCheckKind, type SingleMove } from './charity.rules.ts';

const CHARITY_ORDERS = ['name', '-name', 'newest', 'raised'] as const;
type CharityOrder = (typeof CHARITY_ORDERS)[number];

const GOAL = { message: 'A goal is a number from 1 to 17.' };
const URL = { message: 'Write the whole address, with https://.' };
const WEB = { protocols: ['https', 'http'], require_protocol: true };
const most = (length: number) => ({ message: `Please use at most ${length} characters.` });

const Text =
  (length: number): PropertyDecorator =>
  (target, member) => {
    IsOptional()(target, member);
    Trimmed()(target, member);
    IsString({ message: `${String(member)} must be a text.` })(target, member);
    MaxLength(length, most(length))(target, member);
  };

/** Filters of the public list. `search` looks in names, numbers, places and what a charity does; typing errors are tolerated. */
export class CharityFilters extends PageQuery {
  /** ISO 3166-1 alpha-2. */
  @IsOptional()
  @IsIn(COUNTRIES, { message: 'country must be the code of a country, e.g. KE.' })
  country?: string;

  /** A goal of the United Nations, 1 to 17: the cause. */
  @IsOptional()
  @Type(() => Number)
  @IsInt(GOAL)
  @Min(1, GOAL)
  @Max(17, GOAL)
  goal?: number;

  /** `true`: only charities that the school supports. */
  @IsOptional()
  @BooleanText()
  @IsBoolean({ message: 'supported must be true or false.' })
  supported?: boolean;

  /** Absent: those that the school supports first, then by name. `newest`: by the day of verification. */
  @IsOptional()
  @IsIn(CHARITY_ORDERS, { message: `ordering must be one of ${CHARITY_ORDERS.join(', ')}.` })
  ordering?: CharityOrder;
}

/** Filters of the list for staff. */
export class CharityDeskFilters extends PageQuery {
  @IsOptional()
  @IsIn(CHARITY_STATUSES, { message: `status must be one of ${CHARITY_STATUSES.join(', ')}.` })
  status?: CharityStatus;

  @IsOptional()
  @IsIn(COUNTRIES, { message: 'country must be the code of a country, e.g. KE.' })
  country?: string;
}

/** A charity as staff write it. Members that are absent stay as they are. */
export class CharityBody {
  @Trimmed()
  @IsString({ message: 'Write the name of the charity.' })
  @Length(2, 200, { message: 'A name has 2 to 200 characters.' })
  name!: string;

  @IsIn(COUNTRIES, { message: 'Choose a country.' })
  country!: string;

  /** Name in the register. */
  @Text(255)
  legal_name?: string;

  /** What it does, in one sentence. */
  @Text(200)
  summary?: string;

  /** Paragraphs, separated by blank lines. */
  @Text(8_000)
  mission?: string;

  /** Town or region. */
  @Text(120)
  place?: string;

  @Text(60)
  registration_number?: string;

  @IsOptional()
  @IsUrl(WEB, URL)
  @MaxLength(500, most(500))
  register_url?: string | null;

  @IsOptional()
  @IsUrl(WEB, URL)
  @MaxLength(500, most(500))
  website?: string | null;

  /** Address of its office; staff alone see it. */
  @IsOptional()
  @IsEmailAddress({ message: 'Write an e-mail address.' })
  email?: string | null;

  /** At most three goals of the United Nations. */
  @IsOptional()
  @IsArray({ message: 'goals must be a list.' })
  @ArrayMaxSize(3, { message: 'Choose at most three goals.' })
  @ArrayUnique({ message: 'Choose each goal once.' })
  @IsInt({ ...GOAL, each: true })
  @Min(1, { ...GOAL, each: true })
  @Max(17, { ...GOAL, each: true })
  goals?: number[];

  /** What its receipts count as. */
  @IsOptional()
  @IsIn(RECEIPT_REGIMES, { message: `receipts must be one of ${RECEIPT_REGIMES.join(', ')}.` })
  receipts?: ReceiptRegime;

  /** Reference at HMRC, URN of section 80G, or EIN. */
  @Text(40)
  tax_reference?: string | null;

  /** Day of the registration under section 80G, `2024-04-01`. */
  @IsOptional()
  @Matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { message: 'Write a day, e.g. 2024-04-01.' })
  tax_reference_on?: string | null;

  @Text(255)
  cover_alt?: string;
}

/** A change of a charity that exists. */
export class CharityChange extends CharityBody {
  /** The version that the caller saw; 409 `changed_meanwhile` when it is another one. */
  @IsInt({ message: 'version must be a whole number.' })
  version!: number;
}

export class CharityMoveBody {
  @IsIn(SINGLE_MOVES, { message: `move must be one of ${SINGLE_MOVES.join(', ')}.` })
  move!: SingleMove;

  /** Of `reject`, `suspend` and `archive`: why. That of a suspension is shown to everybody. */
  @Text(500)
  reason?: string;
}

export class CharityCheckBody {
  @IsIn(CHARITY_CHECKS, { message: `kind must be one of ${CHARITY_CHECKS.join(', ')}.` })
  kind!: CharityCheckKind;

  /** False takes the check back. */
  @IsBoolean({ message: 'done must be true or false.' })
  done!: boolean;

  @Text(500)
  note?: string;
}

/** Bank details, with the recent confirmation of whoever proposes them. */
export class CharityBankBody extends RecentConfirmationBody {
  @Trimmed()
  @IsString({ message: 'Write whose account it is.' })
  @Length(2, 140, { message: 'Write whose account it is.' })
  holder!: string;

  @Trimmed()
  @IsString({ message: 'Write the name of the bank.' })
  @Length(2, 140, { message: 'Write the name of the bank.' })
  bank_name!: string;

  /** IBAN, or the account number of the country. */
  @IsString({ message: 'Write the account number.' })
  @MaxLength(60, { message: 'Write the account number.' })
  account!: string;

  /** Sort code, IFSC, routing number or BIC. */
  @Text(20)
  routing?: string;

  /** Why, for the second person. */
  @Trimmed()
  @IsString({ message: 'Say where the details come from.' })
  @Length(10, 300, { message: 'Say where the details come from, in 10 to 300 characters.' })
  reason!: string;
}

export class CharityVerifyBody extends RecentConfirmationBody {
  @Trimmed()
  @IsString({ message: 'Say what the second person should know.' })
  @Length(10, 300, { message: 'Say what the second person should know, in 10 to 300 characters.' })
  reason!: string;
}

export class TakeCharityBody {
  /** `true`: every school will see it; otherwise only the school that proposed it. */
  @IsOptional()
  @IsBoolean({ message: 'everybody must be true or false.' })
  @ApiPropertyOptional({ default: false })
  everybody?: boolean;
}

export class CharityDocumentQuery {
  /** What the paper is: `Accounts 2025`. */
  @ApiProperty()
  @Trimmed()
  @IsString({ message: 'Name the paper.' })
  @Length(2, 120, { message: 'Name the paper, in 2 to 120 characters.' })
  title!: string;
}
