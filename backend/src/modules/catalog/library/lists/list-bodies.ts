import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Trimmed } from '../../../../platform/http/fields.ts';
import { PageQuery } from '../../../../platform/http/page.ts';
import { AUDIENCES, type Audience } from './list-access.rules.ts';

/** The most books of a list, which is how many a poster shows. */
export const MAX_LISTED_BOOKS = 24;

const emptyIsNone = Transform(({ value }: { value: unknown }) => (value === '' ? null : value));

export class ReadingListsQuery extends PageQuery {
  /** Only lists of this class. */
  @IsOptional()
  @IsUUID(undefined, { message: 'class is named by its id.' })
  class?: string;

  /** Only lists that the caller may change. */
  @IsOptional()
  @IsIn(['true', 'false', '1', '0'], { message: 'mine must be true or false.' })
  mine?: string;
}

export class ListedBookBody {
  @IsUUID(undefined, { message: 'Books are named by their id.' })
  id!: string;

  /** What to pay attention to in the book. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(255, { message: 'Please use at most 255 characters.' })
  note: string = '';
}

/** A reading list with all fields. */
export class ReadingListBody {
  @Trimmed()
  @MaxLength(120, { message: 'Please use at most 120 characters.' })
  @IsNotEmpty({ message: 'Give the list a name.' })
  @IsString({ message: 'Give the list a name.' })
  title!: string;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(1_000, { message: 'Please use at most 1,000 characters.' })
  note: string = '';

  @IsIn(AUDIENCES, { message: 'Choose whom the list is for.' })
  audience!: Audience;

  @IsOptional()
  @IsUUID(undefined, { message: 'Choose a class.' })
  class_id?: string | null;

  @IsOptional()
  @IsUUID(undefined, { message: 'Choose a group.' })
  group_id?: string | null;

  /** The only reader of a list for one child. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Choose a child.' })
  student_id?: string | null;

  /** A day, e.g. 2026-12-18. */
  @IsOptional()
  @emptyIsNone
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Choose a day.' })
  @IsISO8601({ strict: true }, { message: 'Choose a day that is in the calendar.' })
  due_on?: string | null;

  /** In the order in which they are shown. */
  @ValidateNested({ each: true })
  @Type(() => ListedBookBody)
  @ArrayUnique(({ id }: ListedBookBody) => id, { message: 'A book stands on the list twice. Take one away.' })
  @ArrayMaxSize(MAX_LISTED_BOOKS, {
    message: `A list holds at most ${MAX_LISTED_BOOKS} books. Make a second one.`,
  })
  @IsArray({ message: 'books is a list.' })
  books!: ListedBookBody[];
}

/** The children who are reminded of a list. */
export class RemindOfListBody {
  /** Absent: everybody who has not read the whole list. */
  @IsOptional()
  @ArrayMaxSize(100, { message: 'Remind at most 100 children at once.' })
  @IsArray({ message: 'student_ids is a list.' })
  @IsUUID(undefined, { each: true, message: 'Children are named by their id.' })
  student_ids?: string[];
}

/** The library in which a list is published. */
export class PublishListBody {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Choose a library.' })
  library_id!: string;
}
