import { isCurrency } from '@bookgrove/contract';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { currentTenantKind } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { ProposeAct, RecentConfirmationBody } from '../../identity/contract.ts';
import { ChangePayout } from './change-payout.ts';
import { GetPayout, ListOwed, ListPayouts } from './list-payouts.query.ts';
import { GetPayoutStatement } from './payout-statement.query.ts';
import { OwedList, PayoutList, PayoutStatement, ReceivedPayoutList } from './payout-views.ts';
import { PAYOUT_STATUSES, type PayoutStatus } from './payout.rules.ts';
import { ListReceivedPayouts } from './received-payouts.query.ts';

const NOTE = { message: 'note must have 3 to 255 characters: the bank’s reference, or the reason.' };

export class PayoutQuery extends PageQuery {
  @IsOptional()
  @IsIn(PAYOUT_STATUSES, { message: `status must be one of ${PAYOUT_STATUSES.join(', ')}.` })
  status?: PayoutStatus;
}

/** A payout of a run. */
export class RunPayout {
  @IsUUID(undefined, { message: 'school_id must be the id of a school.' })
  school_id!: string;

  /** Minor units. */
  @IsInt({ message: 'amount must be a whole number of minor units.' })
  @Min(1, { message: 'amount must be at least 1.' })
  @Max(Number.MAX_SAFE_INTEGER, { message: 'amount is too large.' })
  amount!: number;

  /** ISO 4217. */
  @Matches(/^[A-Z]{3}$/, { message: 'currency must be three capital letters.' })
  currency!: string;
}

export class ProposeRunBody extends RecentConfirmationBody {
  /** At most one for each school and currency. */
  @ArrayMinSize(1, { message: 'payouts must name at least one payout.' })
  @ArrayMaxSize(100, { message: 'payouts must name at most 100 payouts.' })
  @ValidateNested({ each: true })
  @Type(() => RunPayout)
  payouts!: RunPayout[];

  /** Why; shown to the second person. */
  @IsString({ message: 'reason must be text.' })
  @Length(3, 300, { message: 'reason must have 3 to 300 characters.' })
  reason!: string;
}

export class ProposePayoutBody extends RecentConfirmationBody {
  @IsUUID(undefined, { message: 'school_id must be the id of a school.' })
  school_id!: string;

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

export class PayoutStatusBody {
  @IsIn(['paid', 'failed', 'returned'], { message: 'status must be paid, failed or returned.' })
  status!: Exclude<PayoutStatus, 'approved'>;

  /** The bank's reference of a payment, or the reason why it failed or came back. */
  @IsString(NOTE)
  @Length(3, 255, NOTE)
  note!: string;
}

export class PayoutProposed {
  /** The proposal, which a second person approves. */
  id!: string;
}

/** Payouts of the platform to schools. At the platform's own address only. */
@Controller('api/payouts')
export class PayoutsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** What the platform owes to each school, what is held, and what may be paid out. */
  @Access('payout.approve')
  @NeverWhileViewing()
  @Get('owed')
  @PrivateResponse()
  async listOwed(): Promise<OwedList> {
    assertPlatform();
    return { results: await this.queries.execute(new ListOwed()) };
  }

  /** Payouts, newest first. */
  @Access('payout.approve')
  @NeverWhileViewing()
  @Get()
  @PrivateResponse()
  async listPayouts(@Query() query: PayoutQuery, @Req() { url }: AppRequest): Promise<PayoutList> {
    assertPlatform();
    const { count, results } = await this.queries.execute(
      new ListPayouts(query.status ?? null, query.limit, query.offset),
    );
    return page(url, query, count, results);
  }

  /** Prepares a payout, which a second person approves. Needs a recent confirmation. */
  @Access('payout.approve')
  @NeverWhileViewing()
  @Idempotent({ required: true })
  @Post()
  @HttpCode(202)
  proposePayout(
    @Body() { school_id, amount, currency, reason, ...proof }: ProposePayoutBody,
    @Req() { user }: AppRequest,
  ): Promise<PayoutProposed> {
    assertPlatform();
    assertCurrency(currency);
    return this.commands.execute(
      new ProposeAct('payout.made', { school_id, amount, currency }, reason, user!, proof),
    );
  }

  /** Prepares payouts to several schools, which a second person approves together. Needs a recent confirmation. */
  @Access('payout.approve')
  @NeverWhileViewing()
  @Idempotent({ required: true })
  @Post('run')
  @HttpCode(202)
  proposePayoutRun(
    @Body() { payouts, reason, ...proof }: ProposeRunBody,
    @Req() { user }: AppRequest,
  ): Promise<PayoutProposed> {
    assertPlatform();
    for (const { currency } of payouts) assertCurrency(currency);
    if (new Set(payouts.map((payout) => `${payout.school_id} ${payout.currency}`)).size < payouts.length)
      throw new AppError('invalid', 'invalid', 'Please name each school once for each currency.', {
        fields: { payouts: ['A school is named twice in one currency.'] },
      });
    const params = payouts.map(({ school_id, amount, currency }) => ({ school_id, amount, currency }));
    return this.commands.execute(
      new ProposeAct('payout.run_made', { payouts: params }, reason, user!, proof),
    );
  }

  /** What the platform owes the school, and its payouts. At the address of a school only. */
  @Access('payout.approve')
  @NeverWhileViewing()
  @Get('received')
  @PrivateResponse()
  async listReceivedPayouts(
    @Query() query: PageQuery,
    @Req() { url }: AppRequest,
  ): Promise<ReceivedPayoutList> {
    const { receivable, count, results } = await this.queries.execute(
      new ListReceivedPayouts(query.limit, query.offset),
    );
    return { receivable, ...page(url, query, count, results) };
  }

  /** A payout with its statement: what was owed since the payout before. */
  @Access('payout.approve')
  @NeverWhileViewing()
  @Get(':id/statement')
  @PrivateResponse()
  async getPayoutStatement(@Param('id', ParseId) id: string): Promise<PayoutStatement> {
    assertPlatform();
    const payout = await this.queries.execute(new GetPayout(id));
    const statement = await this.queries.execute(
      new GetPayoutStatement(id, payout.school_id, payout.currency),
    );
    return { payout, ...statement };
  }

  /** States what the bank did: paid with its reference, failed, or returned later. */
  @Access('payout.approve')
  @NeverWhileViewing()
  @Idempotent({ required: true })
  @Post(':id/status')
  @HttpCode(204)
  async changePayout(
    @Param('id', ParseId) id: string,
    @Body() { status, note }: PayoutStatusBody,
  ): Promise<void> {
    assertPlatform();
    await this.commands.execute(new ChangePayout(id, status, note));
  }
}

/** @throws AppError 422 for a currency that is not in use */
function assertCurrency(currency: string): void {
  if (!isCurrency(currency))
    throw new AppError('invalid', 'invalid', 'Please check the currency.', {
      fields: { currency: ['currency must be a currency of ISO 4217 in use.'] },
    });
}

function assertPlatform(): void {
  if (currentTenantKind() !== 'platform')
    throw new AppError('not_found', 'not_found', 'Payouts are made at the platform’s own address.');
}
