import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { IsIn, IsISO8601, IsOptional, Matches } from 'class-validator';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { GetSchools } from '../../../tenancy/contract.ts';
import { JournalQueries } from './journal-queries.ts';
import { LedgerQueries } from './ledger-queries.ts';
import {
  AccountEntryList,
  BalanceList,
  JournalView,
  LedgerAccountList,
  LedgerTransactionView,
  type LedgerAccountView,
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

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** `search` finds the transactions of an order by its number, or those of a payment, refund, dispute or payout by its id. */
export class JournalQuery extends PageQuery {
  /** ISO 4217. */
  @IsOptional()
  @Matches(/^[A-Z]{3}$/, { message: 'currency must be three capital letters.' })
  currency?: string;

  /** Code of an account with an entry. */
  @IsOptional()
  @Matches(/^[a-z_]{1,40}$/, { message: 'code must be the code of an account, e.g. sales_income.' })
  code?: string;

  /** First day, UTC, such as `2026-11-01`. */
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'from must be a day, e.g. 2026-11-01.' })
  @Matches(DAY, { message: 'from must be a day, e.g. 2026-11-01.' })
  from?: string;

  /** Last day, UTC. */
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'to must be a day, e.g. 2026-11-30.' })
  @Matches(DAY, { message: 'to must be a day, e.g. 2026-11-30.' })
  to?: string;
}

/** Books of account of the school, or of the platform in its own context. */
@Controller('api/ledger')
export class LedgerController {
  constructor(
    private readonly books: LedgerQueries,
    private readonly journal: JournalQueries,
    private readonly queries: QueryBus,
  ) {}

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
    return page(request.url, query, count, await this.named(results));
  }

  /** Balances by account code, with the class of each account. */
  @Access('payment.manage')
  @NeverWhileViewing()
  @Get('balances')
  @PrivateResponse()
  async listBalances(): Promise<BalanceList> {
    return { results: await this.journal.balances() };
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

  /** The journal: transactions with their entries, newest first. */
  @Access('payment.manage')
  @NeverWhileViewing()
  @Get('transactions')
  @PrivateResponse()
  async listJournal(@Query() query: JournalQuery, @Req() request: AppRequest): Promise<JournalView> {
    const { currency = null, code = null, from = null, to = null, search = null } = query;
    const { count, results } = await this.journal.list({ currency, code, from, to, search }, query);
    return page(request.url, query, count, results);
  }

  /** A ledger transaction with its entries, and the transactions of the same source or order. */
  @Access('payment.manage')
  @NeverWhileViewing()
  @Get('transactions/:id')
  @PrivateResponse()
  async getLedgerTransaction(@Param('id', ParseId) id: string): Promise<LedgerTransactionView> {
    return { ...(await this.books.transaction(id)), ...(await this.journal.around(id)) };
  }

  /** With the names of the schools to which an account of the platform belongs. */
  private async named(accounts: LedgerAccountView[]): Promise<LedgerAccountView[]> {
    const ids = accounts.flatMap(({ code, owner_ref }) => (code === 'school_payable' ? [owner_ref] : []));
    if (ids.length === 0) return accounts;
    const schools = await this.queries.execute(new GetSchools([...new Set(ids)]));
    const names = new Map(schools.map(({ id, name }) => [id, name]));
    return accounts.map((account) => ({ ...account, owner_name: names.get(account.owner_ref) ?? null }));
  }
}
