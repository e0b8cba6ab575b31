import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { LIMITS } from '@bookgrove/contract';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { SearchBooks, SearchLibraries } from '../../catalog/contract.ts';
import { didYouMean } from './did-you-mean.rules.ts';

export class CombinedQuery {
  /** Words to look for; nearly right ones are understood. */
  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.textMax, { message: 'search must have at most 255 characters.' })
  search: string = '';

  /** How many of each kind, at most 50. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number from 1 to 50.' })
  @Min(1, { message: 'limit must be a whole number from 1 to 50.' })
  @Max(50, { message: 'limit must be a whole number from 1 to 50.' })
  limit: number = 5;
}

/** Something that was found. */
export class FoundItem {
  id!: string;
  type!: 'book' | 'story' | 'course' | 'charity' | 'project' | 'hub' | 'library';
  slug!: string;
  title!: string;
  subtitle!: string;
  image!: string | null;
  /** Path in the web app. */
  url!: string;
  /** 0 to 1. */
  score!: number;
  /** What of it fitted the words. */
  matched_on!: 'title' | 'author' | 'category' | 'summary';
}
export class FoundGroups {
  books!: FoundItem[];
  stories!: FoundItem[];
  courses!: FoundItem[];
  charities!: FoundItem[];
  projects!: FoundItem[];
  hubs!: FoundItem[];
  libraries!: FoundItem[];
}
export class Combined {
  query!: string;
  /** How many results there are in this answer. */
  count!: number;
  /** The words with those nearest to what was found in place of those that stand nowhere in it; null when they all do. */
  did_you_mean!: string | null;
  results!: FoundGroups;
}

/** One search over everything that can be found. */
@Controller('api')
export class SearchController {
  constructor(private readonly queries: QueryBus) {}

  /** Everything that fits some words, by kind, the best first. */
  @Access('public')
  @Get('combined')
  async searchEverything(
    @Query() { search, limit }: CombinedQuery,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Combined> {
    void reply.header('cache-control', request.user ? 'private, no-store' : 'public, no-cache');
    const [found, libraries] = await Promise.all([
      this.queries.execute(new SearchBooks(search, limit, filesOrigin(request))),
      this.queries.execute(new SearchLibraries(search, limit)),
    ]);
    const items = found.map(({ student_made, ...book }): FoundItem => ({
      type: student_made ? 'story' : 'book',
      url: `/library/${encodeURIComponent(book.slug)}`,
      ...book,
    }));
    // What holds all the words as they were typed is as near as can be.
    const places = libraries.map(({ id, slug, name, place }): FoundItem => ({
      id,
      type: 'library',
      slug,
      title: name,
      subtitle: place,
      image: null,
      url: `/libraries/${slug}`,
      score: 1,
      matched_on: 'title',
    }));
    const of = (type: FoundItem['type']): FoundItem[] => items.filter((item) => item.type === type);
    return {
      query: search,
      count: items.length + places.length,
      did_you_mean: didYouMean(
        search,
        [...items, ...places].flatMap(({ title, subtitle }) => [title, subtitle]),
      ),
      results: {
        books: of('book'),
        stories: of('story'),
        courses: [],
        charities: [],
        projects: [],
        hubs: [],
        libraries: places,
      },
    };
  }
}
