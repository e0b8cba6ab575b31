import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { may } from '@bookgrove/contract';
import { STORY_KINDS, type StoryKind } from '@bookgrove/contract/stories';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Capabilities } from '../reading/capabilities.ts';
import type { State } from '../reading/states/state.rules.ts';
import { ReadingStateView, stateView } from '../reading/states/states.ts';
import { Rating, type BookVoices } from '../voices/voices.ts';
import { accessOf, type Reader } from './book-access.rules.ts';
import { RIGHTS_SETTLED } from './rights.rules.ts';
import { hiddenSql } from './shelf-sql.ts';

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
export class Money {
  /** Integer minor units. */
  amount!: number;
  /** ISO 4217. */
  currency!: string;
}
export class AgeRange {
  min!: number;
  max!: number;
}
export class BookAccess {
  read!: boolean;
  reason!: 'free' | 'staff' | 'purchase_required' | 'sign_in_required';
}
export class Progress {
  /** 0 to 100. */
  percentage!: number;
  locator!: object | null;
  updated_at!: string;
}

/** A book as the API shows it. */
export class Book {
  id!: string;
  slug!: string;
  title!: string;
  subtitle!: string | null;
  authors!: string[];
  illustrators!: string[];
  cover!: Cover | null;
  summary!: string;
  categories!: CategoryRef[];
  /** BCP 47. */
  language!: string;
  reading_level!: number | null;
  age_range!: AgeRange | null;
  pages!: number;
  reading_minutes!: number;
  formats!: ('epub' | 'pdf')[];
  layout!: 'reflowable' | 'fixed';
  direction!: 'ltr' | 'rtl';
  has_audio!: boolean;
  price!: Money | null;
  @ApiProperty({ type: 'null' })
  charity!: null;
  /** Of each 10,000 of its price, so many go to a charity; null where it is free or nothing was said. */
  charity_bps!: number | null;
  rating!: Rating | null;
  reactions!: Record<string, number>;
  featured!: boolean;
  student_made!: boolean;
  /** What was written in the story maker; null for all other books. */
  @ApiProperty({ enum: STORY_KINDS, nullable: true })
  form!: StoryKind | null;
  status!: 'draft' | 'in_review' | 'published' | 'archived';
  ingestion!: 'waiting' | 'processing' | 'ready' | 'refused';
  access!: BookAccess;
  progress!: Progress | null;
  /** How the caller stands to it; null for visitors, and for a book that one has nothing to do with yet. */
  reading!: ReadingStateView | null;
  owner!: 'school' | 'platform';
  /** The school took it off its own shelves; only those who manage books see it then. */
  hidden!: boolean;
  /** From which age on; null while nobody has said. */
  age_rating!: number | null;
  visibility!: 'private' | 'class' | 'school' | 'platform' | 'public';
  /** The United Nations' goals, 1 to 17. */
  sdg_goals!: number[];
  themes!: string[];
  word_count!: number;
  /** SPDX name; null: all rights are its owner's. */
  license!: string | null;
  /** By which right it is here is said, and whole; null for all but those who look after books. */
  rights_settled!: boolean | null;
  isbn!: string | null;
  publisher!: string | null;
  translators!: string[];
  narrators!: string[];
  /** schema.org's accessibilityFeature. */
  accessibility_features!: string[];
  accessibility_summary!: string | null;
  /** Books with the same one are the same work in other languages. */
  work_id!: string | null;
  series!: string | null;
  series_position!: number | null;
  created_at!: string;
}

/** One row as `BOOK_COLUMNS` selects it. */
export interface BookRow {
  id: string;
  tenant_id: string;
  slug: string;
  title: string;
  subtitle: string | null;
  authors: string[];
  illustrators: string[];
  summary: string;
  categories: CategoryRef[];
  language: string;
  reading_level: number | null;
  age_min: number | null;
  age_max: number | null;
  pages: number;
  reading_minutes: number;
  format: 'epub' | 'pdf' | null;
  layout: 'reflowable' | 'fixed';
  direction: 'ltr' | 'rtl';
  has_audio: boolean;
  price_minor: number | null;
  currency: string | null;
  charity_bps: number | null;
  featured: boolean;
  student_made: boolean;
  form: StoryKind | null;
  status: Book['status'];
  ingestion: Book['ingestion'];
  file_id: string | null;
  has_cover: boolean;
  /** A cover put on in place of the file's. */
  cover_id: string | null;
  cover_color: string | null;
  created_by: string;
  age_rating: number | null;
  visibility: Book['visibility'];
  class_id: string | null;
  sdg_goals: number[];
  themes: string[];
  word_count: number;
  license: string | null;
  rights_settled: boolean;
  isbn: string | null;
  publisher: string | null;
  translators: string[];
  narrators: string[];
  accessibility_features: string[];
  accessibility_summary: string | null;
  work_id: string | null;
  series: string | null;
  series_position: number | null;
  merged_into: string | null;
  hidden: boolean;
  created_at: Date;
  percentage?: number | null;
  locator?: object | null;
  read_at?: Date | null;
  reading_state?: State | null;
  reread_count?: number | null;
  finished_at?: Date | null;
  state_since?: Date | null;
}

/** What a cover's addresses are made of. */
export type CoverFacts = Pick<BookRow, 'id' | 'title' | 'file_id' | 'has_cover' | 'cover_id' | 'cover_color'>;

/** Columns of `catalog.book b`, categories named. */
export const BOOK_COLUMNS = `b.id, b.tenant_id, b.slug, b.title, b.subtitle, b.authors, b.illustrators, b.summary,
  (select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name, 'names', c.names) order by c.position), '[]')
   from catalog.category c where c.tenant_id in (b.tenant_id, '${PLATFORM_TENANT_ID}') and c.slug = any(b.categories)) as categories,
  b.language, b.reading_level, b.age_min, b.age_max, b.pages, b.reading_minutes, b.format, b.layout, b.direction,
  b.has_audio, b.price_minor, b.currency, b.charity_bps, b.featured, b.student_made, b.form, b.status, b.ingestion, b.file_id, b.has_cover,
  b.cover_id, b.cover_color, b.created_by, b.created_at, b.age_rating, b.visibility, b.class_id, b.sdg_goals, b.themes,
  b.word_count, b.license, b.isbn, b.publisher, b.translators, b.narrators, b.accessibility_features,
  b.accessibility_summary, b.work_id, b.series, b.series_position, b.merged_into, ${RIGHTS_SETTLED} as rights_settled, ${hiddenSql()} as hidden`;

/** A reader's own place in `b` and how they stand to it, with `readerJoin`. */
export const READER_COLUMNS = `p.percentage, p.locator, p.updated_at as read_at, r.state as reading_state, r.reread_count,
  r.finished_at, r.since as state_since`;
export const readerJoin = (tenant: string, user: string): string => `
  left join catalog.reading_progress p on p.tenant_id = ${tenant} and p.user_id = ${user} and p.book_id = b.id
  left join catalog.reading_state r on r.tenant_id = ${tenant} and r.user_id = ${user} and r.book_id = b.id`;
/** What is being read, for `where`: begun, neither finished nor put aside. */
export const BEING_READ = `coalesce(r.state, case when p.percentage < 100 then 'reading' end) = 'reading'`;

/** Shapes rows for the wire. Every member is named, so that a new column never leaks. */
@Injectable()
export class BookView {
  constructor(private readonly capabilities: Capabilities) {}

  /** `files` is the address of the book origin that belongs to the request. */
  show(row: BookRow, reader: Reader, files: string, voices: BookVoices): Book {
    const owner = row.tenant_id === PLATFORM_TENANT_ID ? 'platform' : 'school';
    return {
      id: row.id,
      slug: row.slug,
      title: row.title,
      subtitle: row.subtitle,
      authors: row.authors,
      illustrators: row.illustrators,
      cover: this.cover(row, files),
      summary: row.summary,
      categories: row.categories,
      language: row.language,
      reading_level: row.reading_level,
      age_range: row.age_min === null || row.age_max === null ? null : { min: row.age_min, max: row.age_max },
      pages: row.pages,
      reading_minutes: row.reading_minutes,
      formats: row.format ? [row.format] : [],
      layout: row.layout,
      direction: row.direction,
      has_audio: row.has_audio,
      price: row.price_minor === null ? null : { amount: row.price_minor, currency: row.currency! },
      charity: null,
      charity_bps: row.price_minor === null ? null : row.charity_bps,
      rating: voices.rating,
      reactions: voices.reactions,
      featured: row.featured,
      student_made: row.student_made,
      form: row.form,
      status: row.status,
      ingestion: row.ingestion,
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
      age_rating: row.age_rating,
      visibility: row.visibility,
      sdg_goals: row.sdg_goals,
      themes: row.themes,
      word_count: row.word_count,
      license: row.license,
      rights_settled: reader && may(reader.role, 'book.manage', reader.place) ? row.rights_settled : null,
      isbn: row.isbn,
      publisher: row.publisher,
      translators: row.translators,
      narrators: row.narrators,
      accessibility_features: row.accessibility_features,
      accessibility_summary: row.accessibility_summary,
      work_id: row.work_id,
      series: row.series,
      series_position: row.series_position,
      created_at: row.created_at.toISOString(),
    };
  }

  /** The cover's addresses; null when the file brought none. */
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

/** How the reader stands to the book; a place of before there were states tells it by itself. */
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
