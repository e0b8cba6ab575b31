import { COUNTRIES, type Country } from '@bookgrove/contract';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Length, Max, MaxLength, Min } from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.ts';
import { IsCurrency } from '../donations/donation-bodies.ts';

const WHY = { message: 'Please say why, in 3 to 300 characters.' };
const NAME = { message: 'Please use at most 120 characters.' };
const YEAR = { message: 'year is a year, such as 2026.' };

/** A receipt is declared void. */
export class VoidReceiptBody {
  @Trimmed()
  @IsString(WHY)
  @Length(3, 300, WHY)
  reason!: string;

  /** Whether another receipt replaces it, with what is known of the gift now. */
  @IsBoolean({ message: 'replace is true or false.' })
  replace!: boolean;

  /** The name of the donor as it should be; absent: it stays. */
  @IsOptional()
  @Trimmed()
  @IsString(NAME)
  @Length(1, 120, NAME)
  name?: string;

  /** Country of the donor; absent: it stays. */
  @IsOptional()
  @IsIn(COUNTRIES, { message: 'Choose a country from the list.' })
  country?: Country;
}

/** A receipt that is void. */
export class VoidedReceipt {
  /** Number of the void receipt. */
  number!: string;
  /** Id of the receipt that replaces it; null: none. */
  replaced_by!: string | null;
}

export class StatementBody {
  @IsInt(YEAR)
  @Min(2020, YEAR)
  @Max(2100, YEAR)
  year!: number;

  @IsCurrency()
  @MaxLength(3)
  currency!: string;
}

/** All gifts of the caller in one year and currency. */
export class GivingYearView {
  year!: number;
  currency!: string;
  /** Number of gifts whose money arrived and was not all paid back. */
  gifts!: number;
  /** What the donor paid, after what was paid back, in minor units. */
  total!: number;
  /** Whether the year is over: the statement can be asked for. */
  ready!: boolean;
}

export class StatementIssued {
  /** `/invoice/statement/{id}`. */
  id!: string;
}
