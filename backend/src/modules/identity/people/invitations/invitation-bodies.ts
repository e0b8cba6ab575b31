import { LANGUAGES, LIMITS, MESSAGES, type Language } from '@bookgrove/contract';
import { Equals, IsIn, IsNotEmpty, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { IsEmailAddress, Trimmed } from '../../../../platform/http/fields.ts';
import { IsNameLine, IsPersonName, noLanguage, ResetBody } from '../../accounts/account-bodies.ts';
import { INVITED_ROLES, type InvitedRole } from './invitation.rules.ts';

const tooLong = { message: MESSAGES.tooLong };

export class InviteBody {
  @IsString({ message: 'Email is required' })
  @IsNotEmpty({ message: 'Email is required' })
  @MaxLength(LIMITS.textMax, tooLong)
  @IsEmailAddress({ message: MESSAGES.emailInvalid })
  @Trimmed()
  email!: string;

  @IsIn(INVITED_ROLES, { message: 'Choose a role: teacher, parent, student or school_admin.' })
  role!: InvitedRole;

  @IsOptional()
  @IsString({ message: 'first_name must be a text.' })
  @IsNameLine()
  first_name?: string;

  @IsOptional()
  @IsString({ message: 'last_name must be a text.' })
  @IsNameLine()
  last_name?: string;

  /** The class that a teacher or student joins. */
  @IsOptional()
  @IsUUID(undefined, { message: 'class_id must be the id of a class.' })
  class_id?: string;

  /** A short text of the school for the e-mail. */
  @IsOptional()
  @IsString({ message: 'message must be a text.' })
  @MaxLength(1000, { message: 'Write at most 1000 characters.' })
  @Trimmed()
  message?: string;
}

export class AcceptBody extends ResetBody {
  @IsPersonName()
  first_name!: string;

  @IsPersonName()
  last_name!: string;

  /** Language of the acceptance; e-mails are sent in it. */
  @IsOptional()
  @IsIn(LANGUAGES, noLanguage)
  language?: Language;

  @Equals(true, { message: MESSAGES.termsRequired })
  agreeToTerms!: boolean;
}
