import {
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.ts';
import { RecentConfirmationBody } from '../../identity/contract.ts';
import { IsCurrency } from './donation-bodies.ts';

const MINOR = { message: 'amount must be a whole number of minor units, above zero.' };
const NAMED = { message: 'Please name a charity or a project.' };
const LONG = { message: 'Please use at most 255 characters.' };

/** A gift that did not come through the site. */
export class OfflineBody {
  @IsOptional()
  @IsString(NAMED)
  @MaxLength(100, NAMED)
  charity?: string;

  @IsOptional()
  @IsString(NAMED)
  @MaxLength(100, NAMED)
  project?: string;

  @IsInt(MINOR)
  @Min(1, MINOR)
  @Max(100_000_000, MINOR)
  amount!: number;

  @IsCurrency()
  currency!: string;

  @IsIn(['jar', 'cash', 'bank'], { message: 'way is jar, cash or bank.' })
  way!: 'jar' | 'cash' | 'bank';

  /** Day on which it was given, such as `2026-11-20`. */
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Please choose a day.' })
  day!: string;

  /** From whom, such as `Oak Class`. */
  @IsOptional()
  @Trimmed()
  @IsString(LONG)
  @MaxLength(120, { message: 'Please use at most 120 characters.' })
  name?: string;

  @IsOptional()
  @IsUUID(undefined, { message: 'class is the id of a class.' })
  class?: string;

  @IsOptional()
  @Trimmed()
  @IsString(LONG)
  @MaxLength(255, LONG)
  note?: string;

  /** Reference of the bank or number of the paying-in slip. */
  @IsOptional()
  @Trimmed()
  @IsString(LONG)
  @MaxLength(255, LONG)
  reference?: string;
}

/** The count of a second person. */
export class OfflineCheckBody {
  /** What the second person counted, in minor units; required unless it is rejected. */
  @IsOptional()
  @IsInt(MINOR)
  @Min(1, MINOR)
  amount?: number;

  @IsOptional()
  @IsBoolean({ message: 'reject is true or false.' })
  reject: boolean = false;

  @IsOptional()
  @Trimmed()
  @IsString(LONG)
  @MaxLength(255, LONG)
  reason?: string;
}

/** A gift is counted anew. */
export class RecountBody {
  @IsInt(MINOR)
  @Min(1, MINOR)
  @Max(100_000_000, MINOR)
  amount!: number;
}

const WHY = { message: 'Please say why, in 3 to 300 characters.' };

const ASKED = { message: 'asked_on is a day, such as 2026-11-20.' };

export class DonationRefundBody {
  /** Minor units; absent: all that is left. */
  @IsOptional()
  @IsInt(MINOR)
  @Min(1, MINOR)
  amount?: number;

  /** Day on which the donor asked for it, such as `2026-11-20`; absent: today. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, ASKED)
  @IsISO8601({ strict: true }, ASKED)
  asked_on?: string;

  @Trimmed()
  @IsString(WHY)
  @Length(3, 300, WHY)
  reason!: string;
}

export class DonationRefundProposalBody extends RecentConfirmationBody {
  /** Minor units; absent: all that is left. */
  @IsOptional()
  @IsInt(MINOR)
  @Min(1, MINOR)
  amount?: number;

  /** Day on which the donor asked for it, such as `2026-11-20`; absent: today. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, ASKED)
  @IsISO8601({ strict: true }, ASKED)
  asked_on?: string;

  /** Why; the second person reads it. */
  @Trimmed()
  @IsString(WHY)
  @Length(3, 300, WHY)
  reason!: string;
}

export class DonationMessageBody {
  @IsBoolean({ message: 'show is true or false.' })
  show!: boolean;
}
