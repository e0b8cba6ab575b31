import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { BudgetPolicy } from '../../../../platform/http/budget-policy.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { page, PageQuery } from '../../../../platform/http/page.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { withLastRun } from './check-runs.ts';
import { CHECKS_RUN_BUDGET } from './checks.budgets.ts';
import { findDiscrepancies, rowsOfCheck } from './invariants.ts';
import { CheckRowList, LedgerChecksView } from './ledger.views.ts';
import { ReconcileBooks } from './reconcile-books.ts';

/** What must never be found in the books of the school, or at the platform's address in all of them. */
@Controller('api/ledger/checks')
@NeverWhileViewing()
export class ChecksController {
  constructor(
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly job: ReconcileBooks,
  ) {}

  /** Checks of the books, computed now. Nothing is stored. */
  @Access('payment.manage')
  @Get()
  @PrivateResponse()
  getLedgerChecks(): Promise<LedgerChecksView> {
    return this.now();
  }

  /** Runs the checks as the daily job does, and stores what they find. At most six times in ten minutes for a school. */
  @Access('payment.manage')
  @BudgetPolicy(CHECKS_RUN_BUDGET)
  @Post('run')
  @HttpCode(200)
  @PrivateResponse()
  async runLedgerChecks(): Promise<LedgerChecksView> {
    await this.budgets.take(CHECKS_RUN_BUDGET, currentTenantId());
    await this.job.check();
    return this.now();
  }

  /** The rows that a check finds now: each a discrepancy. 404 for a check that does not run here. */
  @Access('payment.manage')
  @Get(':check/rows')
  @PrivateResponse()
  async listCheckRows(
    @Param('check') check: string,
    @Query() query: PageQuery,
    @Req() { url }: AppRequest,
  ): Promise<CheckRowList> {
    const { count, rows } = await rowsOfCheck(this.db, check, query);
    return page(url, query, count, rows);
  }

  private async now(): Promise<LedgerChecksView> {
    const checks = await withLastRun(this.db, await findDiscrepancies(this.db));
    return { checked_at: this.clock.now(), ok: checks.every(({ ok }) => ok), checks };
  }
}
