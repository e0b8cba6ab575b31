import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { Access } from '../../../platform/http/access.ts';
import { GetReach, Reach } from './get-reach.query.ts';

@Controller('api')
export class ReachController {
  constructor(
    private readonly cache: PublicCache,
    private readonly queries: QueryBus,
  ) {}

  /** Schools and readers by country, counted every quarter of an hour; numbers below five readers are not shown. */
  @Access('public')
  @Get('global-reach')
  @Header('cache-control', 'public, max-age=60')
  getReach(): Promise<Reach> {
    return this.cache.keep('reach', () => this.queries.execute(new GetReach()));
  }
}
