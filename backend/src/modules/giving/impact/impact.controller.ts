import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { currentTenantId } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { Access } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { ImpactQueries, isCounted } from './impact.queries.ts';
import { ImpactCount, ImpactRows, OwnImpact } from './impact.views.ts';

const GOAL = { message: 'goal is a whole number from 1 to 17.' };

export class ImpactQuery {
  /** Only what is about this goal of the United Nations. */
  @IsOptional()
  @Type(() => Number)
  @IsInt(GOAL)
  @Min(1, GOAL)
  @Max(17, GOAL)
  goal?: number;
}

export class ImpactCountQuery extends ImpactQuery {
  /** `school`: the school of the address; `everyone`: all schools. At the platform’s own address it is everyone. */
  @IsOptional()
  @IsIn(['school', 'everyone'], { message: 'of is school or everyone.' })
  of?: 'school' | 'everyone';
}

/** What readers and donors achieved, counted from the journal of impact. */
@Controller('api/v1/impacts')
export class ImpactController {
  constructor(
    private readonly cache: PublicCache,
    private readonly impact: ImpactQueries,
  ) {}

  /** What was achieved, by kind. For visitors it is up to a minute old. */
  @Access('public')
  @Get('count')
  @Header('vary', 'Authorization')
  async countImpacts(
    @Query() { goal = 0, of }: ImpactCountQuery,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImpactCount> {
    const everyone = isEveryone(of);
    const read = () => (everyone ? this.impact.ofEveryone(goal) : this.impact.ofSchool(goal));
    if (request.user) {
      void reply.header('cache-control', 'private, no-cache');
      return read();
    }
    void reply.header('cache-control', 'public, max-age=30');
    return this.cache.keep(`impact ${everyone ? 'everyone' : 'school'} ${goal}`, read);
  }

  /** What the person who is signed in achieved, and each of their classes. */
  @Access('signed-in')
  @Get('mine')
  @PrivateResponse()
  getOwnImpact(@Query() { goal = 0 }: ImpactQuery, @Req() request: AppRequest): Promise<OwnImpact> {
    return this.impact.ofPerson(request.user!.userId, goal);
  }

  /** The rows behind a counter, by month; months of fewer than five people of a school are not shown. */
  @Access('public')
  @Get(':kind/rows')
  @Header('cache-control', 'public, max-age=30')
  listImpactRows(
    @Param('kind') kind: string,
    @Query() { goal = 0, of }: ImpactCountQuery,
  ): Promise<ImpactRows> {
    if (!isCounted(kind)) throw notFound('counter');
    const everyone = isEveryone(of);
    return this.cache.keep(`impact rows ${everyone ? 'everyone' : 'school'} ${kind} ${goal}`, () =>
      everyone ? this.impact.rowsOfEveryone(kind, goal) : this.impact.rowsOf(kind, goal),
    );
  }
}

const isEveryone = (of: ImpactCountQuery['of']): boolean =>
  of === 'everyone' || currentTenantId() === PLATFORM_TENANT_ID;
