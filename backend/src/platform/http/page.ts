import { LIMITS } from '@bookgrove/contract';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

/** Query of every list. */
export class PageQuery {
  /** Maximum number of rows, at most 100. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number from 1 to 100.' })
  @Min(1, { message: 'limit must be a whole number from 1 to 100.' })
  @Max(LIMITS.pageMax, { message: 'limit must be a whole number from 1 to 100.' })
  limit: number = LIMITS.pageDefault;

  /** Number of rows to skip. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'offset must be a whole number from 0 to 100000.' })
  @Min(0, { message: 'offset must be a whole number from 0 to 100000.' })
  @Max(100_000, { message: 'offset must be a whole number from 0 to 100000.' })
  offset: number = 0;

  /** Search words. */
  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.textMax, { message: 'search must have at most 255 characters.' })
  search?: string;
}

/**
 * The members that a page of every list has; each list's own class adds its `results`. `next` and `previous` are
 * absolute paths with the same filters.
 */
export abstract class ListPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
}

export interface Page<T> extends ListPage {
  results: T[];
}

/** Builds a page. `url` is the path and query of the request. */
export function page<T>(
  url: string,
  query: Pick<PageQuery, 'limit' | 'offset'>,
  count: number,
  results: T[],
): Page<T> {
  const at = (offset: number): string => {
    const [path, search] = url.split('?');
    const parameters = new URLSearchParams(search);
    parameters.set('limit', String(query.limit));
    parameters.set('offset', String(offset));
    return `${path}?${parameters}`;
  };
  const { limit, offset } = query;
  return {
    count,
    next: offset + limit < count ? at(offset + limit) : null,
    previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
    results,
  };
}
