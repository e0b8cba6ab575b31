import { LIMITS } from '@bookgrove/contract';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

const REASON = { message: 'Please give a reason of at most 255 characters.' };

/** Why a school refuses or ends something; shown to the person concerned. */
export class ReasonBody {
  @IsString(REASON)
  @IsNotEmpty(REASON)
  @MaxLength(LIMITS.textMax, REASON)
  reason!: string;
}
