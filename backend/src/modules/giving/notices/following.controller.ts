import { Controller, Delete, Get, HttpCode, Param, Put, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { GetBeneficiary } from '../contract/charities.ts';

/** A charity or project that the caller follows. */
export class Followed {
  kind!: 'charity' | 'project';
  id!: string;
}

/** What the caller follows: charities and projects whose news come by e-mail. */
@Controller('api/following')
@NeverWhileViewing()
export class FollowingController {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** The charities and projects that the caller follows. */
  @Access('donation.give')
  @Get()
  @PrivateResponse()
  listFollowed(@Req() { user }: AppRequest): Promise<Followed[]> {
    return this.db.rows<Followed & Record<string, unknown>>({
      name: 'followed',
      text: `select kind, subject_id as id from giving.follow where tenant_id = $1::uuid and person_id = $2::uuid
             order by created_at desc limit 500`,
      values: [currentTenantId(), user!.userId],
    });
  }

  /** Follows a charity or project; `kind` is `charity` or `project`. Repeated it changes nothing. */
  @Access('donation.give')
  @Put(':kind/:id')
  @HttpCode(204)
  async followBeneficiary(
    @Param('kind') kind: string,
    @Param('id', ParseId) id: string,
    @Req() { user }: AppRequest,
  ): Promise<void> {
    const named = kind === 'charity' ? { charity: id } : kind === 'project' ? { project: id } : null;
    if (!named || !(await this.queries.execute(new GetBeneficiary(named)))) throw notFound('beneficiary');
    await this.db.transaction((tx) =>
      tx.follow.createMany({
        data: [
          {
            tenant_id: currentTenantId(),
            person_id: user!.userId,
            subject_id: id,
            kind,
            created_at: this.clock.now(),
          },
        ],
        skipDuplicates: true,
      }),
    );
  }

  /** Follows it no longer. */
  @Access('donation.give')
  @Delete(':kind/:id')
  @HttpCode(204)
  async unfollowBeneficiary(
    @Param('kind') kind: string,
    @Param('id', ParseId) id: string,
    @Req() { user }: AppRequest,
  ): Promise<void> {
    await this.db.transaction((tx) =>
      tx.follow.deleteMany({
        where: { tenant_id: currentTenantId(), person_id: user!.userId, subject_id: id, kind },
      }),
    );
  }
}
