import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { Clock } from '../../../../platform/clock.ts';
import { Db } from '../../../../platform/db/db.ts';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { findDiscrepancies } from './invariants.ts';
import { LedgerQueries } from './ledger-queries.ts';
import {
  AccountEntryList,
  LedgerAccountList,
  LedgerChecksView,
  LedgerTransactionView,
} from './ledger.views.ts';

/** `search` finds the accounts of one owner, such as a payment, by its id. */
export class AccountsQuery extends PageQuery {
  /** ISO 4217. */
  @IsOptional()
  @Matches(/^[A-Z]{3}$/, { message: 'currency must be three capital letters.' })
  currency?: string;

  /** Code of the accounts. */
  @IsOptional()
  @Matches(/^[a-z_]{1,40}$/, { message: 'code must be the code of an account, e.g. sales_income.' })
  code?: string;

  /** `open`: only accounts whose balance is not zero. */
  @IsOptional()
  @IsIn(['open', 'all'], { message: 'show must be open or all.' })
  show: 'open' | 'all' = 'all';
}

/** Books of account of the school, or of the platform in its own context. */
@Controller('api/ledger')
export class LedgerController {
  constructor(
    private readonly books: LedgerQueries,
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Checks of the books, run now. */
  @Access('payment.manage')
  @NeverWhileViewing()
  @Get('checks')
  @PrivateResponse()
  async getLedgerChecks(): Promise<LedgerChecksView> {
    const checks = await findDiscrepancies(this.db);
    return { checked_at: this.clock.now(), ok: checks.every(({ ok }) => ok), checks };
  }

  /** Accounts with their balances, by code. */
  @Access('payment.manage')
  @NeverWhileViewing()
  @Get('accounts')
  @PrivateResponse()
  async listLedgerAccounts(
    @Query() query: AccountsQuery,
    @Req() request: AppRequest,
  ): Promise<LedgerAccountList> {
    const { count, results } = await this.books.accounts(query, query);
    return page(request.url, query, count, results);
  }

  /** Entries of an account, newest first, each with the balance after it. */
  @Access('payment.manage')
  @NeverWhileViewing()
  @Get('accounts/:id/entries')
  @PrivateResponse()
  async listAccountEntries(
    @Param('id', ParseId) id: string,
    @Query() query: PageQuery,
    @Req() request: AppRequest,
  ): Promise<AccountEntryList> {
    const { account, count, results } = await this.books.entries(id, query);
    return { account, ...page(request.url, query, count, results) };
  }

  /** A ledger transaction with its entries. */
  @Access('payment.manage')
  @NeverWhileViewing()
  @Get('transactions/:id')
  @PrivateResponse()
  getLedgerTransaction(@Param('id', ParseId) id: string): Promise<LedgerTransactionView> {
    return this.books.transaction(id);
  }
}
