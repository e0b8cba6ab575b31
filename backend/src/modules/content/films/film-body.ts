import { FILM_WATCHED_PERCENT } from '@bookgrove/contract';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.ts';
import { IsBookAddress, IsLocale, Lines, UniquePerLanguage } from '../text-validators.ts';

const GOALS_RULE = { message: 'goals are different whole numbers from 1 to 17.' };

export class FilmTextsBody {
  @IsLocale()
  locale!: 'en' | 'fr' | 'ar' | 'hi';

  @Trimmed()
  @IsString()
  @Length(1, 80, { message: 'Give the film a title of at most 80 characters.' })
  title!: string;

  @Trimmed()
  @IsString()
  @Length(1, 400, { message: 'Say what it is about, in at most 400 characters.' })
  summary!: string;

  /** Questions for a discussion after the film. */
  @Lines()
  @IsArray()
  @ArrayMaxSize(12, { message: 'At most 12 cards.' })
  @IsString({ each: true })
  @MaxLength(300, { each: true, message: 'At most 300 characters on each card.' })
  cards!: string[];
}

export class NewFilm {
  @Trimmed()
  @Matches(/^(?=.{1,64}$)[a-z0-9]+(-[a-z0-9]+)*$/, {
    message: 'The address is made of small letters, digits and hyphens, at most 64.',
  })
  slug!: string;

  @Trimmed()
  @IsString()
  @Length(1, 80, { message: 'Give the film a title of at most 80 characters.' })
  title!: string;

  /** Language of the title. */
  @IsLocale()
  locale!: 'en' | 'fr' | 'ar' | 'hi';
}

export class FilmChange {
  /** The version that the change is based on. */
  @IsInt({ message: 'version must be the version that you have.' })
  @Min(1, { message: 'version must be the version that you have.' })
  version!: number;

  /** Slug of a related book. */
  @IsBookAddress()
  book!: string | null;

  /** The United Nations' goals that it is about; absent: unchanged. */
  @IsOptional()
  @IsArray(GOALS_RULE)
  @ArrayUnique(GOALS_RULE)
  @IsInt({ each: true, ...GOALS_RULE })
  @Min(1, { each: true, ...GOALS_RULE })
  @Max(17, { each: true, ...GOALS_RULE })
  goals?: number[];

  @IsBoolean({ message: 'published is true or false.' })
  published!: boolean;

  @ValidateNested({ each: true })
  @Type(() => FilmTextsBody)
  @ArrayMinSize(1, { message: 'Write the words in at least one language.' })
  @ArrayMaxSize(4)
  @UniquePerLanguage()
  words!: FilmTextsBody[];
}

export class WatchedPart {
  /** How much of the film was played, in percent; parts that were skipped do not count. */
  @IsInt({ message: 'percent must be a whole number.' })
  @Min(FILM_WATCHED_PERCENT, { message: `percent must be at least ${FILM_WATCHED_PERCENT}.` })
  @Max(100, { message: 'percent must be at most 100.' })
  percent!: number;
}

export class CaptionsBody {
  /** WebVTT. */
  @IsString({ message: 'Choose a WebVTT file.' })
  @MaxLength(600_000, { message: 'This file is too large for captions.' })
  vtt!: string;
}
