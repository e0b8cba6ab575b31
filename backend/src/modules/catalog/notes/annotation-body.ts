import { Type } from 'class-transformer';
import {
  IsDate,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxDate,
  MaxLength,
  Min,
  Validate,
} from 'class-validator';
import { CLOCK_AHEAD_MS, SmallObject } from '../reading/small-object.ts';

const QUOTE_MAX = 1_000;
const NOTE_MAX = 2_000;

/** A bookmark, a highlight or a note, as its writer wants it to be from now on. */
export class AnnotationBody {
  @IsIn(['bookmarking', 'highlighting', 'commenting'], {
    message: 'motivation must be bookmarking, highlighting or commenting.',
  })
  motivation!: 'bookmarking' | 'highlighting' | 'commenting';

  /** Where in the book: href, CFI, progression. */
  @IsObject({ message: 'locator must be an object.' })
  @Validate(SmallObject)
  locator!: object;

  @IsInt({ message: 'page must be a whole number from 1.' })
  @Min(1, { message: 'page must be a whole number from 1.' })
  @Max(100_000, { message: 'page must be at most 100000.' })
  page!: number;

  @IsNumber(
    { allowNaN: false, allowInfinity: false },
    { message: 'percentage must be a number from 0 to 100.' },
  )
  @Min(0, { message: 'percentage must be a number from 0 to 100.' })
  @Max(100, { message: 'percentage must be a number from 0 to 100.' })
  percentage!: number;

  /** The marked words. */
  @IsOptional()
  @IsString()
  @MaxLength(QUOTE_MAX, { message: 'Mark fewer words: at most 1,000 characters.' })
  quote?: string;

  /** What stands before and after them: the words are found again by it when the book changed. */
  @IsOptional()
  @IsString()
  @MaxLength(64, { message: 'prefix must have at most 64 characters.' })
  prefix?: string;

  @IsOptional()
  @IsString()
  @MaxLength(64, { message: 'suffix must have at most 64 characters.' })
  suffix?: string;

  @IsOptional()
  @IsString()
  @MaxLength(NOTE_MAX, { message: 'A note has at most 2,000 characters.' })
  note?: string;

  @IsOptional()
  @IsIn(['sun', 'leaf', 'sky', 'rose'], { message: 'colour must be sun, leaf, sky or rose.' })
  colour?: 'sun' | 'leaf' | 'sky' | 'rose';

  /** `class`: its teachers see it, and the class once a teacher has said yes. */
  @IsIn(['private', 'class'], { message: 'visibility must be private or class.' })
  visibility!: 'private' | 'class';

  /** Which class, for those who are in several. */
  @IsOptional()
  @IsUUID(undefined, { message: 'class_id must be the id of a class.' })
  class_id?: string;

  /** When it was written, by the writer's clock; at most a day ahead of ours. An older one changes nothing. */
  @Type(() => Date)
  @IsDate({ message: 'client_time must be a time, e.g. 2026-11-20T10:00:00Z.' })
  @MaxDate(() => new Date(Date.now() + CLOCK_AHEAD_MS), { message: 'client_time lies in the future.' })
  client_time!: Date;
}

export class NoteDecisionBody {
  @IsIn(['show', 'hide'], { message: 'decision must be show or hide.' })
  decision!: 'show' | 'hide';
}
