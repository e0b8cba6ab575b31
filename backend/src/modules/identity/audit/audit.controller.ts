import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Access } from '../../../platform/http/access.ts';
import { BudgetPolicy } from '../../../platform/http/budget-policy.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { ListPage, page } from '../../../platform/http/page.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { csvHeaders } from '../../../platform/text/csv-export.ts';
import { CHECK_BUDGET } from './chain/check.budgets.ts';
import { CheckAuditLog } from './chain/check-audit-log.ts';
import { AuditCheckView, GetAuditCheck } from './chain/get-audit-check.query.ts';
import { ExportAudit } from './export-audit.ts';
import { AuditFilters, AuditRow, ListAudit } from './list-audit.query.ts';

export class AuditPage extends ListPage {
  results!: AuditRow[];
}

@Controller('api')
export class AuditController {
  constructor(
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly exports: ExportAudit,
    private readonly job: CheckAuditLog,
    private readonly queries: QueryBus,
  ) {}

  /** The audit log: that of the own school for its head, that of every school for the platform's team. */
  @Access('audit.read')
  @Get('audit')
  @PrivateResponse()
  async listAudit(@Query() filters: AuditFilters, @Req() request: AppRequest): Promise<AuditPage> {
    const everywhere = overseesAll(request);
    const { count, entries } = await this.queries.execute(new ListAudit(filters, everywhere));
    return page(request.url, filters, count, entries);
  }

  /** The filtered audit log as CSV for spreadsheets, oldest first, at most 50,000 entries. The export is itself an entry. */
  @Access('audit.read')
  @Get('audit/export')
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'CSV with a byte order mark', schema: { type: 'string' } })
  async exportAudit(
    @Query() filters: AuditFilters,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const csv = await this.exports.csv(filters, overseesAll(request));
    void reply.headers(csvHeaders('audit', this.clock.now())).send(csv);
  }

  /** The last check of the audit log against its hash chain: the own school's for its head, every school's for the platform's team. */
  @Access('audit.read')
  @Get('audit/check')
  @PrivateResponse()
  getAuditCheck(@Req() request: AppRequest): Promise<AuditCheckView> {
    return this.queries.execute(new GetAuditCheck(overseesAll(request)));
  }

  /** Checks the audit log of the running tenant now, as the daily job does. At most six times in ten minutes for a school. */
  @Access('audit.read')
  @BudgetPolicy(CHECK_BUDGET)
  @Post('audit/check/run')
  @HttpCode(200)
  @PrivateResponse()
  async runAuditCheck(@Req() request: AppRequest): Promise<AuditCheckView> {
    await this.budgets.take(CHECK_BUDGET, currentTenantId());
    await this.job.check();
    return this.queries.execute(new GetAuditCheck(overseesAll(request)));
  }
}

const overseesAll = ({ user }: AppRequest): boolean =>
  user!.role === 'platform_admin' && currentTenantId() === PLATFORM_TENANT_ID;
