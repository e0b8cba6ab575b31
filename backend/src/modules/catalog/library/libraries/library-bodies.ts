import { COUNTRIES } from '@bookgrove/contract';
import {
  LIBRARY_KINDS,
  LIBRARY_SCENES,
  WORLD_LIMITS,
  type LibraryKind,
  type LibraryScene,
} from '@bookgrove/contract/dear-world-book';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
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
import { PageQuery } from '../../../../platform/http/page.ts';
import { LANGUAGE_TAG, LANGUAGE_TAG_MESSAGE } from '../../shared/language-tag.ts';

const long = (most: number) => ({ message: `Please use at most ${most.toLocaleString('en')} characters.` });
const countWords = { message: 'Give a whole number from 0 to 1,000,000.' };

/** Query of the directory of libraries. */
export class LibraryFilters extends PageQuery {
  @IsOptional()
  @IsIn(LIBRARY_KINDS, { message: `kind is one of ${LIBRARY_KINDS.join(', ')}.` })
  kind?: LibraryKind;

  /** ISO 3166-1 alpha-2. */
  @IsOptional()
  @Matches(/^[A-Z]{2}$/, { message: 'country must be a code of two capital letters, e.g. KE.' })
  country?: string;

  /** A language that is read there, BCP 47. */
  @IsOptional()
  @Matches(LANGUAGE_TAG, LANGUAGE_TAG_MESSAGE)
  @MaxLength(35, LANGUAGE_TAG_MESSAGE)
  language?: string;
}

/** Something that a library needs. */
export class LibraryWish {
  @Trimmed()
  @MaxLength(120, long(120))
  @IsNotEmpty({ message: 'Say what the library needs.' })
  @IsString({ message: 'Say what the library needs.' })
  what!: string;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(300, long(300))
  why: string = '';

  /** How many are needed. */
  @IsInt(countWords)
  @Min(1, countWords)
  @Max(1_000_000, countWords)
  wanted!: number;

  /** How many were received. */
  @IsOptional()
  @IsInt(countWords)
  @Min(0, countWords)
  @Max(1_000_000, countWords)
  received: number = 0;
}

/** A library with all fields, as those who manage it send it. */
export class LibraryBody {
  @Trimmed()
  @MaxLength(120, long(120))
  @IsNotEmpty({ message: 'Give the library a name.' })
  @IsString({ message: 'Give the library a name.' })
  name!: string;

  /** The last part of its address. */
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    message: 'Use small letters, numbers and hyphens for the address.',
  })
  @MaxLength(64, long(64))
  slug!: string;

  @ApiProperty({ enum: LIBRARY_KINDS })
  @IsIn(LIBRARY_KINDS, { message: 'Choose whose library it is.' })
  kind!: LibraryKind;

  /** Town or village. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(120, long(120))
  place: string = '';

  /** ISO 3166-1 alpha-2. */
  @IsIn(COUNTRIES, { message: 'Country is required' })
  country!: string;

  /** Languages that are read there, BCP 47. */
  @IsArray({ message: 'languages is a list.' })
  @ArrayMaxSize(12, { message: 'At most twelve languages.' })
  @Matches(LANGUAGE_TAG, { each: true, message: 'Languages are named by their tags, e.g. en or sw.' })
  languages!: string[];

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(300, long(300))
  summary: string = '';

  /** The library's story; an empty line begins a new paragraph. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(4_000, long(4_000))
  story: string = '';

  @ApiProperty({ enum: LIBRARY_SCENES })
  @IsIn(LIBRARY_SCENES, { message: 'Choose one of the drawings.' })
  scene!: LibraryScene;

  /** Number of printed books in it. */
  @IsOptional()
  @IsInt(countWords)
  @Min(0, countWords)
  @Max(1_000_000, countWords)
  paper_books: number = 0;

  /** `own`: all published books of the school; `picked`: those of `books`. */
  @IsIn(['own', 'picked'], { message: 'Choose which books the library has.' })
  selection!: 'own' | 'picked';

  /** Ids, in their order. */
  @IsArray({ message: 'books is a list.' })
  @ArrayUnique({ message: 'A book is listed twice. Remove one.' })
  @ArrayMaxSize(WORLD_LIMITS.libraryBooks, { message: 'At most sixty books are picked.' })
  @IsUUID(undefined, { each: true, message: 'Books are named by their id.' })
  books!: string[];

  @ValidateNested({ each: true })
  @Type(() => LibraryWish)
  @ArrayMaxSize(WORLD_LIMITS.wishes, { message: 'At most twelve wishes.' })
  @IsArray({ message: 'wishes is a list.' })
  wishes!: LibraryWish[];

  /** It is open: everybody finds it, at every school. */
  @IsBoolean({ message: 'shown must be true or false.' })
  shown!: boolean;

  /** The version that the change was made on; absent for a new library. */
  @IsOptional()
  @IsInt({ message: 'version must be the version that you have.' })
  version?: number;
}
