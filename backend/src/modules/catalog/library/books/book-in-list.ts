import { Rating, type BookFeedback } from './book-feedback.ts';
import { Money } from '../../../../platform/http/money.ts';
import { AgeRange, BookAccess, BookCharity, type BookRow, type BookView } from './book-view.ts';
import { priceOf } from './price.rules.ts';
import type { State } from './reading-state.rules.ts';

/** How much of a summary a list has. */
const SUMMARY_LENGTH = 240;

/** The cover 240 px wide. The same address with `160.webp`, `360.webp` or `480.webp` at its end has the other widths. */
export class CoverInList {
  medium!: string;
  color!: string;
}
export class CategoryInList {
  slug!: string;
  name!: string;
}
export class ProgressInList {
  /** 0 to 100. */
  percentage!: number;
}
export class ReadingInList {
  state!: State;
}

/** A book in a list: what a card shows. `GET /api/books/{idOrSlug}/` has the rest. */
export class BookInList {
  id!: string;
  slug!: string;
  title!: string;
  subtitle!: string | null;
  authors!: string[];
  illustrators!: string[];
  /** At most its first 240 characters. */
  summary!: string;
  /** BCP 47. */
  language!: string;
  /** 1 to 6. */
  reading_level!: number | null;
  series_position!: number | null;
  pages!: number;
  reading_minutes!: number;
  cover!: CoverInList | null;
  categories!: CategoryInList[];
  age_range!: AgeRange | null;
  formats!: ('epub' | 'pdf')[];
  /** It has a recorded voice. */
  has_audio!: boolean;
  price!: Money | null;
  /** Who gets the charity's share; null while none is named. */
  charity!: BookCharity | null;
  /** Ratings and reactions may be a minute old. */
  rating!: Rating | null;
  reactions!: Record<string, number>;
  access!: BookAccess;
  progress!: ProgressInList | null;
  /** The caller's reading state of the book; null for visitors, and without one. */
  reading!: ReadingInList | null;
}

const COLUMNS = [
  'id',
  'tenant_id',
  'slug',
  'title',
  'subtitle',
  'authors',
  'illustrators',
  'summary',
  'language',
  'reading_level',
  'series_position',
  'pages',
  'reading_minutes',
  'age_min',
  'age_max',
  'format',
  'has_audio',
  'price_minor',
  'currency',
  'charity_id',
  'project_id',
  'file_id',
  'has_cover',
  'cover_id',
  'cover_color',
  'created_by',
  'visibility',
] as const satisfies readonly (keyof BookRow)[];

/** SQL: columns of `catalog.book b` for a list. */
export const LIST_COLUMNS = [...COLUMNS, 'categories'].map((name) => `b.${name}`).join(', ');

/** The columns that `LIST_COLUMNS` selects. */
export interface BookInListRow extends Pick<BookRow, (typeof COLUMNS)[number]> {
  categories: string[];
  /** Added by `BookCharities.attach`. */
  charity?: BookCharity | null;
}

/** The part of a book in a list that is the same for all readers who find it; covers without their origin. */
export type SharedInList = Omit<BookInList, 'access' | 'progress' | 'reading'>;

export function sharedInList(
  row: BookInListRow,
  view: BookView,
  { rating, reactions }: BookFeedback,
  categories: CategoryInList[],
): SharedInList {
  const cover = view.cover(row, '');
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    subtitle: row.subtitle,
    authors: row.authors,
    illustrators: row.illustrators,
    summary: beginningOf(row.summary),
    language: row.language,
    reading_level: row.reading_level,
    series_position: row.series_position,
    pages: row.pages,
    reading_minutes: row.reading_minutes,
    cover: cover && { medium: cover.medium, color: cover.color },
    categories,
    age_range: row.age_min === null || row.age_max === null ? null : { min: row.age_min, max: row.age_max },
    formats: row.format ? [row.format] : [],
    has_audio: row.has_audio,
    price: priceOf(row),
    charity: row.price_minor === null ? null : (row.charity ?? null),
    rating,
    reactions,
  };
}

/** The beginning of a text, up to the end of a word. */
function beginningOf(text: string): string {
  if (text.length <= SUMMARY_LENGTH) return text;
  const cut = text.slice(0, SUMMARY_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SUMMARY_LENGTH / 2))}…`;
}
