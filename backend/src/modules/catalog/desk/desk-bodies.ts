import {
  BOOK_FAULTS,
  BOOK_REASONS,
  DESK_MOVES,
  type BookFault,
  type BookReason,
  type DeskMove,
} from '@bookgrove/contract';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { PricedBody } from '../details/price-body.ts';
import type { BookEdit } from './edit.rules.ts';

const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);
const level = { message: 'A level is a whole number from 1 to 6.' };
const age = { message: 'An age is a whole number from 0 to 18.' };

export class DeskMoveBody {
  @IsIn(DESK_MOVES, { message: `move must be one of ${DESK_MOVES.join(', ')}.` })
  move!: DeskMove;

  /** Why; to return, to escalate and to withdraw need one. */
  @IsOptional()
  @IsIn(BOOK_REASONS, { message: 'Choose a reason.' })
  reason?: BookReason;

  /** In one’s own words; its uploader reads them when a book is returned. */
  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(1_000, { message: 'A note has at most 1,000 characters.' })
  note: string = '';
}

export class HideBookBody {
  /** Why; the platform’s team reads it, too. */
  @IsIn(BOOK_REASONS, { message: 'Choose a reason.' })
  reason!: BookReason;

  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(1_000, { message: 'A note has at most 1,000 characters.' })
  note: string = '';
}

export class BookReportBody {
  @IsIn(BOOK_FAULTS, { message: 'Choose what is wrong with the book.' })
  fault!: BookFault;

  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(500, { message: 'A note has at most 500 characters.' })
  note: string = '';
}

export class BookEditBody extends PricedBody implements BookEdit {
  @IsOptional()
  @IsInt(level)
  @Min(1, level)
  @Max(6, level)
  reading_level?: number;

  /** From which age on. */
  @IsOptional()
  @IsInt(age)
  @Min(0, age)
  @Max(18, age)
  age_rating?: number;

  /** BCP 47. */
  @IsOptional()
  @Matches(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, {
    message: 'language must be a language tag, e.g. en or pt-BR.',
  })
  @MaxLength(35, { message: 'language must be a language tag, e.g. en or pt-BR.' })
  language?: string;

  /** SPDX name. */
  @IsOptional()
  @Matches(/^[A-Za-z0-9.+-]{2,64}$/, {
    message: 'license must be the SPDX name of a licence, e.g. CC-BY-4.0.',
  })
  license?: string;

  @IsOptional()
  @IsBoolean({ message: 'featured must be true or false.' })
  featured?: boolean;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(12, { message: 'At most 12 categories.' })
  @Matches(/^[\p{L}\p{N}\p{M}-]{1,64}$/u, { each: true, message: 'A category is named by its slug.' })
  add_categories?: string[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(12, { message: 'At most 12 categories.' })
  @Matches(/^[\p{L}\p{N}\p{M}-]{1,64}$/u, { each: true, message: 'A category is named by its slug.' })
  remove_categories?: string[];
}

const ids = { each: true, message: 'books are named by their ids.' };
export class EditBooksBody {
  @IsArray()
  @ArrayMinSize(1, { message: 'Choose at least one book.' })
  @ArrayMaxSize(100, { message: 'At most 100 books at once.' })
  @IsUUID(undefined, ids)
  books!: string[];

  @ValidateNested()
  @Type(() => BookEditBody)
  set!: BookEditBody;
}
export class UndoEditsBody {
  @IsArray()
  @ArrayMinSize(1, { message: 'Name what is to be taken back.' })
  @ArrayMaxSize(100, { message: 'At most 100 at once.' })
  @IsUUID(undefined, { each: true, message: 'edits are named by their ids.' })
  edits!: string[];
}
