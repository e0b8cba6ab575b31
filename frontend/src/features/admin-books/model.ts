import type { BookFilters } from '../../api/books.ts';
import type { Book } from '../../api/types.ts';
import { t } from '../../i18n/index.ts';
import { memberLabel } from '../../shared/books/moderationLabels.ts';
import type { StatusKind } from '../../ui/Status.tsx';

/** The views of the table; `status` is the value that the API takes. */
export const TABS = [
  { status: 'all', name: 'All' },
  { status: 'published', name: 'Published' },
  { status: 'draft', name: 'Drafts' },
  { status: 'in_review', name: 'In review' },
  { status: 'archived', name: 'Archived' },
  { status: 'refused', name: 'Refused' },
] as const;

/** Request parameters from the search parameters of the address. */
export function tableFilters(params: URLSearchParams): BookFilters {
  const given = (name: string) => params.get(name) ?? '';
  const status = TABS.some((tab) => tab.status === given('status')) ? given('status') : 'all';
  return {
    status,
    search: given('search'),
    category: given('category'),
    level: given('level'),
    language: given('language'),
    missing: [...DETAILS, 'any'].find((name) => name === given('missing')) ?? '',
    ordering: ['title', '-title', 'created_at', '-created_at'].includes(given('ordering'))
      ? given('ordering')
      : '-created_at',
  };
}

/** Status of a book as icon and label; a problem with its file takes precedence. */
export function bookStatus({ status, ingestion }: Pick<Book, 'status' | 'ingestion'>): {
  kind: StatusKind;
  label: string;
} {
  if (ingestion === 'refused') return { kind: 'bad', label: t('Refused') };
  if (ingestion !== 'ready') return { kind: 'wait', label: t('Being checked') };
  if (status === 'published') return { kind: 'ok', label: t('Published') };
  if (status === 'in_review') return { kind: 'wait', label: t('In review') };
  if (status === 'archived') return { kind: 'off', label: t('Archived') };
  return { kind: 'info', label: t('Draft') };
}

export const canPublish = ({ status, ingestion }: Pick<Book, 'status' | 'ingestion'>): boolean =>
  ingestion === 'ready' && status !== 'published';

export const canArchive = ({ status }: Pick<Book, 'status'>): boolean => status !== 'archived';

/** Details that a book should have, by the values of the API's filter `missing`. */
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
type Detail = (typeof DETAILS)[number];

/** The details of a book and which of them are filled in. */
export interface DetailValues {
  said: number;
  of: number;
  /** Labels of the missing details. */
  missing: string[];
}

/** Which of the details that readers, filters and categories need are filled in. */
export function detailsOf(book: Book): DetailValues {
  const said: Record<Detail, boolean> = {
    age_rating: book.age_rating !== null,
    reading_level: book.reading_level !== null,
    language: book.language !== 'und',
    summary: book.summary !== '',
    categories: book.categories.length > 0,
    cover: book.cover !== null,
    license: book.rights_settled === true,
    accessibility: book.accessibility_features.includes('alternativeText'),
  };
  const missing = DETAILS.filter((name) => !said[name]).map(memberLabel);
  return { said: DETAILS.length - missing.length, of: DETAILS.length, missing };
}

/** Optional columns of the table, in order. */
export const COLUMNS = [
  'authors',
  'kinds',
  'language',
  'level',
  'age',
  'format',
  'heard',
  'license',
  'details',
  'added',
] as const;
export type BookColumn = (typeof COLUMNS)[number];
/** Number of columns that fit beside the title on a small desktop screen. */
export const MAX_COLUMNS = 7;
export const USUAL_COLUMNS: readonly BookColumn[] = ['authors', 'language', 'level', 'details', 'added'];

export const columnLabel = (column: BookColumn): string =>
  ({
    authors: t('Authors'),
    kinds: t('Categories'),
    language: t('Language'),
    level: t('Level'),
    age: t('From age'),
    format: t('File'),
    heard: t('Who hears of it'),
    license: t('Licence'),
    details: t('Details'),
    added: t('Added'),
  })[column];
