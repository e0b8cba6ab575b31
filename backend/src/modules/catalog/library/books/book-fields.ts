import { ApiProperty } from '@nestjs/swagger';
import { STORY_KINDS, type StoryKind } from '@bookgrove/contract/stories';

/** Fields that the form and every view of a book show as they are stored. */
export class DescribedBook {
  id!: string;
  slug!: string;
  title!: string;
  subtitle!: string | null;
  authors!: string[];
  illustrators!: string[];
  translators!: string[];
  narrators!: string[];
  summary!: string;
  /** BCP 47. */
  language!: string;
  /** 1 to 6. */
  reading_level!: number | null;
  /** The age from which it is suitable for a child; null while nobody has stated it. */
  age_rating!: number | null;
  /** The United Nations' goals, 1 to 17. */
  sdg_goals!: number[];
  /** SPDX name; null: all rights are its owner's. */
  license!: string | null;
  /** The charity's share of the price, in 1/10,000; null if the book is free or no share is stated. */
  charity_bps!: number | null;
  /** The charity that gets this share, and its project; ids. Null: none is named. */
  charity_id!: string | null;
  project_id!: string | null;
  /** Thirteen digits. */
  isbn!: string | null;
  publisher!: string | null;
  series!: string | null;
  series_position!: number | null;
  visibility!: 'private' | 'class' | 'school' | 'platform' | 'public';
  status!: 'draft' | 'in_review' | 'published' | 'archived';
  ingestion!: 'waiting' | 'processing' | 'ready' | 'refused';
}

/** Fields that the views of a book for readers show as they are stored, too: most come from its file. */
export class StoredBook extends DescribedBook {
  pages!: number;
  reading_minutes!: number;
  layout!: 'reflowable' | 'fixed';
  direction!: 'ltr' | 'rtl';
  has_audio!: boolean;
  featured!: boolean;
  student_made!: boolean;
  /** What was written in the story editor; null for all other books. */
  @ApiProperty({ enum: STORY_KINDS, nullable: true })
  form!: StoryKind | null;
  themes!: string[];
  word_count!: number;
  /** schema.org's accessibilityFeature. */
  accessibility_features!: string[];
  accessibility_summary!: string | null;
  /** Books with the same value are the same work in other languages. */
  work_id!: string | null;
}

// Each field is a column of the same name in the table of books. A field that is missing in the class or here does
// not compile; a column that is in neither is never shown.
const DESCRIBED: Record<keyof DescribedBook, true> = {
  id: true,
  slug: true,
  title: true,
  subtitle: true,
  authors: true,
  illustrators: true,
  translators: true,
  narrators: true,
  summary: true,
  language: true,
  reading_level: true,
  age_rating: true,
  sdg_goals: true,
  license: true,
  charity_bps: true,
  charity_id: true,
  project_id: true,
  isbn: true,
  publisher: true,
  series: true,
  series_position: true,
  visibility: true,
  status: true,
  ingestion: true,
};
const STORED: Record<keyof StoredBook, true> = {
  ...DESCRIBED,
  pages: true,
  reading_minutes: true,
  layout: true,
  direction: true,
  has_audio: true,
  featured: true,
  student_made: true,
  form: true,
  themes: true,
  word_count: true,
  accessibility_features: true,
  accessibility_summary: true,
  work_id: true,
};
const DESCRIBED_FIELDS = Object.keys(DESCRIBED) as (keyof DescribedBook)[];

/** Names of the fields of `StoredBook`, which are also names of columns. */
export const STORED_FIELDS = Object.keys(STORED) as (keyof StoredBook)[];

/** The named fields of a row, and no other. */
export const pick = <Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> => Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;

/** The fields of `DescribedBook` of a row, and no other. */
export const describedFieldsOf = (row: DescribedBook): DescribedBook => pick(row, DESCRIBED_FIELDS);

/** The fields of `StoredBook` of a row, and no other. */
export const storedFieldsOf = (row: StoredBook): StoredBook => pick(row, STORED_FIELDS);
