import { REACTIONS, type Reaction } from '@bookgrove/contract';
import { LETTER_FAULTS, WORLD_LIMITS, type LetterFault } from '@bookgrove/contract/dear-world-book';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { Trimmed } from '../../../../platform/http/fields.ts';
import { PageQuery } from '../../../../platform/http/page.ts';
import { LANGUAGE_TAG, LANGUAGE_TAG_MESSAGE } from '../../shared/language-tag.ts';

const GOAL_MESSAGE = { message: 'goal must be a whole number from 1 to 17.' };
const YEAR_MESSAGE = { message: 'year must be a year, e.g. 2026.' };

/** Query of the Dear World Book. */
export class LetterFilters extends PageQuery {
  /** ISO 3166-1 alpha-2. */
  @IsOptional()
  @Matches(/^[A-Z]{2}$/, { message: 'country must be a code of two capital letters, e.g. KE.' })
  country?: string;

  /** BCP 47. */
  @IsOptional()
  @Matches(LANGUAGE_TAG, LANGUAGE_TAG_MESSAGE)
  @MaxLength(35, LANGUAGE_TAG_MESSAGE)
  language?: string;

  /** One of the United Nations' goals. */
  @IsOptional()
  @Type(() => Number)
  @IsInt(GOAL_MESSAGE)
  @Min(1, GOAL_MESSAGE)
  @Max(17, GOAL_MESSAGE)
  goal?: number;

  /** The yearly volume. */
  @IsOptional()
  @Type(() => Number)
  @IsInt(YEAR_MESSAGE)
  @Min(2000, YEAR_MESSAGE)
  @Max(2200, YEAR_MESSAGE)
  year?: number;
}

export class NewLetter {
  @Trimmed()
  @MaxLength(WORLD_LIMITS.title, { message: 'A title has at most 120 characters.' })
  @IsNotEmpty({ message: 'Give your letter a title.' })
  @IsString({ message: 'Give your letter a title.' })
  title!: string;

  /** The whole letter, from its greeting to its goodbye. */
  @Trimmed()
  @MaxLength(WORLD_LIMITS.letter, { message: 'Your letter is too long. It may have 1,500 characters.' })
  @IsNotEmpty({ message: 'Write some words first.' })
  @IsString({ message: 'Write some words first.' })
  text!: string;

  @Matches(LANGUAGE_TAG, LANGUAGE_TAG_MESSAGE)
  @MaxLength(35, LANGUAGE_TAG_MESSAGE)
  language!: string;

  @IsOptional()
  @IsInt(GOAL_MESSAGE)
  @Min(1, GOAL_MESSAGE)
  @Max(17, GOAL_MESSAGE)
  goal?: number | null;

  /** The letter that it answers; null or left out for a letter to everybody. */
  @IsOptional()
  @IsUUID(undefined, { message: 'answers is the id of a letter.' })
  answers?: string | null;

  /** Its stamp: a picture by the rules of `libs/contract/src/stories`. */
  @IsObject({ message: 'Choose one of the stamps. You can draw your own afterwards.' })
  picture!: object;

  /** What the stamp shows. */
  @Trimmed()
  @IsString()
  @MaxLength(WORLD_LIMITS.alt, { message: 'Please use at most 300 characters.' })
  alt!: string;
}

export class LetterReactionBody {
  @ApiProperty({ enum: REACTIONS })
  @IsIn(REACTIONS, { message: `reaction is one of ${REACTIONS.join(', ')}.` })
  reaction!: Reaction;
}

export class LetterReportBody {
  @ApiProperty({ enum: LETTER_FAULTS })
  @IsIn(LETTER_FAULTS, { message: 'Choose what is wrong with the letter.' })
  fault!: LetterFault;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(WORLD_LIMITS.note, { message: 'Please use at most 500 characters.' })
  note: string = '';
}

/** Query of letters that readers reported. */
export class LetterReportFilters extends PageQuery {
  /** `open`: waiting for a decision; `out`: taken down. */
  @IsOptional()
  @IsIn(['open', 'out'], { message: 'state is open or out.' })
  state: 'open' | 'out' = 'open';
}

export class LetterDecision {
  /** True takes the letter down; false keeps it. */
  @IsBoolean({ message: 'take_down must be true or false.' })
  take_down!: boolean;

  @Trimmed()
  @MaxLength(WORLD_LIMITS.note, { message: 'Please use at most 500 characters.' })
  @IsNotEmpty({ message: 'Say why, in a few words.' })
  @IsString({ message: 'Say why, in a few words.' })
  reason!: string;

  /** A message to the author, added to the standard text. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(WORLD_LIMITS.note, { message: 'Please use at most 500 characters.' })
  words: string = '';
}
