import {
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  Validate,
} from 'class-validator';
import { ClientTime } from '../shared/client-time.ts';
import { LocatorSize } from '../shared/locator-size.ts';

const QUOTE_MAX = 1_000;
const NOTE_MAX = 2_000;

/** A bookmark, a highlight or a note, as it is to be stored. */
export class AnnotationBody {
  @IsIn(['bookmarking', 'highlighting', 'commenting'], {
    message: 'motivation must be bookmarking, highlighting or commenting.',
  })
  motivation!: 'bookmarking' | 'highlighting' | 'commenting';

  /** Position in the book: href, CFI, progression. */
  @IsObject({ message: 'locator must be an object.' })
  @Validate(LocatorSize)
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

  /** The text before and after them, by which they are found again in another edition of the book. */
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

  /** `class`: visible to its teachers, and to the class once a teacher has approved it. */
  @IsIn(['private', 'class'], { message: 'visibility must be private or class.' })
  visibility!: 'private' | 'class';

  /** Which class, for those who are in several. */
  @IsOptional()
  @IsUUID(undefined, { message: 'class_id must be the id of a class.' })
  class_id?: string;

  /**
   * When it was written, by the writer's clock; at most a day in the future. A version that is older than the stored
   * one changes nothing.
   */
  @ClientTime()
  client_time!: Date;
}

export class NoteDecisionBody {
  @IsIn(['show', 'hide'], { message: 'decision must be show or hide.' })
  decision!: 'show' | 'hide';
}
