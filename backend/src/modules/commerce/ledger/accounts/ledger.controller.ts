import { Controller, Get, Param, Query } from '@nestjs/common';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import {
  AccountEntryList,
  LedgerAccountList,
  LedgerChecksView,
  LedgerTransactionView,
} from './ledger.views.ts';

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
  /** Checks of the books, run now. */
  @Access('payment.manage')
  @NeverWhileViewing()
  @Get('checks')
  @PrivateResponse()
  getLedgerChecks(): Promise<LedgerChecksView> {
    throw new Error('not built');
  }

  /** Accounts with their balances, by code. */
  @Access('payment.manage')
  @NeverWhileViewing()
  @Get('accounts')
  @PrivateResponse()
  listLedgerAccounts(@Query() _query: AccountsQuery): Promise<LedgerAccountList> {
    throw new Error('not built');
  }

  /** Entries of an account, newest first, each with the balance after it. */
  @Access('payment.manage')
  @NeverWhileViewing()
  @Get('accounts/:id/entries')
  @PrivateResponse()
  listAccountEntries(
    @Param('id', ParseId) _id: string,
    @Query() _query: PageQuery,
  ): Promise<AccountEntryList> {
    throw new Error('not built');
  }

  /** A ledger transaction with its entries. */
  @Access('payment.manage')
  @NeverWhileViewing()
  @Get('transactions/:id')
  @PrivateResponse()
  getLedgerTransaction(@Param('id', ParseId) _id: string): Promise<LedgerTransactionView> {
    throw new Error('not built');
  }
}
