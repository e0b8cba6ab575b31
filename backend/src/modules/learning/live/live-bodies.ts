import { ApiProperty } from '@nestjs/swagger';
import {
  LIVE_ANSWERS,
  LIVE_AUDIENCES,
  LIVE_LIMITS,
  LIVE_REPEATS,
  LIVE_ROOMS,
  LIVE_SERVICES,
  type LiveAnswer,
  type LiveAudience,
  type LiveRepeat,
  type LiveRoom,
  type LiveService,
} from '@bookgrove/contract';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsTimeZone,
  IsUrl,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsEmailAddress, Trimmed } from '../../../platform/http/fields.ts';
import { PageQuery } from '../../../platform/http/page.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const Text =
  (length: number): PropertyDecorator =>
  (target, member) => {
    Trimmed()(target, member);
    IsString({ message: `${String(member)} must be a text.` })(target, member);
    MaxLength(length, { message: `Please use at most ${length} characters.` })(target, member);
  };
const Whole =
  (least: number, most: number): PropertyDecorator =>
  (target, member) => {
    const wrong = { message: `${String(member)} must be a whole number from ${least} to ${most}.` };
    IsInt(wrong)(target, member);
    Min(least, wrong)(target, member);
    Max(most, wrong)(target, member);
  };
const OneOf =
  (values: readonly string[]): PropertyDecorator =>
  (target, member) => {
    ApiProperty({ enum: [...values] })(target, member);
    IsIn(values, { message: `${String(member)} must be one of ${values.join(', ')}.` })(target, member);
  };
const YesNo = (): PropertyDecorator => (target, member) =>
  IsBoolean({ message: `${String(member)} must be true or false.` })(target, member);
const Id = (): PropertyDecorator => (target, member) =>
  IsUUID(undefined, { message: `${String(member)} must be an id.` })(target, member);
const Address = (): PropertyDecorator => (target, member) => {
  ValidateIf((body: Record<string, unknown>) => body[String(member)] !== '')(target, member);
  IsUrl(
    { protocols: ['https'], require_protocol: true, disallow_auth: true },
    { message: 'Give an address that begins with https://.' },
  )(target, member);
  MaxLength(500, { message: 'Please use at most 500 characters.' })(target, member);
};

/** Which times the list has. */
export class LiveFilters extends PageQuery {
  /** ISO 8601; by default now. */
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'from must be a moment.' })
  from?: string;

  /** ISO 8601; by default, and at most, 100 days after `from`. */
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'to must be a moment.' })
  to?: string;

  @IsOptional()
  @IsIn(LIVE_AUDIENCES, { message: `audience must be one of ${LIVE_AUDIENCES.join(', ')}.` })
  audience?: LiveAudience;

  /** `again`: those that were held and have a recording, the newest first. */
  @IsOptional()
  @IsIn(['coming', 'again'], { message: 'show must be coming or again.' })
  show?: 'coming' | 'again';
}

export class LiveSlideBody {
  @Text(200)
  title!: string;

  /** Markdown */
  @IsString({ message: 'text must be a text.' })
  @MaxLength(LIVE_LIMITS.slide, { message: `Please use at most ${LIVE_LIMITS.slide} characters.` })
  text!: string;

  /** A PDF among the resources, one page of which is shown above the text. */
  @IsOptional()
  @IsUUID(undefined, { message: 'A PDF is named by the id of its resource.' })
  resource_id?: string | null;

  /** The page of the PDF, from 1. */
  @IsOptional()
  @Whole(1, LIVE_LIMITS.slides)
  page?: number | null;
}

/** The plan of a live lesson. Days and times are those of its time zone. */
export class LivePlanBody {
  @Trimmed()
  @IsString({ message: 'Name the lesson.' })
  @Length(1, 200, { message: 'Name the lesson, in at most 200 characters.' })
  title!: string;

  @Text(500)
  summary!: string;

  @OneOf(LIVE_AUDIENCES)
  audience!: LiveAudience;

  @IsOptional()
  @Id()
  class_id!: string | null;

  @Id()
  leader_id!: string;

  @IsOptional()
  @Id()
  second_id!: string | null;

  @Text(200)
  guest_name!: string;

  /** BCP 47 */
  @Matches(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/, {
    message: 'language must be the code of a language, e.g. en.',
  })
  language!: string;

  /** IANA, such as `Europe/London`. */
  @Text(64)
  time_zone!: string;

  /** `YYYY-MM-DD` */
  @Matches(DAY, { message: 'Choose a day.' })
  starts_on!: string;

  /** Minutes since midnight. */
  @Whole(0, 1439)
  starts_minute!: number;

  @Whole(5, 240)
  minutes!: number;

  @OneOf(LIVE_REPEATS)
  repeats!: LiveRepeat;

  /** `YYYY-MM-DD`; null for a single time. */
  @IsOptional()
  @Matches(DAY, { message: 'Choose the last day.' })
  until!: string | null;

  @Whole(1, 2)
  min_adults!: number;

  /** 0: as many as come. */
  @Whole(0, 500)
  seats!: number;

  @OneOf(LIVE_ROOMS)
  room!: LiveRoom;

  /** The address of the room `link`. */
  @Address()
  room_url!: string;

  @YesNo()
  recorded!: boolean;

  @YesNo()
  cameras!: boolean;

  @IsArray({ message: 'slides must be a list.' })
  @ArrayMaxSize(LIVE_LIMITS.slides, { message: `At most ${LIVE_LIMITS.slides} slides.` })
  @ValidateNested({ each: true })
  @Type(() => LiveSlideBody)
  slides!: LiveSlideBody[];
}

/** A changed plan, with the revision that it was made from. */
export class LiveChangeBody extends LivePlanBody {
  @Whole(1, 1_000_000_000)
  revision!: number;
}

export class LiveMoveBody {
  @OneOf(['publish', 'cancel'])
  move!: 'publish' | 'cancel';
}

/** A change of one time alone. */
export class LiveTimeBody {
  @OneOf(['cancel', 'put_back', 'reschedule'])
  change!: 'cancel' | 'put_back' | 'reschedule';

  /** Shown to those who would come. */
  @Text(255)
  reason!: string;

  /** `YYYY-MM-DD`; for `reschedule`. */
  @IsOptional()
  @Matches(DAY, { message: 'Choose a day.' })
  day?: string;

  @IsOptional()
  @Whole(0, 1439)
  minute?: number;

  @IsOptional()
  @Whole(5, 240)
  minutes?: number;
}

/** What is kept after a lesson. */
export class LiveAfterBody {
  /** Where the recording is; empty: nowhere. */
  @Address()
  recording_url!: string;

  /** Absent: it stays as the captions made it. */
  @IsOptional()
  @IsString({ message: 'transcript must be a text.' })
  @MaxLength(60_000, { message: 'Please use at most 60,000 characters.' })
  transcript?: string;
}

const ROOM_ACTS = [
  'hand',
  'answer',
  'say',
  'open',
  'end',
  'shut',
  'slide',
  'caption',
  'let_in',
  'lower_hand',
  'speaker',
] as const;

/** Something that somebody does in a room. */
export class RoomActBody {
  /**
   * `hand` (`on`), `answer` (`answer`), `say` (`text`); only for adults of the school: `open`, `end`, `shut` (`on`),
   * `slide` (`number`), `caption` (`text`), `let_in` (`person`), `lower_hand` (`person`), `speaker` (`person`; none: nobody).
   */
  @OneOf(ROOM_ACTS)
  act!: (typeof ROOM_ACTS)[number];

  @IsOptional()
  @YesNo()
  on?: boolean;

  @IsOptional()
  @OneOf([...LIVE_ANSWERS, ''])
  answer?: LiveAnswer | '';

  @IsOptional()
  @Text(LIVE_LIMITS.message)
  text?: string;

  @IsOptional()
  @Whole(0, LIVE_LIMITS.slides - 1)
  number?: number;

  @IsOptional()
  @Id()
  person?: string;
}

/** Somebody without an account wants to come to a webinar. */
export class WebinarGuestBody {
  @Trimmed()
  @IsString()
  @Length(1, 80, { message: 'Tell us your first name, in at most 80 characters.' })
  @Matches(/^[^\r\n]*$/, { message: 'A name stands on one line.' })
  name!: string;

  @Trimmed()
  @IsEmailAddress({ message: 'Give an e-mail address, e.g. name@example.org.' })
  @MaxLength(255, { message: 'Characters too long' })
  email!: string;
}

/** How a school reaches a service with rooms. */
export class RoomServiceBody {
  /** `https://` */
  @IsUrl(
    { protocols: ['https'], require_protocol: true, disallow_auth: true },
    { message: 'Give an address that begins with https://.' },
  )
  @MaxLength(255, { message: 'Characters too long' })
  base_url!: string;

  /** API key or app id; empty with BigBlueButton. */
  @Text(255)
  key_id!: string;

  @Trimmed()
  @IsString()
  @Length(8, 500, { message: 'The secret has 8 to 500 characters.' })
  secret!: string;
}

export class RoomServiceParam {
  @OneOf(LIVE_SERVICES)
  service!: LiveService;
}

export class CalendarQuery {
  /** IANA name of the time zone in which the days of work are meant; a calendar program keeps it in the address. */
  @IsOptional()
  @IsTimeZone({ message: 'time_zone must be the name of a time zone, e.g. Europe/London.' })
  time_zone: string = 'UTC';
}
