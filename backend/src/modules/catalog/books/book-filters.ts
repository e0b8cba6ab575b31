import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { PageQuery } from '../../../platform/http/page.ts';

/** What a list may be ordered by. */
export const ORDERINGS = [
  '-created_at',
  'created_at',
  'title',
  '-title',
  'pages',
  '-pages',
  'reading_level',
  '-progress',
] as const;
export type Ordering = (typeof ORDERINGS)[number];

const toBoolean = Transform(({ value }: { value: unknown }) =>
  value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value,
);

/** Query of the catalogue. */
export class BookFilters extends PageQuery {
  /** Slug of a category. */
  @IsOptional()
  @IsString()
  @MaxLength(64, { message: 'category must be the slug of a category.' })
  category?: string;

  /** Ages, e.g. `4-6`: books meant for some age in between. */
  @IsOptional()
  @Matches(/^\d{1,2}-\d{1,2}$/, { message: 'audience must be two ages, e.g. 4-6.' })
  audience?: string;

  @IsOptional()
  @Transform(({ value }: { value: unknown }) => Number(value))
  @IsInt({ message: 'level must be a whole number from 1 to 6.' })
  @Min(1, { message: 'level must be a whole number from 1 to 6.' })
  @Max(6, { message: 'level must be a whole number from 1 to 6.' })
  level?: number;

  /** BCP 47. */
  @IsOptional()
  @Matches(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, {
    message: 'language must be a language tag, e.g. en or pt-BR.',
  })
  language?: string;

  @IsOptional()
  @toBoolean
  @IsBoolean({ message: 'featured must be true or false.' })
  featured?: boolean;

  /** Only what the caller uploaded, in any state. */
  @IsOptional()
  @toBoolean
  @IsBoolean({ message: 'mine must be true or false.' })
  mine?: boolean;

  /** Only what this host's own school (or the platform itself) owns. */
  @IsOptional()
  @toBoolean
  @IsBoolean({ message: 'own must be true or false.' })
  own?: boolean;

  /** Only what students made. */
  @IsOptional()
  @toBoolean
  @IsBoolean({ message: 'student_made must be true or false.' })
  student_made?: boolean;

  /** Only what the caller has begun and not finished. */
  @IsOptional()
  @toBoolean
  @IsBoolean({ message: 'continue must be true or false.' })
  continue?: boolean;

  /** State, for those who manage books; `all` is every state. */
  @IsOptional()
  @IsIn(['draft', 'in_review', 'published', 'archived', 'refused', 'all'], {
    message: 'status must be draft, in_review, published, archived, refused or all.',
  })
  status?: string;

  @IsOptional()
  @IsIn(ORDERINGS, { message: `ordering must be one of ${ORDERINGS.join(', ')}.` })
  ordering?: Ordering;
}
