import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsObject, IsOptional, IsTimeZone, IsUUID, Max, Min } from 'class-validator';
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationChannel,
  type NotificationKind,
} from './channel.rules.ts';
import { EMAIL_KINDS, type EmailKind } from '../contract.ts';

export class NotificationQuery {
  /** `next` of the page before. */
  @ApiProperty({ required: false })
  @IsOptional()
  @IsUUID(undefined, { message: 'after must be `next` of a page.' })
  after?: string;
}

/** Something that a person is told. */
export class NotificationRow {
  id!: string;
  @ApiProperty({ enum: [...NOTIFICATION_KINDS, 'account'] })
  kind!: NotificationKind | 'account';
  title!: string;
  /** What a person wrote; may be empty. */
  text!: string;
  /** Path of the page in the web app. */
  path!: string;
  read!: boolean;
  created_at!: string;
}

export class NotificationPage {
  results!: NotificationRow[];
  /** `after` of the next page; null on the last. */
  next!: string | null;
}

export class UnreadNotifications {
  /** At most 100: so many or more. */
  unread!: number;
}

/** How a person is told of one kind. */
export class NotificationChoice {
  @ApiProperty({ enum: NOTIFICATION_KINDS })
  kind!: NotificationKind;
  @ApiProperty({ enum: NOTIFICATION_CHANNELS })
  channel!: NotificationChannel;
}

/** How a person wants to be told. */
export class NotificationPreferences {
  /** The kinds of the person's role. */
  choices!: NotificationChoice[];
  /** The channels from which they choose: without an e-mail address only `app` and `none`. */
  @ApiProperty({ enum: NOTIFICATION_CHANNELS, isArray: true })
  channels!: NotificationChannel[];
  /** Minutes since midnight; both null: e-mails come at any time. */
  quiet_from!: number | null;
  quiet_until!: number | null;
  time_zone!: string;
  /** Hour of the day from which on the digest is sent. */
  digest_hour!: number;
  /** False until the person saves: the values above, also the time zone, are defaults. */
  saved!: boolean;
  /** E-mails that the person stopped by a link in one: they are not sent, whatever is chosen above. */
  @ApiProperty({ enum: EMAIL_KINDS, isArray: true })
  stopped!: EmailKind[];
}

const MINUTE = { message: 'Choose a time of the day.' };

export class NotificationPreferencesBody {
  /** Channels by kind, such as `{ "stories": "app" }`; kinds that are not named stay as they are. */
  @ApiProperty({ type: 'object', additionalProperties: { enum: [...NOTIFICATION_CHANNELS], type: 'string' } })
  @IsObject({ message: 'channels must name a channel for each kind.' })
  channels!: Record<string, NotificationChannel>;

  @IsOptional()
  @IsInt(MINUTE)
  @Min(0, MINUTE)
  @Max(1439, MINUTE)
  quiet_from!: number | null;

  @IsOptional()
  @IsInt(MINUTE)
  @Min(0, MINUTE)
  @Max(1439, MINUTE)
  quiet_until!: number | null;

  @IsTimeZone({ message: 'Choose a time zone, such as Europe/London.' })
  time_zone!: string;

  @IsInt({ message: 'Choose an hour of the day.' })
  @Min(0, { message: 'Choose an hour of the day.' })
  @Max(23, { message: 'Choose an hour of the day.' })
  digest_hour!: number;

  /** The e-mails that stay stopped; those that are left out are sent again. */
  @ApiProperty({ enum: EMAIL_KINDS, isArray: true })
  @IsIn(EMAIL_KINDS, { each: true, message: 'stopped must name kinds of e-mails.' })
  stopped!: EmailKind[];
}
