import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '@bookgrove/contract';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { PRIVATE } from '../../../platform/http/cache-control.ts';
import { Access } from '../../../platform/http/access.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { SearchGroups } from '../../../platform/http/search-groups.ts';
import { FindSimilarSounds } from '../../catalog/contract.ts';
import { didYouMean, unknownWords } from './did-you-mean.rules.ts';

export class CombinedQuery {
  /** Search words; typing errors are tolerated. */
  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.textMax, { message: 'search must have at most 255 characters.' })
  search: string = '';

  /** Maximum number of results of each kind, at most 50. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number from 1 to 50.' })
  @Min(1, { message: 'limit must be a whole number from 1 to 50.' })
  @Max(50, { message: 'limit must be a whole number from 1 to 50.' })
  limit: number = 5;
}

/** A search result. */
export class FoundItem {
  id!: string;
  type!: 'book' | 'story' | 'course' | 'charity' | 'project' | 'hub' | 'challenge' | 'library';
  slug!: string;
  title!: string;
  subtitle!: string;
  image!: string | null;
  /** Path in the web app. */
  url!: string;
  /** From 0 to 1. */
  score!: number;
  /** The field that matched. */
  matched_on!: 'title' | 'author' | 'category' | 'summary';
}
export class FoundGroups {
  books!: FoundItem[];
  stories!: FoundItem[];
  courses!: FoundItem[];
  charities!: FoundItem[];
  projects!: FoundItem[];
  hubs!: FoundItem[];
  challenges!: FoundItem[];
  libraries!: FoundItem[];
}
export class Combined {
  query!: string;
  /** Number of results in this response. */
  count!: number;
  /**
   * The query with unknown words replaced by the most similar ones of the results, or by words that sound alike; null
   * when all words occur in the results.
   */
  did_you_mean!: string | null;
  results!: FoundGroups;
}

/** Groups that the HTTP contract prescribes, in its order; an area provides one by `@SearchGroup`. */
const RESERVED: FoundGroups = {
  books: [],
  stories: [],
  courses: [],
  charities: [],
  projects: [],
  hubs: [],
  challenges: [],
  libraries: [],
};

/** The search over all kinds of results. */
@Controller('api')
export class SearchController {
  constructor(
    private readonly groups: SearchGroups,
    private readonly queries: QueryBus,
  ) {
    // Adds the groups of every area to the API document.
    for (const name of groups.names())
      ApiProperty({ type: [FoundItem], required: true })(FoundGroups.prototype, name);
  }

  /** Results for a query, by kind, best first. */
  @Access('public')
  @Get('combined')
  async searchEverything(
    @Query() { search, limit }: CombinedQuery,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Combined> {
    void reply.header('cache-control', request.user ? PRIVATE : 'public, no-cache');
    const groups = await this.groups.search({ words: search, limit, files: filesOrigin(request) });
    const items = Object.values(groups).flat();
    const found = items.flatMap(({ title, subtitle }) => [title, subtitle]);
    const unknown = unknownWords(search, found);
    const alike = unknown.length > 0 ? await this.queries.execute(new FindSimilarSounds(unknown)) : undefined;
    return {
      query: search,
      count: items.length,
      did_you_mean: didYouMean(search, found, alike),
      results: { ...RESERVED, ...groups },
    };
  }
}
