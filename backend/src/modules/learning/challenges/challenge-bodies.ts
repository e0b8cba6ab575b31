import { ApiProperty } from '@nestjs/swagger';
import {
  CHALLENGE_KINDS,
  CHALLENGE_LIMITS,
  CHALLENGE_TIMES,
  COURSE_ART,
  type ChallengeKind,
  type ChallengeTime,
} from '@bookgrove/contract';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
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
import { PageQuery } from '../../../platform/http/page.ts';
import { Goals, List, OneOf, Text, Whole } from '../body-fields.ts';

const DAY = { message: 'Please write the day as YYYY-MM-DD.' };
const GOAL = { message: 'goal must be a number from 1 to 17.' };
const AGE = { message: 'age must be a whole number of years.' };
const Day = (): PropertyDecorator => (target, member) => {
  IsOptional()(target, member);
  Matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, DAY)(target, member);
};

/** Filters of the list. `search` looks in titles and intros. */
export class ChallengeFilters extends PageQuery {
  @IsOptional()
  @OneOf(CHALLENGE_KINDS)
  kind?: ChallengeKind;

  @IsOptional()
  @OneOf(CHALLENGE_TIMES)
  time?: ChallengeTime;

  @IsOptional()
  @Type(() => Number)
  @IsInt(GOAL)
  @Min(1, GOAL)
  @Max(17, GOAL)
  goal?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt(AGE)
  @Min(0, AGE)
  @Max(120, AGE)
  age?: number;
}

/** What somebody hands in. */
export class EntryBody {
  @ApiProperty({ maxLength: CHALLENGE_LIMITS.text })
  @Text(CHALLENGE_LIMITS.text)
  text!: string;

  /** How much of what is counted. */
  @IsOptional()
  @Whole(1, CHALLENGE_LIMITS.quantity)
  quantity?: number;

  /** Whether the author would like it in the showcase. */
  @IsBoolean({ message: 'wants_show must be true or false.' })
  wants_show!: boolean;

  /** Classmates in the team, besides the author. */
  @ApiProperty({ required: false, type: [String] })
  @IsOptional()
  @IsArray({ message: 'team must be a list.' })
  @ArrayUnique({ message: 'team must name each person once.' })
  @ArrayMaxSize(CHALLENGE_LIMITS.team - 1, { message: `At most ${CHALLENGE_LIMITS.team} in a team.` })
  @IsUUID(undefined, { each: true, message: 'team must be a list of ids.' })
  team?: string[];

  /** The story or letter that is the entry, of one's own. */
  @ApiProperty({ required: false })
  @IsOptional()
  @IsUUID(undefined, { message: 'story_id must be the id of a story.' })
  story_id?: string;
}

export class CheckBody {
  @ApiProperty({ enum: ['accept', 'return'] })
  @IsIn(['accept', 'return'], { message: 'decision must be accept or return.' })
  decision!: 'accept' | 'return';

  @ApiProperty({ maxLength: CHALLENGE_LIMITS.feedback })
  @Text(CHALLENGE_LIMITS.feedback)
  feedback!: string;

  /** Whether it may be in the showcase, if the author and the family agree. */
  @IsBoolean({ message: 'may_show must be true or false.' })
  may_show!: boolean;
}

export class NewChallengeBody {
  @ApiProperty()
  @Trimmed()
  @IsString({ message: 'Name the challenge.' })
  @Length(1, 200, { message: 'Name the challenge, in at most 200 characters.' })
  title!: string;

  @ApiProperty({ enum: CHALLENGE_KINDS })
  @OneOf(CHALLENGE_KINDS)
  kind!: ChallengeKind;
}

export class ChallengePartBody {
  @ApiProperty()
  @Text(80)
  title!: string;

  @ApiProperty()
  @Text(300)
  text!: string;
}

/** A challenge with everything in it. */
export class ChallengeBody extends NewChallengeBody {
  /** As it was read. */
  @Whole(1, 1_000_000)
  revision!: number;

  @Text(255)
  intro!: string;

  @Text(2_000)
  why!: string;

  @Goals()
  goals!: number[];

  @List(() => ChallengePartBody, CHALLENGE_LIMITS.steps)
  steps!: ChallengePartBody[];

  @List(() => ChallengePartBody, CHALLENGE_LIMITS.steps)
  looks!: ChallengePartBody[];

  @IsOptional()
  @Whole(3, 99)
  age_from?: number | null;

  @IsOptional()
  @Whole(3, 99)
  age_to?: number | null;

  @Whole(1, 600)
  minutes!: number;

  @Day()
  starts_on?: string | null;

  @Day()
  ends_on?: string | null;

  @Text(60)
  unit!: string;

  @IsOptional()
  @Whole(1, 1_000_000)
  target?: number | null;

  @Whole(1, 60)
  needs!: number;

  @IsBoolean({ message: 'each_day must be true or false.' })
  each_day!: boolean;

  @IsBoolean({ message: 'teams must be true or false.' })
  teams!: boolean;

  /** Small letters, digits and hyphens: it is part of the address. */
  @Matches(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, { message: 'Use small letters, digits and hyphens.' })
  @MaxLength(40, { message: 'Please use at most 40 characters.' })
  product!: string;

  @Text(100)
  course!: string;

  @IsArray({ message: 'books must be a list.' })
  @ArrayMaxSize(8, { message: 'At most eight.' })
  @IsString({ each: true, message: 'books must be a list of names in addresses.' })
  @MaxLength(100, { each: true, message: 'Please use at most 100 characters.' })
  books!: string[];

  @ApiProperty({ enum: COURSE_ART })
  @OneOf(COURSE_ART)
  art!: string;
}

export class MoveBody {
  @ApiProperty({ enum: ['publish', 'archive', 'restore'] })
  @IsIn(['publish', 'archive', 'restore'], { message: 'move must be publish, archive or restore.' })
  move!: 'publish' | 'archive' | 'restore';
}
