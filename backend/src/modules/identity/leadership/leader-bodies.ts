import { LEADER_LIMITS, MESSAGES } from '@bookgrove/contract';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { LIMITS } from '@bookgrove/contract';
import { IsEmailAddress, Trimmed } from '../../../platform/http/fields.ts';

const { textMax, statementMin, messageMax, reasonMax, places } = LEADER_LIMITS;
const tooLong = { message: `Write at most ${textMax} letters.` };

/** The applicant's own texts; a draft may be incomplete. */
export class DraftBody {
  @IsString({ message: 'statement must be a text.' })
  @MaxLength(textMax, tooLong)
  @Trimmed()
  statement!: string;

  @IsOptional()
  @IsString({ message: 'evidence must be a text.' })
  @MaxLength(textMax, tooLong)
  @Trimmed()
  evidence?: string;
}

export class ApplicationBody extends DraftBody {
  @MinLength(statementMin, { message: `Tell why in at least ${statementMin} letters.` })
  declare statement: string;
}

export class NominationBody {
  @IsString({ message: MESSAGES.emailInvalid })
  @MaxLength(LIMITS.textMax, { message: MESSAGES.tooLong })
  @IsEmailAddress({ message: MESSAGES.emailInvalid })
  @Trimmed()
  email!: string;

  @IsString({ message: 'reason must be a text.' })
  @MinLength(statementMin, { message: `Tell why in at least ${statementMin} letters.` })
  @MaxLength(textMax, tooLong)
  @Trimmed()
  reason!: string;
}

export class StepBody {
  @IsOptional()
  @IsString({ message: 'reflection must be a text.' })
  @MaxLength(textMax, tooLong)
  @Trimmed()
  reflection?: string;

  /** Index of the chosen answer of a quiz. */
  @IsOptional()
  @IsInt({ message: 'Choose an answer.' })
  @Min(0, { message: 'Choose an answer.' })
  @Max(9, { message: 'Choose an answer.' })
  answer?: number;
}

export class RenewBody {
  @IsString({ message: 'report must be a text.' })
  @MaxLength(textMax, tooLong)
  @Trimmed()
  report!: string;
}

export class MenteeLimitBody {
  @Type(() => Number)
  @IsInt({ message: `Choose from 0 to ${places} places.` })
  @Min(0, { message: `Choose from 0 to ${places} places.` })
  @Max(places, { message: `Choose from 0 to ${places} places.` })
  places!: number;
}

export class RequestMentorBody {
  @IsOptional()
  @IsString({ message: 'message must be a text.' })
  @MaxLength(messageMax, { message: `Write at most ${messageMax} letters.` })
  @Trimmed()
  message?: string;
}

export class OfferMentoringBody extends RequestMentorBody {
  @IsString({ message: MESSAGES.emailInvalid })
  @MaxLength(LIMITS.textMax, { message: MESSAGES.tooLong })
  @IsEmailAddress({ message: MESSAGES.emailInvalid })
  @Trimmed()
  email!: string;
}

export class AnswerMentoringBody {
  @IsIn(['accept', 'refuse', 'end'], { message: 'answer must be accept, refuse or end.' })
  answer!: 'accept' | 'refuse' | 'end';
}

export class MeetingBody {
  /** A date, as 2026-11-20. */
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Choose the day of the meeting.' })
  @IsISO8601({ strict: true }, { message: 'Choose the day of the meeting.' })
  met_on!: string;

  @IsString({ message: 'Write a few words about the meeting.' })
  @IsNotEmpty({ message: 'Write a few words about the meeting.' })
  @MaxLength(textMax, tooLong)
  @Trimmed()
  notes!: string;
}

const DECISIONS = ['approve', 'recognise', 'decline', 'reopen'] as const;
export type Decision = (typeof DECISIONS)[number];

export class DecisionBody {
  @IsIn(DECISIONS, { message: `decision must be one of ${DECISIONS.join(', ')}.` })
  decision!: Decision;

  /** The reason, shown to the person. Required to decline. */
  @IsOptional()
  @IsString({ message: 'reason must be a text.' })
  @MaxLength(reasonMax, { message: `Write at most ${reasonMax} letters.` })
  @Trimmed()
  reason?: string;
}
