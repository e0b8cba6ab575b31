import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { currentTenantId } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { WithoutBudget } from '../../../platform/http/budget-policy.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import {
  EmailDetail,
  EmailLogPage,
  EmailLogQuery,
  EmailResent,
  EmailSummary,
  EmailSummaryQuery,
  RemoveSuppressionBody,
  ResendBody,
  SuppressionPage,
  SuppressionQuery,
} from './email-log-view.ts';
import { EmailSnapshots } from './email-snapshots.ts';
import { GetEmailDetail } from './get-email-detail.query.ts';
import { GetEmailSummary } from './get-email-summary.query.ts';
import { ListEmailLog } from './list-email-log.query.ts';
import { ResendEmail } from './resend-email.ts';
import { SuppressionList } from './suppression-list.ts';

/** E-mails of all schools are shown at the platform's own address alone. */
function assertPlatform(): void {
  if (currentTenantId() !== PLATFORM_TENANT_ID) throw notFound('page');
}

/** E-mails of every school, for the platform's team. */
@Controller('api')
@NeverWhileViewing()
export class EmailMonitoringController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly snapshots: EmailSnapshots,
    private readonly suppressions: SuppressionList,
  ) {}

  /** The log, the newest first, without a count: `next` is `after` of the next page. */
  @Access('email.monitor')
  @Get('email-log')
  @PrivateResponse()
  listEmailLog(@Query() query: EmailLogQuery): Promise<EmailLogPage> {
    assertPlatform();
    return this.queries.execute(new ListEmailLog(query));
  }

  /** One e-mail with its history. Secrets of links, codes and the address are masked. */
  @Access('email.monitor')
  @Get('email-log/:id')
  @PrivateResponse()
  getEmail(@Param('id', ParseId) id: string): Promise<EmailDetail> {
    assertPlatform();
    return this.queries.execute(new GetEmailDetail(id));
  }

  /**
   * Sends an e-mail that did not arrive once more, as a new e-mail for the same cause. 409 with the reason when it may not be
   * resent.
   */
  @Access('email.monitor')
  @Post('email-log/:id/resend')
  async resendEmail(
    @Param('id', ParseId) id: string,
    @Body() { reason, address }: ResendBody,
  ): Promise<EmailResent> {
    assertPlatform();
    return { id: await this.commands.execute(new ResendEmail(id, reason, address)) };
  }

  /** Numbers of the last days, by day and by template. */
  @Access('email.monitor')
  @Get('email-summary')
  @PrivateResponse()
  getEmailSummary(@Query() { days }: EmailSummaryQuery): Promise<EmailSummary> {
    assertPlatform();
    return this.queries.execute(new GetEmailSummary(days));
  }

  /** The HTML part of an e-mail for a sandboxed frame, by the token of its address. */
  @Access('public')
  @WithoutBudget('The token of a snapshot cannot be guessed.')
  @ApiExcludeEndpoint()
  @Get('email-snapshots/:token')
  async getEmailSnapshot(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const html = await this.snapshots.read(token);
    await reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html);
  }

  /** Addresses that get no e-mails, the newest first. */
  @Access('email.monitor')
  @Get('suppressed-addresses')
  @PrivateResponse()
  async listSuppressedAddresses(@Query() { search }: SuppressionQuery): Promise<SuppressionPage> {
    assertPlatform();
    return { results: await this.suppressions.list(search ?? '') };
  }

  /** Takes an address off the list, for a reason that the audit log keeps. */
  @Access('email.monitor')
  @Post('suppressed-addresses/remove')
  @HttpCode(204)
  async removeSuppressedAddress(@Body() { key, reason }: RemoveSuppressionBody): Promise<void> {
    assertPlatform();
    await this.suppressions.remove(key, reason);
  }
}
