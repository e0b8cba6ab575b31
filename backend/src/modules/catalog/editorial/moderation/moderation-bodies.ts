import {
  BOOK_FAULTS,
  BOOK_REASONS,
  BOOK_TRANSITIONS,
  type BookFault,
  type BookReason,
  type BookTransition,
} from '@bookgrove/contract';
import { Type } from 'class-transformer';
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
import { Trimmed } from '../../../../platform/http/fields.ts';
import { BodyWithPrice } from '../../library/uploads/price-body.ts';
import type { BookEdit } from './edit.rules.ts';
import { LANGUAGE_TAG, LANGUAGE_TAG_MESSAGE } from '../../shared/language-tag.ts';

const level = { message: 'A level is a whole number from 1 to 6.' };
const age = { message: 'An age is a whole number from 0 to 18.' };

export class TransitionBookBody {
  @IsIn(BOOK_TRANSITIONS, { message: `move must be one of ${BOOK_TRANSITIONS.join(', ')}.` })
  move!: BookTransition;

  /** The reason; required to return, to escalate and to withdraw. */
  @IsOptional()
  @IsIn(BOOK_REASONS, { message: 'Choose a reason.' })
  reason?: BookReason;

  /** A free text; the uploader of a returned book reads it. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(1_000, { message: 'A note has at most 1,000 characters.' })
  note: string = '';
}

export class HideBookBody {
  /** The reason; the platform’s team reads it, too. */
  @IsIn(BOOK_REASONS, { message: 'Choose a reason.' })
  reason!: BookReason;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(1_000, { message: 'A note has at most 1,000 characters.' })
  note: string = '';
}

export class BookReportBody {
  @IsIn(BOOK_FAULTS, { message: 'Choose what is wrong with the book.' })
  fault!: BookFault;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(500, { message: 'A note has at most 500 characters.' })
  note: string = '';
}

export class BookEditBody extends BodyWithPrice implements BookEdit {
  @IsOptional()
  @IsInt(level)
  @Min(1, level)
  @Max(6, level)
  reading_level?: number;

  /** The age from which it is suitable. */
  @IsOptional()
  @IsInt(age)
  @Min(0, age)
  @Max(18, age)
  age_rating?: number;

  /** BCP 47. */
  @IsOptional()
  @Matches(LANGUAGE_TAG, LANGUAGE_TAG_MESSAGE)
  @MaxLength(35, LANGUAGE_TAG_MESSAGE)
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
