import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
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
} from 'class-validator';
import { STORY_KINDS } from '@bookgrove/contract/stories';
import { BooleanText } from '../../../../platform/http/fields.ts';
import { PageQuery } from '../../../../platform/http/page.ts';
import { LANGUAGE_TAG, LANGUAGE_TAG_MESSAGE } from '../../shared/language-tag.ts';

/** The orders of a list. */
const ORDERINGS = [
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

/** Reading time in minutes: from, to. */
export const LENGTHS = { short: [0, 5], medium: [6, 15], long: [16, 32_767] } as const;
export type Length = keyof typeof LENGTHS;
/** Values of schema.org's accessibilityFeature that can be used as filters; others are stored, but not offered. */
const FEATURES = [
  'alternativeText',
  'captions',
  'describedMath',
  'displayTransformability',
  'highContrastDisplay',
  'largePrint',
  'longDescription',
  'readingOrder',
  'signLanguage',
  'structuralNavigation',
  'synchronizedAudioText',
  'tableOfContents',
  'transcript',
  'ttsMarkup',
] as const;

/** Details that a book may lack; `any` is any of them. */
export const DETAILS = [
  'age_rating',
  'reading_level',
  'language',
  'summary',
  'categories',
  'cover',
  'license',
  'accessibility',
] as const;
export type Detail = (typeof DETAILS)[number];

/** One value, several separated by commas, or the member repeated: any of them. */
const toList = Transform(({ value }: { value: unknown }) =>
  (Array.isArray(value) ? value : [value]).flatMap((part) => String(part).split(',')).filter(Boolean),
);
const toNumbers = Transform(({ value }: { value: unknown }) =>
  (Array.isArray(value) ? value : [value])
    .flatMap((part) => String(part).split(','))
    .filter(Boolean)
    .map(Number),
);
const few = ArrayMaxSize(20, { message: 'At most 20 values of one filter.' });
const level = { message: 'level must be a whole number from 1 to 6.', each: true };
const goal = { message: 'goal must be a whole number from 1 to 17.', each: true };

/**
 * Query of the catalogue. A filter with several values matches books with any of them; different filters are combined
 * with “and”.
 */
export class BookFilters extends PageQuery {
  /** Slugs of categories. */
  @IsOptional()
  @toList
  @IsArray()
  @few
  @IsString({ each: true })
  @MaxLength(64, { each: true, message: 'category must be the slug of a category.' })
  category?: string[];

  /** Ages, e.g. `4-6`: books for at least one age in the range. */
  @IsOptional()
  @toList
  @IsArray()
  @few
  @Matches(/^\d{1,2}-\d{1,2}$/, { each: true, message: 'audience must be two ages, e.g. 4-6.' })
  audience?: string[];

  @IsOptional()
  @toNumbers
  @IsArray()
  @few
  @IsInt(level)
  @Min(1, level)
  @Max(6, level)
  level?: number[];

  /** BCP 47. */
  @IsOptional()
  @toList
  @IsArray()
  @few
  @Matches(LANGUAGE_TAG, { each: true, ...LANGUAGE_TAG_MESSAGE })
  language?: string[];

  /** What it is about. */
  @IsOptional()
  @toList
  @IsArray()
  @few
  @MaxLength(64, { each: true, message: 'A theme has at most 64 characters.' })
  theme?: string[];

  /** The United Nations' goals, 1 to 17. */
  @IsOptional()
  @toNumbers
  @IsArray()
  @few
  @IsInt(goal)
  @Min(1, goal)
  @Max(17, goal)
  goal?: number[];

  /** Minutes of reading: up to 5, up to 15, more. */
  @IsOptional()
  @toList
  @IsArray()
  @few
  @IsIn(Object.keys(LENGTHS), { each: true, message: 'length must be short, medium or long.' })
  length?: string[];

  @IsOptional()
  @toList
  @IsArray()
  @few
  @IsIn(['epub', 'pdf'], { each: true, message: 'format must be epub or pdf.' })
  format?: string[];

  /** Only books with sound. */
  @IsOptional()
  @BooleanText()
  @IsBoolean({ message: 'audio must be true or false.' })
  audio?: boolean;

  /** schema.org's accessibilityFeature; books that have all of them. */
  @IsOptional()
  @toList
  @IsArray()
  @few
  @IsIn(FEATURES, { each: true, message: `feature must be one of ${FEATURES.join(', ')}.` })
  feature?: string[];

  /** Forms of books written in the story editor: stories, blog posts, letters, poems, comics. */
  @IsOptional()
  @toList
  @IsArray()
  @few
  @IsIn(STORY_KINDS, { each: true, message: `form must be one of ${STORY_KINDS.join(', ')}.` })
  form?: string[];

  /** Details that a book lacks: books that lack any of them. */
  @IsOptional()
  @toList
  @IsArray()
  @few
  @IsIn([...DETAILS, 'any'], {
    each: true,
    message: `missing must be any, or one of ${DETAILS.join(', ')}.`,
  })
  missing?: string[];

  /** Only free books, or only books for sale. */
  @IsOptional()
  @IsIn(['free', 'sold'], { message: 'price must be free or sold.' })
  price?: 'free' | 'sold';

  /** Translations of one work, by its `work_id`. */
  @IsOptional()
  @Matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, { message: 'work must be the id of a work.' })
  work?: string;

  /** Books for sale whose charity's share goes to this charity, by its id. */
  @IsOptional()
  @IsUUID(undefined, { message: 'charity must be the id of a charity.' })
  charity?: string;

  /** The same for one project of a charity. */
  @IsOptional()
  @IsUUID(undefined, { message: 'project must be the id of a project.' })
  project?: string;

  /** Books of one series, by its name. */
  @IsOptional()
  @IsString()
  @MaxLength(255, { message: 'The name of a series has at most 255 characters.' })
  series?: string;

  /** The books of a library, by the last part of its address. */
  @IsOptional()
  @Matches(/^[a-z0-9-]{1,64}$/, { message: 'library must be the address of a library.' })
  library?: string;

  /** The books of a published reading list, by the last part of its address, in the order of the list. */
  @IsOptional()
  @Matches(/^[\p{L}\p{N}\p{M}-]{1,80}$/u, { message: 'list must be the address of a public reading list.' })
  list?: string;

  @IsOptional()
  @BooleanText()
  @IsBoolean({ message: 'featured must be true or false.' })
  featured?: boolean;

  /** Only books that the caller uploaded, in any state. */
  @IsOptional()
  @BooleanText()
  @IsBoolean({ message: 'mine must be true or false.' })
  mine?: boolean;

  /** Only books that this school (or the platform at its own address) owns. */
  @IsOptional()
  @BooleanText()
  @IsBoolean({ message: 'own must be true or false.' })
  own?: boolean;

  /** Only books that students made. */
  @IsOptional()
  @BooleanText()
  @IsBoolean({ message: 'student_made must be true or false.' })
  student_made?: boolean;

  /** Only books that the caller has begun and not finished. */
  @IsOptional()
  @BooleanText()
  @IsBoolean({ message: 'continue must be true or false.' })
  continue?: boolean;

  /** Only books that were bought for the caller. */
  @IsOptional()
  @BooleanText()
  @IsBoolean({ message: 'owned must be true or false.' })
  owned?: boolean;

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
