import { PickType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { BookFilters } from '../../library/search/book-filters.ts';

/** In the order of `BookFilters`, so that the API document always has the same order. */
const FILTERS = [
  'category',
  'audience',
  'level',
  'language',
  'audio',
  'library',
  'list',
  'featured',
  'student_made',
  'continue',
  'owned',
  'limit',
  'offset',
  'search',
] as const;

/** Filters of a feed. The search text is `query` (OPDS 2.0) or `search` (OPDS 1.2). */
export class FeedFilters extends PickType(BookFilters, FILTERS) {
  /** A number of books that reading apps show well. */
  override limit: number = 40;

  @IsOptional()
  @IsString()
  @MaxLength(255, { message: 'query must have at most 255 characters.' })
  query?: string;

  @IsOptional()
  @IsIn(['-created_at', 'title'], { message: 'ordering must be -created_at or title.' })
  ordering?: '-created_at' | 'title';
}

/** Converts the filters of a feed to those of the catalogue's list. */
export function bookFiltersOf({ query, search, ...filters }: FeedFilters): BookFilters {
  const words = (query ?? search ?? '').trim();
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return Object.assign(new BookFilters(), Object.fromEntries(given), words ? { search: words } : {});
}
