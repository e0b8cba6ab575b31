import { Trimmed } from '../../../../platform/http/fields.ts';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { PageQuery } from '../../../../platform/http/page.ts';

const MONTHS = { message: 'Choose from 1 to 3 months.' };
const MINOR = { message: 'The amount is a whole number of minor units, such as 1250 for £12.50.' };

export class PauseBody {
  /** How many months are left out, from the next one on. */
  @IsInt(MONTHS)
  @Min(1, MONTHS)
  @Max(3, MONTHS)
  months!: number;
}

export class MonthlyAmountBody {
  /** What is given each month from the next time on, in minor units of the currency of the gift. */
  @IsInt(MINOR)
  @Min(1, MINOR)
  amount!: number;

  /** Whether the donor pays the provider's fee too. Never assumed. */
  @IsOptional()
  @IsBoolean({ message: 'cover_fee is true or false.' })
  cover_fee: boolean = false;

  /** The donor confirmed an amount of more than twice as much as before. */
  @IsOptional()
  @IsBoolean({ message: 'agreed is true or false.' })
  agreed: boolean = false;
}

export class CancelMonthlyBody {
  /** In the words of the donor; may be left out. */
  @ApiProperty({ required: false })
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'A reason is a text.' })
  @MaxLength(300, { message: 'Please use at most 300 characters.' })
  reason?: string;
}

export class MonthlyCardBody {
  /** The donor has returned from the provider's page. */
  @IsOptional()
  @IsBoolean({ message: 'returned is true or false.' })
  returned: boolean = false;
}

const STATES = ['active', 'paused', 'past_due', 'lapsed', 'cancelled'] as const;
const PROVIDERS = ['stripe', 'paypal', 'phonepe'] as const;

/** Filters of the staff's list of monthly gifts. `search` looks in names and addresses of donors who are not hidden. */
export class ManagedMonthlyGiftsQuery extends PageQuery {
  @IsOptional()
  @IsIn(STATES, { message: `status must be one of ${STATES.join(', ')}.` })
  status?: (typeof STATES)[number];

  @IsOptional()
  @IsIn(PROVIDERS, { message: `provider must be one of ${PROVIDERS.join(', ')}.` })
  provider?: (typeof PROVIDERS)[number];

  @IsOptional()
  @IsUUID(undefined, { message: 'charity must be the id of a charity.' })
  charity?: string;

  @IsOptional()
  @IsUUID(undefined, { message: 'project must be the id of a project.' })
  project?: string;

  /** Gifts of one school, for the platform's team. */
  @IsOptional()
  @IsUUID(undefined, { message: 'school must be the id of a school.' })
  school?: string;
}
