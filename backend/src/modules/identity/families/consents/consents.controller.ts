import { Body, Controller, Delete, Get, Param, Put, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@bookgrove/contract';
import { IsString, MaxLength } from 'class-validator';
import { notFound } from '../../../../platform/errors.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { GrantConsent, WithdrawConsent } from './answer-consent.ts';
import { Consents, GetConsents } from './get-consents.query.ts';

export class ConsentBody {
  /** Version of the wording that was read. */
  @IsString({ message: 'version must be the version of the words that were read.' })
  @MaxLength(32, { message: 'version must be the version of the words that were read.' })
  version!: string;
}

const purposeOf = (text: string): ConsentPurpose => {
  const purpose = CONSENT_PURPOSES.find((known) => known === text);
  if (!purpose) throw notFound('purpose');
  return purpose;
};

@Controller('api')
export class ConsentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Consents for a child's work, and who gave them. The same list for school, guardian and child. */
  @Access('signed-in')
  @Get('students/:id/consents')
  @PrivateResponse()
  getConsents(@Param('id', ParseId) id: string, @Req() { user }: AppRequest): Promise<Consents> {
    return this.queries.execute(new GetConsents(id, user!));
  }

  /** A guardian consents to one purpose. */
  @Access('child.guard')
  @Put('students/:id/consents/:purpose')
  async grantConsent(
    @Param('id', ParseId) id: string,
    @Param('purpose') purpose: string,
    @Body() body: ConsentBody,
    @Req() { user }: AppRequest,
  ): Promise<Consents> {
    await this.commands.execute(new GrantConsent(id, purposeOf(purpose), body.version, user!));
    return this.queries.execute(new GetConsents(id, user!));
  }

  /** A guardian, or an administrator for the family, withdraws a consent. */
  @Access('signed-in')
  @Delete('students/:id/consents/:purpose')
  async withdrawConsent(
    @Param('id', ParseId) id: string,
    @Param('purpose') purpose: string,
    @Req() { user }: AppRequest,
  ): Promise<Consents> {
    await this.commands.execute(new WithdrawConsent(id, purposeOf(purpose), user!));
    return this.queries.execute(new GetConsents(id, user!));
  }
}
