import { isCurrency } from '@bookgrove/contract';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { charityStatementPdf } from './charity-statement-pdf.ts';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Matches, Max, Min } from 'class-validator';
import { currentTenantKind } from '../../../platform/context.ts';
import { AppError, invalidFields } from '../../../platform/errors.ts';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { ProposeAct, RecentConfirmationBody } from '../../identity/contract.ts';
import { ASSIGN_UNDECIDED_ACT } from './assign-undecided-act.ts';
import {
  CharityPayoutList,
  CharityStatement,
  OwedToCharityList,
  SponsorPoolList,
  UndecidedList,
} from './charity-payout-views.ts';
import { CharityPayouts } from './charity-payouts.ts';
import { OwedToCharities } from './owed-to-charities.ts';
import { PAY_CHARITY_ACT } from './pay-charity-act.ts';
import { SPONSOR_PAID_ACT } from './sponsor-paid-act.ts';
import { SponsorPools } from './sponsor-pools.ts';
import { PAYOUT_STATUSES, type PayoutStatus } from './payout.rules.ts';

export class CharityPayoutQuery extends PageQuery {
  @IsOptional()
  @IsIn(PAYOUT_STATUSES, { message: `status must be one of ${PAYOUT_STATUSES.join(', ')}.` })
  status?: PayoutStatus;

  @IsOptional()
  @IsUUID(undefined, { message: 'charity must be the id of a charity.' })
  charity?: string;
}

export class ProposeCharityPayoutBody extends RecentConfirmationBody {
  @IsUUID(undefined, { message: 'charity_id must be the id of a charity.' })
  charity_id!: string;

  /** What is owed for this project; absent: for the charity as a whole. */
  @IsOptional()
  @IsUUID(undefined, { message: 'project_id must be the id of a project.' })
  project_id?: string;

  /** Minor units. */
  @IsInt({ message: 'amount must be a whole number of minor units.' })
  @Min(1, { message: 'amount must be at least 1.' })
  @Max(Number.MAX_SAFE_INTEGER, { message: 'amount is too large.' })
  amount!: number;

  /** ISO 4217. */
  @Matches(/^[A-Z]{3}$/, { message: 'currency must be three capital letters.' })
  currency!: string;

  /** Why; shown to the second person. */
  @IsString({ message: 'reason must be text.' })
  @Length(3, 300, { message: 'reason must have 3 to 300 characters.' })
  reason!: string;
}

const NOTE = { message: 'note must have 3 to 255 characters: the bank’s reference, or the reason.' };

export class CharityPayoutStatusBody {
  @IsIn(['paid', 'failed', 'returned'], { message: 'status must be paid, failed or returned.' })
  status!: Exclude<PayoutStatus, 'approved'>;

  /** The bank's reference of a payment, or the reason why it failed or came back. */
  @IsString(NOTE)
  @Length(3, 255, NOTE)
  note!: string;
}

export class SponsorPaidBody extends RecentConfirmationBody {
  @IsUUID(undefined, { message: 'project_id must be the id of a project.' })
  project_id!: string;

  /** Minor units. */
  @IsInt({ message: 'amount must be a whole number of minor units.' })
  @Min(1, { message: 'amount must be at least 1.' })
  @Max(Number.MAX_SAFE_INTEGER, { message: 'amount is too large.' })
  amount!: number;

  /** ISO 4217. */
  @Matches(/^[A-Z]{3}$/, { message: 'currency must be three capital letters.' })
  currency!: string;

  /** Of the bank, by which the second person finds the payment. */
  @IsString({ message: 'reference must be text.' })
  @Length(3, 100, { message: 'reference must have 3 to 100 characters.' })
  reference!: string;

  /** Who paid and for what; shown to the second person. */
  @IsString({ message: 'reason must be text.' })
  @Length(3, 300, { message: 'reason must have 3 to 300 characters.' })
  reason!: string;
}

export class CharityPayoutProposed {
  /** The proposal, which a second person approves. */
  id!: string;
}

/** Payouts of the platform to charities. At the platform's own address only. */
@Controller('api/charity-payouts')
@NeverWhileViewing()
export class CharityPayoutsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly owed: OwedToCharities,
    private readonly payouts: CharityPayouts,
    private readonly pools: SponsorPools,
  ) {}

  /** What the platform owes to each charity and project, what is held, and what may be paid out. */
  @Access('payout.approve')
  @Get('owed')
  @PrivateResponse()
  async listOwedToCharities(): Promise<OwedToCharityList> {
    assertPlatform();
    return { results: await this.owed.list() };
  }

  /** Payouts to charities, newest first. */
  @Access('payout.approve')
  @Get()
  @PrivateResponse()
  async listCharityPayouts(
    @Query() query: CharityPayoutQuery,
    @Req() { url }: AppRequest,
  ): Promise<CharityPayoutList> {
    assertPlatform();
    const { count, results } = await this.payouts.list(query);
    return page(url, query, count, results);
  }

  /** Prepares a payout to a verified charity, which a second person approves. Needs a recent confirmation. */
  @Access('payout.approve')
  @Idempotent({ required: true })
  @Post()
  @HttpCode(202)
  proposeCharityPayout(
    @Body() { charity_id, project_id, amount, currency, reason, ...proof }: ProposeCharityPayoutBody,
    @Req() { user }: AppRequest,
  ): Promise<CharityPayoutProposed> {
    assertPlatform();
    if (!isCurrency(currency))
      throw invalidFields({ currency: ['currency must be a currency of ISO 4217 in use.'] });
    const params = { charity_id, project_id: project_id ?? null, amount, currency };
    return this.commands.execute(new ProposeAct(PAY_CHARITY_ACT, params, reason, user!, proof));
  }

  /** The statement of a payout as a PDF for A4. */
  @Access('payout.approve')
  @Get(':id/statement.pdf')
  @PrivateResponse()
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getCharityPayoutStatementPdf(@Param('id', ParseId) id: string): Promise<StreamableFile> {
    assertPlatform();
    return new StreamableFile(await charityStatementPdf(await this.payouts.statement(id)), {
      type: 'application/pdf',
      disposition: `inline; filename="statement-${id}.pdf"`,
    });
  }

  /** What sales and round-ups raised without naming a charity, by currency. */
  @Access('payout.approve')
  @Get('undecided')
  @PrivateResponse()
  async listUndecided(): Promise<UndecidedList> {
    assertPlatform();
    return { results: await this.owed.undecided() };
  }

  /** Proposes which charity gets money that names none; a second person approves it. Needs a recent confirmation. */
  @Access('payout.approve')
  @Idempotent({ required: true })
  @Post('undecided')
  @HttpCode(202)
  assignUndecided(
    @Body() { charity_id, project_id, amount, currency, reason, ...proof }: ProposeCharityPayoutBody,
    @Req() { user }: AppRequest,
  ): Promise<CharityPayoutProposed> {
    assertPlatform();
    const params = { charity_id, project_id: project_id ?? null, amount, currency };
    return this.commands.execute(new ProposeAct(ASSIGN_UNDECIDED_ACT, params, reason, user!, proof));
  }

  /** What sponsors owe for gifts that they doubled. It is held back from payouts until it is paid. */
  @Access('payout.approve')
  @Get('sponsors')
  @PrivateResponse()
  async listSponsorPools(): Promise<SponsorPoolList> {
    assertPlatform();
    return { results: await this.pools.list() };
  }

  /** Writes down what a sponsor has paid; a second person who finds it at the bank approves it. Needs a recent confirmation. */
  @Access('payout.approve')
  @Idempotent({ required: true })
  @Post('sponsors')
  @HttpCode(202)
  recordSponsorPayment(
    @Body() { project_id, amount, currency, reference, reason, ...proof }: SponsorPaidBody,
    @Req() { user }: AppRequest,
  ): Promise<CharityPayoutProposed> {
    assertPlatform();
    const params = { project_id, amount, currency, reference };
    return this.commands.execute(new ProposeAct(SPONSOR_PAID_ACT, params, reason, user!, proof));
  }

  /** A payout with its statement: what was given and taken off since the payout before. */
  @Access('payout.approve')
  @Get(':id/statement')
  @PrivateResponse()
  getCharityPayoutStatement(@Param('id', ParseId) id: string): Promise<CharityStatement> {
    assertPlatform();
    return this.payouts.statement(id);
  }

  /** States what the bank did: paid with its reference, failed, or returned later. */
  @Access('payout.approve')
  @Idempotent({ required: true })
  @Post(':id/status')
  @HttpCode(204)
  async changeCharityPayout(
    @Param('id', ParseId) id: string,
    @Body() { status, note }: CharityPayoutStatusBody,
  ): Promise<void> {
    assertPlatform();
    await this.payouts.change(id, status, note);
  }
}

function assertPlatform(): void {
  if (currentTenantKind() !== 'platform')
    throw new AppError('not_found', 'not_found', 'Payouts are made at the platform’s own address.');
}
