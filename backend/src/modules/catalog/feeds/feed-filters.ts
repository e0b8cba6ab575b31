import { PickType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { BookFilters } from '../books/book-filters.ts';

/** In the order in which `BookFilters` has them, so that the API's document has one order however it is written. */
const FILTERS = [
  'category', 'audience', 'level', 'language', 'audio', 'library', 'list', 'featured', 'student_made', 'continue',
  'limit', 'offset', 'search',
] as const; // prettier-ignore

/** What a feed can be narrowed by. Words to look for are `query` (OPDS 2.0) or `search` (OPDS 1.2). */
export class FeedFilters extends PickType(BookFilters, FILTERS) {
  /** As many books as a reading app shows well. */
  override limit: number = 40;

  @IsOptional()
  @IsString()
  @MaxLength(255, { message: 'query must have at most 255 characters.' })
  query?: string;

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
