import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Min,
  ValidateNested,
} from 'class-validator';
import { currentTenantKind } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Trimmed } from '../../../../platform/http/fields.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '../payment-facts.ts';
import { BreakList, BreakView, RunList, RunView } from './reconciliation-views.ts';
import { ProviderPayouts } from './provider-payouts.ts';
import { BREAK_KINDS, dayOf, type BreakKind } from './reconciliation.rules.ts';
import { Reconciliation } from './reconciliation.ts';

const PROVIDER = { message: `provider must be one of ${PAYMENT_PROVIDERS.join(', ')}.` };
const STATES = ['open', 'resolved', 'explained'] as const;
const STATE = { message: `state must be one of ${STATES.join(', ')}.` };
const WHY = { message: 'Please say why, in 3 to 300 characters.' };

export class RunsQuery extends PageQuery {
  @IsOptional()
  @IsIn(PAYMENT_PROVIDERS, PROVIDER)
  provider?: PaymentProvider;
}

export class BreaksQuery extends RunsQuery {
  @IsOptional()
  @IsIn(STATES, STATE)
  state?: (typeof STATES)[number];

  @IsOptional()
  @IsIn(BREAK_KINDS, { message: `kind must be one of ${BREAK_KINDS.join(', ')}.` })
  kind?: BreakKind;
}

export class RunBody {
  @IsIn(PAYMENT_PROVIDERS, PROVIDER)
  provider!: PaymentProvider;

  /** Of UTC. */
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'day must be a date: YYYY-MM-DD.' })
  day!: string;
}

export class BreakStateBody {
  @IsIn(STATES, STATE)
  state!: (typeof STATES)[number];

  /** Why; kept with the break and in the audit log. */
  @Trimmed()
  @IsString(WHY)
  @Length(3, 300, WHY)
  reason!: string;
}

const AMOUNT = { message: 'amount must be a whole number of minor units, of at least 1.' };
const REFERENCE = { message: 'ref must be the reference of the settlement, of 1 to 100 characters.' };

/** A transfer to the bank, as the settlement report of the provider has it. */
export class TransferBody {
  /** The reference of the settlement: each is posted once. */
  @Trimmed()
  @IsString(REFERENCE)
  @Length(1, 100, REFERENCE)
  ref!: string;

  /** Minor units. */
  @IsInt(AMOUNT)
  @Min(1, AMOUNT)
  amount!: number;

  /** When the bank had it; of UTC. */
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'day must be a date: YYYY-MM-DD.' })
  day!: string;

  /** Whether the bank had it, or sent it back afterwards; absent: it arrived. */
  @IsOptional()
  @IsIn(['arrived', 'returned'], { message: 'state must be arrived or returned.' })
  state?: 'arrived' | 'returned';
}

export class TransfersBody {
  @IsIn(PAYMENT_PROVIDERS, PROVIDER)
  provider!: PaymentProvider;

  @Matches(/^[A-Z]{3}$/, { message: 'currency must be a code of ISO 4217.' })
  currency!: string;

  @IsArray({ message: 'transfers must be a list of 1 to 200.' })
  @ArrayMinSize(1, { message: 'transfers must be a list of 1 to 200.' })
  @ArrayMaxSize(200, { message: 'transfers must be a list of 1 to 200.' })
  @ValidateNested({ each: true })
  @Type(() => TransferBody)
  transfers!: TransferBody[];
}

export class TransfersEntered {
  /** How many postings were made. */
  posted!: number;
  /** How many were in the books already, or never arrived. */
  known!: number;
}

/** The comparison with the providers' own lists. At the platform's own address only. */
@Controller('api/reconciliation')
@NeverWhileViewing()
export class ReconciliationController {
  constructor(
    private readonly payouts: ProviderPayouts,
    private readonly reconciliation: Reconciliation,
  ) {}

  /** Comparisons, newest first. */
  @Access('payment.manage')
  @Get('runs')
  @PrivateResponse()
  async listReconciliationRuns(@Query() query: RunsQuery, @Req() { url }: AppRequest): Promise<RunList> {
    assertPlatform();
    const { count, results } = await this.reconciliation.runs(query.provider, query);
    return page(url, query, count, results);
  }

  /** Compares a day with the list of a provider, again if need be. A worker does it. */
  @Access('payment.manage')
  @Idempotent({ required: true })
  @Post('runs')
  @HttpCode(202)
  @PrivateResponse()
  async requestReconciliation(
    @Body() { provider, day }: RunBody,
    @Req() { user }: AppRequest,
  ): Promise<RunView> {
    assertPlatform();
    return (await this.reconciliation.request(provider, day, user!.userId))!;
  }

  /**
   * Enters transfers to the bank of a provider without a list of them (PhonePe), from its settlement report. Repeating it posts
   * nothing twice. 409 `provider_has_list` for the others.
   */
  @Access('payment.manage')
  @Post('transfers')
  @HttpCode(200)
  @PrivateResponse()
  async enterTransfers(
    @Body() { provider, currency, transfers }: TransfersBody,
    @Req() { user }: AppRequest,
  ): Promise<TransfersEntered> {
    assertPlatform();
    const listed = transfers.map(({ ref, amount, day, state = 'arrived' }) => ({
      ...{ ref, amount, currency, state },
      at: dayOf(day).from,
    }));
    const posted = await this.payouts.enter(provider, listed, user!.userId);
    return { posted, known: listed.length - posted };
  }

  /** Differences, those found last first. */
  @Access('payment.manage')
  @Get('breaks')
  @PrivateResponse()
  async listReconciliationBreaks(
    @Query() query: BreaksQuery,
    @Req() { url }: AppRequest,
  ): Promise<BreakList> {
    assertPlatform();
    const { count, results } = await this.reconciliation.breaks(query, query);
    return page(url, query, count, results);
  }

  /** States that a difference is resolved or explained, or open again, and why. */
  @Access('payment.manage')
  @Post('breaks/:id/state')
  @HttpCode(200)
  @PrivateResponse()
  changeReconciliationBreak(
    @Param('id', ParseId) id: string,
    @Body() { state, reason }: BreakStateBody,
    @Req() { user }: AppRequest,
  ): Promise<BreakView> {
    assertPlatform();
    return this.reconciliation.judge(id, state, reason, user!.userId);
  }
}

function assertPlatform(): void {
  if (currentTenantKind() !== 'platform')
    throw new AppError('not_found', 'not_found', 'Payments are compared at the platform’s own address.');
}
