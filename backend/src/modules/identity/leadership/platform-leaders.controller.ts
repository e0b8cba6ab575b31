import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Access } from '../../../platform/http/access.ts';
import { ListPage, page } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { PersonSchoolContext } from '../profile/person-school-context.ts';
import { csvHeaders } from '../../../platform/text/csv-export.ts';
import { DecideLeader } from './decide-leader.ts';
import { ExportLeaders } from './export-leaders.ts';
import { GetLeader, LeaderDetail } from './get-leader.query.ts';
import { DecisionBody } from './leader-bodies.ts';
import { LeaderRow } from './leader-view.ts';
import { CountLeaders, LeaderCounts, LeaderFilters, ListLeaders } from './list-leaders.query.ts';

export class LeaderPage extends ListPage {
  results!: LeaderRow[];
}

/** Leading teachers and parents of every school, for the platform's team. */
@Controller('api/api-super-admin')
export class PlatformLeadersController {
  constructor(
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly db: Db,
    private readonly exports: ExportLeaders,
    private readonly schoolContext: PersonSchoolContext,
  ) {}

  /** Applications and badges, with search, filters and order. */
  @Access('platform.people')
  @Get('leaders')
  @PrivateResponse()
  async listLeaders(@Query() filters: LeaderFilters, @Req() request: AppRequest): Promise<LeaderPage> {
    this.schoolContext.assertPlatform();
    const { count, leaders } = await this.queries.execute(new ListLeaders(filters));
    return page(request.url, filters, count, leaders);
  }

  /** Number of applications and badges of each status. */
  @Access('platform.people')
  @Get('leaders/stats')
  @PrivateResponse()
  countLeaders(@Query() { kind }: LeaderFilters): Promise<LeaderCounts> {
    this.schoolContext.assertPlatform();
    return this.queries.execute(new CountLeaders(kind));
  }

  /** The filtered rows as CSV. */
  @Access('platform.people')
  @Get('leaders/export')
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'CSV with a byte order mark', schema: { type: 'string' } })
  async exportLeaders(@Query() filters: LeaderFilters, @Res() reply: FastifyReply): Promise<void> {
    this.schoolContext.assertPlatform();
    const csv = await this.exports.csv(filters);
    void reply.headers(csvHeaders(`superpower-${filters.kind}s`, this.clock.now())).send(csv);
  }

  /** One application or badge with its whole history. */
  @Access('platform.people')
  @Get('leaders/:id')
  @PrivateResponse()
  getLeader(@Param('id', ParseId) id: string): Promise<LeaderDetail> {
    return this.inSchoolOf(id, () => this.queries.execute(new GetLeader(id)));
  }

  /**
   * Decides: admits to the training, awards the badge, declines with a reason, or reverts a decision of the
   * last day.
   */
  @Access('platform.people')
  @Post('leaders/:id/decide')
  @HttpCode(200)
  decideLeader(@Param('id', ParseId) id: string, @Body() body: DecisionBody): Promise<LeaderDetail> {
    return this.inSchoolOf(id, async () => {
      await this.commands.execute(new DecideLeader(id, body.decision, body.reason ?? ''));
      return this.queries.execute(new GetLeader(id));
    });
  }

  private async inSchoolOf<T>(id: string, work: () => Promise<T>): Promise<T> {
    this.schoolContext.assertPlatform();
    const [result] = await this.db.oversee([
      {
        name: 'school_of_leader',
        text: 'select tenant_id from identity.leader where id = $1 and submitted_at is not null limit 1',
        values: [id],
      },
    ]);
    const found = result!.rows[0] as { tenant_id: string } | undefined;
    if (!found) throw notFound('application');
    return this.schoolContext.inSchool(found.tenant_id, work);
  }
}
