import { Type } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { EMAIL_STATES, type EmailState, type ResendRefusal } from './email-log.rules.ts';

const PERIODS = [1, 14, 90] as const;

export class EmailLogQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 20;

  /** `next` of the page before. */
  @IsOptional()
  @IsString()
  @MaxLength(80)
  after?: string;

  /** One state, or `not_delivered`: bounced, complained and failed. */
  @IsOptional()
  @IsIn([...EMAIL_STATES, 'not_delivered'])
  state?: EmailState | 'not_delivered';

  @IsOptional()
  @IsString()
  @MaxLength(64)
  template?: string;

  /** Id of the school. */
  @IsOptional()
  @IsUUID()
  school?: string;

  /** Requested at or after this time. */
  @IsOptional()
  @IsISO8601()
  from?: string;

  /** Requested before this time. */
  @IsOptional()
  @IsISO8601()
  until?: string;

  /** The beginning of an address, of at least three characters, or the id of an e-mail. */
  @IsOptional()
  @IsString()
  @MaxLength(255)
  search?: string;
}

export class EmailSchool {
  id!: string;
  name!: string;
}

/** One e-mail in the log. */
export class EmailLogRow {
  id!: string;
  school!: EmailSchool | null;
  template!: string;
  /** Masked: `n•••@mail.example`. */
  recipient!: string;
  subject!: string;
  @ApiProperty({ enum: EMAIL_STATES })
  state!: EmailState;
  tries!: number;
  created_at!: string;
  /** When the mail server accepted it. */
  sent_at!: string | null;
}

export class EmailLogPage {
  results!: EmailLogRow[];
  /** Position of the next page; null on the last one. */
  next!: string | null;
}

/** Something that happened to an e-mail. */
export class EmailEventView {
  id!: string;
  at!: string;
  /** A state, `retried` or `delayed`. */
  kind!: string;
  detail!: string | null;
}

export class EmailDetail extends EmailLogRow {
  /** What the e-mail was requested for; the same of every e-mail that was resent for it. */
  cause!: string;
  /** In which it was written; null for e-mails from before it was recorded. */
  language!: string | null;
  /** Version of the school's own wording that it has; null: the standard text alone. */
  wording!: number | null;
  /** Its link holds a secret, which a new e-mail replaces. */
  has_secret!: boolean;
  /** Its recipient is an account, whose address of now gets it when it is resent. */
  to_account!: boolean;
  message_id!: string | null;
  last_error!: string | null;
  history!: EmailEventView[];
  /** The plain part, without secrets; empty after its time. */
  text!: string;
  /** Address of the HTML part as it was sent, without secrets, for five minutes; null when there is none. */
  snapshot!: string | null;
  resend_of!: string | null;
  resent_as!: string | null;
  /** Why it cannot be resent; null when it can. */
  resend_refusal!: ResendRefusal | null;
}

export class ResendBody {
  /** Why, for the audit log. */
  @IsString({ message: 'Please say why, in 3 to 200 letters.' })
  @Length(3, 200, { message: 'Please say why, in 3 to 200 letters.' })
  reason!: string;

  /** The address put right; only for somebody without an account, and an e-mail without a secret. */
  @IsOptional()
  @IsEmail({}, { message: 'Please enter an e-mail address.' })
  @MaxLength(255)
  address?: string;
}

export class EmailResent {
  /** Id of the new e-mail. */
  @ApiProperty()
  id!: string;
}

export class EmailSummaryQuery {
  /** Number of days with today: 1, 14 or 90. */
  @IsOptional()
  @Type(() => Number)
  @IsIn(PERIODS)
  days: number = 14;
}

export class EmailCounts {
  total!: number;
  /** Accepted by the mail server, or delivered. */
  delivered!: number;
  bounced!: number;
  failed!: number;
  waiting!: number;
  suppressed!: number;
}

export class EmailDay extends EmailCounts {
  day!: string;
}

export class EmailTemplateCounts extends EmailCounts {
  template!: string;
}

export class EmailSummary {
  days!: EmailDay[];
  templates!: EmailTemplateCounts[];
  total!: EmailCounts;
  /** Entries of the suppression list. */
  suppressed_addresses!: number;
  /** Since when the oldest waiting e-mail waits. */
  oldest_waiting!: string | null;
  /** Since when the mail server fails. */
  failing_since!: string | null;
  /** More e-mails fail today than usual. */
  spike!: boolean;
  /** E-mails that are handed to the mail server at the same time. */
  sent_at_once!: number;
}

export class SuppressionQuery {
  @IsOptional()
  @IsString()
  @MaxLength(255)
  search?: string;
}

const SUPPRESSION_REASONS = ['bounced', 'complained', 'asked'] as const;

/** An address that gets no e-mails, or none of a kind. */
export class SuppressedAddressView {
  /** Names the entry when it is removed. */
  key!: string;
  school!: EmailSchool | null;
  address!: string;
  @ApiProperty({ enum: SUPPRESSION_REASONS })
  reason!: (typeof SUPPRESSION_REASONS)[number];
  /** The kind that was stopped; null for all that are not about safety. */
  kind!: string | null;
  detail!: string | null;
  /** The e-mail that was refused. */
  email_id!: string | null;
  created_at!: string;
}

export class SuppressionPage {
  /** The newest 200. */
  results!: SuppressedAddressView[];
}

export class RemoveSuppressionBody {
  @ApiProperty()
  @IsString()
  @Length(10, 700)
  key!: string;

  /** Why, for the audit log. */
  @ApiProperty()
  @IsString({ message: 'Please say why, in 3 to 200 letters.' })
  @Length(3, 200, { message: 'Please say why, in 3 to 200 letters.' })
  reason!: string;
}
