import { Equals, IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { Type } from 'class-transformer';

const REGIME = { message: 'regime is gift_aid or 80g.' };
const YEAR = { message: 'year is the year in which the fiscal year begins, such as 2026.' };

export class TaxClaimsQuery {
  @IsIn(['gift_aid', '80g'], REGIME)
  regime!: 'gift_aid' | '80g';

  /** Of 80G: the fiscal year, from April; absent: all gifts that no file has. */
  @IsOptional()
  @Type(() => Number)
  @IsInt(YEAR)
  @Min(2020, YEAR)
  @Max(2100, YEAR)
  year?: number;
}

export class TaxClaimBody {
  @IsUUID(undefined, { message: 'charity is the id of a charity.' })
  charity!: string;

  @IsIn(['gift_aid', '80g'], REGIME)
  regime!: 'gift_aid' | '80g';

  /** Of 80G: the fiscal year, from April. */
  @IsOptional()
  @IsInt(YEAR)
  @Min(2020, YEAR)
  @Max(2100, YEAR)
  year?: number;

  /** The file has names and addresses: whoever makes it says that they need it for the claim. */
  @Equals(true, { message: 'Please confirm that the file is for the claim.' })
  for_claim!: boolean;
}

/** What could be claimed for a charity. Amounts are minor units. */
export class OpenTaxClaim {
  charity_id!: string;
  charity!: string;
  currency!: string;
  /** Number of gifts that no file has yet. */
  count!: number;
  /** Their sum. */
  gifts!: number;
  /** What the tax office adds, for Gift Aid. */
  tax!: number;
  /** Number of gifts that were claimed and are not the charity's any more, and the tax to be taken off. */
  adjustments!: number;
  adjusted!: number;
  /** Gifts with a declaration whose donor wishes to be unknown to the school: the platform's team claims for them. */
  hidden!: number;
}

/** A gift that was claimed and is not the charity's any more. */
export class TaxAdjustment {
  number!: string;
  given_on!: Date;
  /** Of the gift, in minor units. */
  amount!: number;
}

/** A file for a tax office. */
export class TaxClaimView {
  id!: string;
  charity_id!: string;
  charity!: string;
  regime!: 'gift_aid' | '80g';
  made_at!: Date;
  currency!: string;
  count!: number;
  gifts!: number;
  tax!: number;
  /** Of gifts claimed before: to be entered as an adjustment of the claim. */
  adjusted!: number;
  adjustments!: TaxAdjustment[];
}
