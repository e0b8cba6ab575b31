import { REACTIONS, type Reaction } from '@bookgrove/contract';
import { LETTER_FAULTS, WORLD_LIMITS, type LetterFault } from '@bookgrove/contract/world';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { PageQuery } from '../../../platform/http/page.ts';
import { LANGUAGE_TAG, LANGUAGE_WORDS } from '../stories/story-bodies.ts';

const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);
const goalWords = { message: 'goal must be a whole number from 1 to 17.' };
const yearWords = { message: 'year must be a year, e.g. 2026.' };

/** Query of the Dear World Book. */
export class LetterFilters extends PageQuery {
  /** ISO 3166-1 alpha-2. */
  @IsOptional()
  @Matches(/^[A-Z]{2}$/, { message: 'country must be a code of two capital letters, e.g. KE.' })
  country?: string;

  /** BCP 47. */
  @IsOptional()
  @Matches(LANGUAGE_TAG, LANGUAGE_WORDS)
  @MaxLength(35, LANGUAGE_WORDS)
  language?: string;

  /** One of the United Nations' goals. */
  @IsOptional()
  @Type(() => Number)
  @IsInt(goalWords)
  @Min(1, goalWords)
  @Max(17, goalWords)
  goal?: number;

  /** The yearly volume. */
  @IsOptional()
  @Type(() => Number)
  @IsInt(yearWords)
  @Min(2000, yearWords)
  @Max(2200, yearWords)
  year?: number;
}

export class NewLetter {
  @trimmed
  @MaxLength(WORLD_LIMITS.title, { message: 'A title has at most 120 characters.' })
  @IsNotEmpty({ message: 'Give your letter a title.' })
  @IsString({ message: 'Give your letter a title.' })
  title!: string;

  /** The whole letter, from its greeting to its goodbye. */
  @trimmed
  @MaxLength(WORLD_LIMITS.letter, { message: 'Your letter is too long. It may have 1,500 characters.' })
  @IsNotEmpty({ message: 'Write some words first.' })
  @IsString({ message: 'Write some words first.' })
  text!: string;

  @Matches(LANGUAGE_TAG, LANGUAGE_WORDS)
  @MaxLength(35, LANGUAGE_WORDS)
  language!: string;

  @IsOptional()
  @IsInt(goalWords)
  @Min(1, goalWords)
  @Max(17, goalWords)
  goal?: number | null;

  /** Its stamp: a picture by the rules of `libs/contract/src/stories`. */
  @IsObject({ message: 'Choose one of the stamps. You can draw your own afterwards.' })
  picture!: object;

  /** What the stamp shows. */
  @trimmed
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
  @trimmed
  @IsString()
  @MaxLength(WORLD_LIMITS.note, { message: 'Please use at most 500 characters.' })
  note: string = '';
}

/** Query of letters that readers reported. */
export class LetterReportFilters extends PageQuery {
  /** `open` wait for a decision, `out` were taken out of the book. */
  @IsOptional()
  @IsIn(['open', 'out'], { message: 'state is open or out.' })
  state: 'open' | 'out' = 'open';
}

export class LetterDecision {
  /** Off the book; otherwise it stands. */
  @IsBoolean({ message: 'take_down must be true or false.' })
  take_down!: boolean;

  @trimmed
  @MaxLength(WORLD_LIMITS.note, { message: 'Please use at most 500 characters.' })
  @IsNotEmpty({ message: 'Say why, in a few words.' })
  @IsString({ message: 'Say why, in a few words.' })
  reason!: string;

  /** For the author, besides what they are told in any case. */
  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(WORLD_LIMITS.note, { message: 'Please use at most 500 characters.' })
  words: string = '';
}
