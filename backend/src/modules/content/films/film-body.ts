import { LANGUAGES } from '@bookgrove/contract';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, Length, Matches,
  MaxLength, Min, ValidateNested,
} from 'class-validator'; // prettier-ignore

const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);
/** Lines without what is only space around and between them. */
const lines = Transform(({ value }: { value: unknown }) =>
  Array.isArray(value)
    ? value
        .map((line: unknown) => (typeof line === 'string' ? line.trim() : line))
        .filter((line) => line !== '')
    : value,
);

export class FilmWordsBody {
  @IsIn(LANGUAGES, { message: 'locale must be one of en, fr, ar, hi.' })
  locale!: 'en' | 'fr' | 'ar' | 'hi';

  @trimmed
  @IsString()
  @Length(1, 80, { message: 'Give the film a title of at most 80 characters.' })
  title!: string;

  @trimmed
  @IsString()
  @Length(1, 400, { message: 'Say what it is about, in at most 400 characters.' })
  summary!: string;

  /** Questions to talk about afterwards. */
  @lines
  @IsArray()
  @ArrayMaxSize(12, { message: 'At most 12 cards.' })
  @IsString({ each: true })
  @MaxLength(300, { each: true, message: 'At most 300 characters on each card.' })
  cards!: string[];
}

export class NewFilm {
  @trimmed
  @Matches(/^(?=.{1,64}$)[a-z0-9]+(-[a-z0-9]+)*$/, {
    message: 'The address is made of small letters, digits and hyphens, at most 64.',
  })
  slug!: string;

  @trimmed
  @IsString()
  @Length(1, 80, { message: 'Give the film a title of at most 80 characters.' })
  title!: string;

  /** Language of the title. */
  @IsIn(LANGUAGES, { message: 'locale must be one of en, fr, ar, hi.' })
  locale!: 'en' | 'fr' | 'ar' | 'hi';
}

export class FilmChange {
  /** The version that the change was made on. */
  @IsInt({ message: 'version must be the version that you have.' })
  @Min(1, { message: 'version must be the version that you have.' })
  version!: number;

  /** Slug of a book that goes with it. */
  @IsOptional()
  @Matches(/^[\p{L}\p{N}-]{1,120}$/u, { message: 'Give the last part of the book’s address.' })
  book!: string | null;

  @IsBoolean({ message: 'published is true or false.' })
  published!: boolean;

  @ValidateNested({ each: true })
  @Type(() => FilmWordsBody)
  @ArrayMinSize(1, { message: 'Write the words in at least one language.' })
  @ArrayMaxSize(4)
  @ArrayUnique(({ locale }: FilmWordsBody) => locale, { message: 'Each language once.' })
  words!: FilmWordsBody[];
}

export class CaptionsBody {
  /** WebVTT. */
  @IsString({ message: 'Choose a WebVTT file.' })
  @MaxLength(600_000, { message: 'This file is too large for captions.' })
  vtt!: string;
}
