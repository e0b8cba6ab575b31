import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Max, MaxLength, Min } from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import {
  FUNDRAISER_FAULTS,
  FUNDRAISER_MOVES,
  FUNDRAISER_STATUSES,
  type FundraiserFault,
  type FundraiserMove,
  type FundraiserStatus,
} from './fundraiser.rules.ts';

const TITLE = { message: 'A title has 1 to 120 characters.' };
const MESSAGE = { message: 'Please use at most 1,000 characters.' };
const TARGET = { message: 'A target is a whole number of the smallest units, from 0 to 2,000,000,000.' };

/** What can be changed of a page. */
class FundraiserTexts {
  @Trimmed()
  @IsString(TITLE)
  @Length(1, 120, TITLE)
  title!: string;

  /** Paragraphs, separated by blank lines. */
  @Trimmed()
  @IsString(MESSAGE)
  @MaxLength(1_000, MESSAGE)
  message!: string;

  /** Minor units in the currency of the project; 0: none. */
  @IsInt(TARGET)
  @Min(0, TARGET)
  @Max(2_000_000_000, TARGET)
  target!: number;

  /** A published book of the class, whose sales help the project. */
  @IsOptional()
  @IsUUID(undefined, { message: 'book_id is the id of a book.' })
  book_id?: string;
}

export class FundraiserBody extends FundraiserTexts {
  /** Id or slug of a project that takes gifts. */
  @IsString({ message: 'Please choose a project.' })
  @Length(1, 100, { message: 'Please choose a project.' })
  project!: string;

  /** The class whose page it is, or whose student. */
  @IsUUID(undefined, { message: 'Please choose a class.' })
  class_id!: string;

  /** A student of the class, for a page of their own: the family has agreed. */
  @IsOptional()
  @IsUUID(undefined, { message: 'student_id is the id of a student.' })
  student_id?: string;
}

export class FundraiserChange extends FundraiserTexts {
  /** That of the page as it was read. */
  @IsInt({ message: 'version must be a whole number.' })
  version!: number;
}

export class FundraiserMoveBody {
  @IsIn(FUNDRAISER_MOVES, { message: `move must be one of ${FUNDRAISER_MOVES.join(', ')}.` })
  move!: FundraiserMove;

  /** Required to take a page down. */
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'reason must be a text.' })
  @MaxLength(500, { message: 'Please use at most 500 characters.' })
  reason?: string;
}

export class FundraiserReportBody {
  @ApiProperty({ enum: FUNDRAISER_FAULTS })
  @IsIn(FUNDRAISER_FAULTS, { message: 'Choose what is wrong with the page.' })
  fault!: FundraiserFault;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(500, { message: 'Please use at most 500 characters.' })
  note: string = '';
}

export class FundraiserDeskFilters extends PageQuery {
  @IsOptional()
  @IsIn(FUNDRAISER_STATUSES, { message: `status must be one of ${FUNDRAISER_STATUSES.join(', ')}.` })
  status?: FundraiserStatus;
}
