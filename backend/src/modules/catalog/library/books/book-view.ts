import { Injectable } from '@nestjs/common';
import { may } from '@bookgrove/contract';
import type { Book as BookModel } from '../../../../platform/db/generated/client.ts';
import { Money } from '../../../../platform/http/money.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { STORED_FIELDS, StoredBook, storedFieldsOf } from './book-fields.ts';
import { CapabilityUrls } from './capability-urls.ts';
import type { State } from './reading-state.rules.ts';
import { ReadingStateView, stateView } from './reading-state.ts';
import { Rating, type BookFeedback } from './book-feedback.ts';
import { accessOf, type Reader } from './book-access.rules.ts';
import { ownedSql } from './ownership-sql.ts';
import { priceOf } from './price.rules.ts';
import { RIGHTS_SETTLED } from './rights.rules.ts';
import { hiddenBySchoolSql } from './visibility-sql.ts';

/** The cover in four widths. */
export class Cover {
  small!: string;
  medium!: string;
  large!: string;
  xlarge!: string;
  alt!: string;
  color!: string;
}
export class CategoryRef {
  slug!: string;
  name!: string;
  /** By language, where it differs. */
  names!: Record<string, string>;
}
export class AgeRange {
  min!: number;
  max!: number;
}
export class BookAccess {
  read!: boolean;
  /** `owned`: it was bought for the caller. */
  reason!: 'free' | 'staff' | 'owned' | 'purchase_required' | 'sign_in_required';
}
export class BookCharityProject {
  id!: string;
  slug!: string;
  title!: string;
}
/** The charity that gets a share of the price of a book. */
export class BookCharity {
  id!: string;
  slug!: string;
  name!: string;
  /** The project for which the share is meant; null: the charity as a whole. */
  project!: BookCharityProject | null;
}
export class Progress {
  /** 0 to 100. */
  percentage!: number;
  locator!: object | null;
  updated_at!: string;
}

/** A book in the API. */
export class Book extends StoredBook {
  cover!: Cover | null;
  categories!: CategoryRef[];
  age_range!: AgeRange | null;
  formats!: ('epub' | 'pdf')[];
  price!: Money | null;
  /** Who gets the charity's share; null while none is named. */
  charity!: BookCharity | null;
  rating!: Rating | null;
  reactions!: Record<string, number>;
  access!: BookAccess;
  progress!: Progress | null;
  /** The caller's reading state of the book; null for visitors, and without one. */
  reading!: ReadingStateView | null;
  owner!: 'school' | 'platform';
  /** The school hides it from its readers; then only people who manage books see it. */
  hidden!: boolean;
  /** The rights in the book are stated completely; null for everybody who does not manage books. */
  rights_settled!: boolean | null;
  created_at!: string;
}

/** Columns besides those of `StoredBook` that views need, or that decide who sees the book. */
const OTHER_COLUMNS = [
  'tenant_id',
  'age_min',
  'age_max',
  'format',
  'price_minor',
  'currency',
  'file_id',
  'has_cover',
  'cover_id',
  'cover_color',
  'created_by',
  'created_at',
  'class_id',
  'merged_into',
] as const satisfies readonly (keyof BookModel)[];

/** The columns that `BOOK_COLUMNS` selects. */
export interface BookRow extends StoredBook, Omit<Pick<BookModel, (typeof OTHER_COLUMNS)[number]>, 'format'> {
  format: 'epub' | 'pdf' | null;
  categories: CategoryRef[];
  rights_settled: boolean;
  hidden: boolean;
  percentage?: number | null;
  locator?: object | null;
  read_at?: Date | null;
  reading_state?: State | null;
  reread_count?: number | null;
  finished_at?: Date | null;
  state_since?: Date | null;
  owned?: boolean;
  /** Added by `BookCharities.attach`. */
  charity?: BookCharity | null;
}

/** The fields from which the addresses of a cover are built. */
export type CoverFacts = Pick<BookRow, 'id' | 'title' | 'file_id' | 'has_cover' | 'cover_id' | 'cover_color'>;

/** SQL: columns of `catalog.book b`, categories with their names. */
export const BOOK_COLUMNS = `${[...STORED_FIELDS, ...OTHER_COLUMNS].map((name) => `b.${name}`).join(', ')},
  (select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name, 'names', c.names) order by c.position), '[]')
   from catalog.category c where c.tenant_id in (b.tenant_id, '${PLATFORM_TENANT_ID}') and c.slug = any(b.categories)) as categories,
  ${RIGHTS_SETTLED} as rights_settled, ${hiddenBySchoolSql()} as hidden`;

/**
 * SQL: the reader's reading position in `b`, reading state of it, and whether they own it; requires `readerJoin` with the
 * same values.
 */
export const readerColumns = (tenant: string, user: string): string =>
  `p.percentage, p.locator, p.updated_at as read_at, r.state as reading_state, r.reread_count,
  r.finished_at, r.since as state_since, ${ownedSql(tenant, user)} as owned`;
export const readerJoin = (tenant: string, user: string): string => `
  left join catalog.reading_progress p on p.tenant_id = ${tenant} and p.user_id = ${user} and p.book_id = b.id
  left join catalog.reading_state r on r.tenant_id = ${tenant} and r.user_id = ${user} and r.book_id = b.id`;
/** SQL condition for books that are being read: begun, neither finished nor put aside. */
export const BEING_READ = `coalesce(r.state, case when p.percentage < 100 then 'reading' end) = 'reading'`;

/**
 * Builds views from rows. They contain the fields of `StoredBook` and those named here, so that a new column is never
 * published by accident.
 */
@Injectable()
export class BookView {
  constructor(private readonly capabilities: CapabilityUrls) {}

  /** `files` is the base address of the book origin for this request. */
  show(row: BookRow, reader: Reader, files: string, feedback: BookFeedback): Book {
    const owner = row.tenant_id === PLATFORM_TENANT_ID ? 'platform' : 'school';
    return {
      ...storedFieldsOf(row),
      cover: this.cover(row, files),
      categories: row.categories,
      age_range: row.age_min === null || row.age_max === null ? null : { min: row.age_min, max: row.age_max },
      formats: row.format ? [row.format] : [],
      price: priceOf(row),
      charity: row.price_minor === null ? null : (row.charity ?? null),
      charity_bps: row.price_minor === null ? null : row.charity_bps,
      rating: feedback.rating,
      reactions: feedback.reactions,
      access: accessOf(reader, row),
      progress: row.read_at
        ? {
            percentage: row.percentage ?? 0,
            locator: row.locator ?? null,
            updated_at: row.read_at.toISOString(),
          }
        : null,
      reading: readingOf(row),
      owner,
      hidden: row.hidden,
      rights_settled:
        reader && may(reader.role, 'book.manage', reader.tenantKind) ? row.rights_settled : null,
      created_at: row.created_at.toISOString(),
    };
  }

  /** Addresses of the cover; null when the file has none. */
  cover(row: CoverFacts, files: string): Cover | null {
    const owner = row.cover_id ?? row.file_id;
    if (!row.has_cover || !owner) return null;
    const base = `${files}/c/${this.capabilities.cover(row.id, owner)}/${row.id}/${owner}`;
    return {
      small: `${base}/160.webp`,
      medium: `${base}/240.webp`,
      large: `${base}/360.webp`,
      xlarge: `${base}/480.webp`,
      alt: `Cover of ${row.title}`,
      color: row.cover_color ?? '#dde1d8',
    };
  }
}

/**
 * The reader's reading state of the book. Some readers have only a position from before states were stored; their
 * state follows from it.
 */
function readingOf({ reading_state, reread_count, finished_at, state_since, percentage, read_at }: BookRow) {
  if (reading_state && state_since)
    return stateView({
      state: reading_state,
      reread_count: reread_count ?? 0,
      finished_at: finished_at ?? null,
      since: state_since,
    });
  if (!read_at) return null;
  const isRead = (percentage ?? 0) >= 100;
  return stateView({
    state: isRead ? 'finished' : 'reading',
    reread_count: 0,
    finished_at: isRead ? read_at : null,
    since: read_at,
  });
}
