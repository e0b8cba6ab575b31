import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { BudgetPolicy, WithoutBudget } from '../../../platform/http/budget-policy.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { ChangeWording } from './change-wording.ts';
import { EmailPreviews } from './email-previews.ts';
import {
  EmailPreviewView,
  EmailTemplateDetail,
  EmailTemplateList,
  NewWordingBody,
  RestoreWordingBody,
  TestEmailSent,
  WordingBody,
  WordingQuery,
  WordingSaved,
} from './email-template-view.ts';
import { GetEmailTemplate } from './get-email-template.query.ts';
import { ListEmailTemplates } from './list-email-templates.query.ts';
import { SendTestEmail } from './send-test-email.ts';
import { knownTemplate, WordedEmails } from './worded-emails.ts';
import { TEST_EMAIL_BUDGET } from './wording.budgets.ts';

/** Templates of every school are at the platform's own address alone. */
function assertPlatform(): void {
  if (currentTenantId() !== PLATFORM_TENANT_ID) throw notFound('page');
}

const wordingOf = ({ subject, above, below }: WordingBody) => ({ subject, above, below });

/** Templates of e-mails and what each school says in them, for the platform's team. */
@Controller('api')
@NeverWhileViewing()
export class EmailTemplatesController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly emails: WordedEmails,
    private readonly previews: EmailPreviews,
    private readonly queries: QueryBus,
  ) {}

  /** Every template in one language, as the school sends it. */
  @Access('email.monitor')
  @Get('email-templates')
  @PrivateResponse()
  listEmailTemplates(@Query() { school, language }: WordingQuery): Promise<EmailTemplateList> {
    assertPlatform();
    return this.queries.execute(new ListEmailTemplates(school, language));
  }

  /** One template in one language, with every version of the school's own wording. */
  @Access('email.monitor')
  @Get('email-templates/:template')
  @PrivateResponse()
  getEmailTemplate(
    @Param('template') template: string,
    @Query() { school, language }: WordingQuery,
  ): Promise<EmailTemplateDetail> {
    assertPlatform();
    return this.queries.execute(new GetEmailTemplate(template, school, language));
  }

  /**
   * An address at which a draft is seen with the data of a sample. 422 with the fault of each part that names an unknown
   * placeholder or links to another address.
   */
  @Access('email.monitor')
  @Post('email-templates/:template/preview')
  @HttpCode(200)
  async previewEmailTemplate(
    @Param('template') name: string,
    @Body() body: WordingBody,
  ): Promise<EmailPreviewView> {
    assertPlatform();
    const template = knownTemplate(name);
    const { school, language } = body;
    const wording = wordingOf(body);
    const { subject } = await this.emails.within(school, async () => {
      await this.emails.assertAllowed(template, wording);
      return this.emails.render(template, language, wording);
    });
    return {
      subject,
      url: this.previews.pathOf({ template, language, ...(school && { school }), ...wording }),
    };
  }

  /** The HTML part of a draft for a sandboxed frame. */
  @Access('public')
  @WithoutBudget('The proof of a preview cannot be guessed.')
  @ApiExcludeEndpoint()
  @Get('email-previews')
  async getEmailPreview(
    @Query('draft') draft: string,
    @Query('proof') proof: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const html = await this.previews.read(String(draft), String(proof));
    await reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html);
  }

  /** Writes a new version of the school's own wording. 409 when somebody else has changed it meanwhile. */
  @Access('email.monitor')
  @Post('email-templates/:template/versions')
  async changeWording(
    @Param('template') template: string,
    @Body() body: NewWordingBody,
  ): Promise<WordingSaved> {
    assertPlatform();
    const { school, language, base_version, reason } = body;
    const place = { template, school, language };
    const version = await this.commands.execute(
      new ChangeWording(place, wordingOf(body), base_version, reason),
    );
    return { version };
  }

  /** Makes a former version the newest one. */
  @Access('email.monitor')
  @Post('email-templates/:template/restore')
  async restoreWording(
    @Param('template') template: string,
    @Body() { school, language, version, base_version, reason }: RestoreWordingBody,
  ): Promise<WordingSaved> {
    assertPlatform();
    const place = { template, school, language };
    return {
      version: await this.commands.execute(
        new ChangeWording(place, { restored: version }, base_version, reason),
      ),
    };
  }

  /** Sends a draft to the own address, with the data of a sample. */
  @Access('email.monitor')
  @BudgetPolicy(TEST_EMAIL_BUDGET)
  @Post('email-templates/:template/test')
  async sendTestEmail(
    @Param('template') template: string,
    @Body() body: WordingBody,
  ): Promise<TestEmailSent> {
    assertPlatform();
    await this.budgets.take(TEST_EMAIL_BUDGET, currentContext()!.principal!.userId);
    const { school, language } = body;
    return this.commands.execute(new SendTestEmail({ template, school, language }, wordingOf(body)));
  }
}
