import {
  BOOK_FAULTS,
  BOOK_REASONS,
  BOOK_TRANSITIONS,
  DETAILS_TO_APPROVE,
  type BookFault,
  type BookReason,
  type BookTransition,
  type DetailToApprove,
} from '@bookgrove/contract';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Trimmed } from '../../../../platform/http/fields.ts';
import {
  AreCategories,
  IsAgeRating,
  IsLanguageTag,
  IsLicence,
  IsReadingLevel,
} from '../../library/uploads/book-field-checks.ts';
import { BodyWithPrice } from '../../library/uploads/price-body.ts';
import type { BookEdit } from './edit.rules.ts';

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

  /** Details that are missing although the book is approved. */
  @ApiPropertyOptional({ enum: DETAILS_TO_APPROVE, isArray: true, default: [] })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(DETAILS_TO_APPROVE.length, { message: 'Name each missing detail once.' })
  @IsIn(DETAILS_TO_APPROVE, {
    each: true,
    message: `without may name ${DETAILS_TO_APPROVE.join(', ')}.`,
  })
  without: DetailToApprove[] = [];
}

/** Why a book is rejected or hidden; its uploader, or the platform's team, reads both. */
export class BookReasonBody {
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
  @IsReadingLevel()
  reading_level?: number;

  /** The age from which it is suitable. */
  @IsOptional()
  @IsAgeRating()
  age_rating?: number;

  /** BCP 47. */
  @IsOptional()
  @IsLanguageTag()
  language?: string;

  /** SPDX name. */
  @IsOptional()
  @IsLicence()
  license?: string;

  @IsOptional()
  @IsBoolean({ message: 'featured must be true or false.' })
  featured?: boolean;

  @IsOptional()
  @AreCategories()
  add_categories?: string[];

  @IsOptional()
  @AreCategories()
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
