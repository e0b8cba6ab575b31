import { Controller, Get, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Access } from '../../../platform/http/access.ts';
import { ListPage, page } from '../../../platform/http/page.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { AuditFilters, AuditRow, ListAudit } from './list-audit.query.ts';

export class AuditPage extends ListPage {
  results!: AuditRow[];
}

@Controller('api')
export class AuditController {
  constructor(private readonly queries: QueryBus) {}

  /** The audit log: that of the own school for its head, that of every school for the platform's team. */
  @Access('audit.read')
  @Get('audit')
  @PrivateResponse()
  async listAudit(@Query() filters: AuditFilters, @Req() request: AppRequest): Promise<AuditPage> {
    const everywhere = request.user!.role === 'platform_admin' && currentTenantId() === PLATFORM_TENANT_ID;
    const { count, entries } = await this.queries.execute(new ListAudit(filters, everywhere));
    return page(request.url, filters, count, entries);
  }
}
