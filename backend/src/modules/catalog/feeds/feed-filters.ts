import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { PageQuery } from '../../../platform/http/page.ts';
import { BookFilters } from '../books/book-filters.ts';

const toList = Transform(({ value }: { value: unknown }) =>
  (Array.isArray(value) ? value : [value]).flatMap((part) => String(part).split(',')).filter(Boolean),
);
const toNumbers = Transform(({ value }: { value: unknown }) =>
  (Array.isArray(value) ? value : [value])
    .flatMap((part) => String(part).split(','))
    .filter(Boolean)
    .map(Number),
);
const toBoolean = Transform(({ value }: { value: unknown }) =>
  value === 'true' ? true : value === 'false' ? false : value,
);
const few = ArrayMaxSize(20, { message: 'At most 20 values of one filter.' });
const level = { message: 'level must be a whole number from 1 to 6.', each: true };

/** What a feed can be narrowed by. Words to look for are `query` (OPDS 2.0) or `search` (OPDS 1.2). */
export class FeedFilters extends PageQuery {
  /** As many books as a reading app shows well. */
  override limit: number = 40;

  @IsOptional()
  @IsString()
  @MaxLength(255, { message: 'query must have at most 255 characters.' })
  query?: string;

  /** What stands on the shelf of a library, by the last part of its address. */
  @IsOptional()
  @Matches(/^[a-z0-9-]{1,64}$/, { message: 'library must be the address of a library.' })
  library?: string;

  /** Slugs of categories. */
  @IsOptional()
  @toList
  @IsArray()
  @few
  @MaxLength(64, { each: true, message: 'category must be the slug of a category.' })
  category?: string[];

  /** BCP 47. */
  @IsOptional()
  @toList
  @IsArray()
  @few
  @Matches(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, {
    each: true,
    message: 'language must be a language tag, e.g. en or pt-BR.',
  })
  language?: string[];

  @IsOptional()
  @toNumbers
  @IsArray()
  @few
  @IsInt(level)
  @Min(1, level)
  @Max(6, level)
  level?: number[];

  /** Ages, e.g. `4-6`. */
  @IsOptional()
  @toList
  @IsArray()
  @few
  @Matches(/^\d{1,2}-\d{1,2}$/, { each: true, message: 'audience must be two ages, e.g. 4-6.' })
  audience?: string[];

  @IsOptional()
  @toBoolean
  @IsBoolean({ message: 'featured must be true or false.' })
  featured?: boolean;

  @IsOptional()
  @toBoolean
  @IsBoolean({ message: 'student_made must be true or false.' })
  student_made?: boolean;

  @IsOptional()
  @toBoolean
  @IsBoolean({ message: 'audio must be true or false.' })
  audio?: boolean;

  /** Only what the caller has begun; asks to sign in. */
  @IsOptional()
  @toBoolean
  @IsBoolean({ message: 'continue must be true or false.' })
  continue?: boolean;

  @IsOptional()
  @IsIn(['-created_at', 'title'], { message: 'ordering must be -created_at or title.' })
  ordering?: '-created_at' | 'title';
}

/** The same for the catalogue's own list. */
export function bookFiltersOf({ query, search, ...filters }: FeedFilters): BookFilters {
  const words = (query ?? search ?? '').trim();
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return Object.assign(new BookFilters(), Object.fromEntries(given), words ? { search: words } : {});
}
