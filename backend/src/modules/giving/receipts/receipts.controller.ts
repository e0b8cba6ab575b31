import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { VoidReceipt } from '../../commerce/contract.ts';
import { ManagedDonations } from '../donations/managed-donations.ts';
import { GivingYears } from './giving-years.ts';
import {
  GivingYearView,
  StatementBody,
  StatementIssued,
  VoidedReceipt,
  VoidReceiptBody,
} from './receipt.bodies.ts';

/** Receipts of gifts for staff, and statements of a year for whoever gave. */
@Controller('api')
@NeverWhileViewing()
export class ReceiptsController {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly db: Db,
    private readonly managed: ManagedDonations,
    private readonly years: GivingYears,
  ) {}

  /**
   * Declares the receipt of a gift void, and issues another one if wished, with a corrected name or country. 404 for a gift
   * without a receipt that counts, 409 `nothing_to_receipt`.
   */
  @Access('donation.manage')
  @Idempotent({ required: true })
  @Post('donation-management/:id/receipt')
  @HttpCode(201)
  @PrivateResponse()
  voidDonationReceipt(
    @Param('id', ParseId) id: string,
    @Body() { reason, replace, name, country }: VoidReceiptBody,
  ): Promise<VoidedReceipt> {
    return this.managed.inSchoolOf(id, async (by) => {
      const where = { tenant_id: currentTenantId(), id };
      // The draft of the new receipt reads the gift as it is stored.
      await this.db.transaction(async (tx) => {
        if ((await tx.donation.count({ where })) === 0) throw notFound('donation');
        if (name || country)
          await tx.donation.updateMany({
            where,
            data: {
              ...(name && { donor_name: name }),
              ...(country && { country }),
              updated_at: this.clock.now(),
            },
          });
      });
      return this.db.transaction(async (tx) => {
        const done = await this.commands.execute(
          new VoidReceipt(tx, { donation_id: id, reason, by, replace }),
        );
        await this.audit.record(
          tx,
          replace ? 'donation.receipt_replaced' : 'donation.receipt_voided',
          done.number,
          {
            reason,
            actorId: by,
          },
        );
        return done;
      });
    });
  }

  /** What the caller gave by year and currency, newest first. */
  @Access('donation.give')
  @Get('giving-years')
  @PrivateResponse()
  listGivingYears(@Req() { user }: AppRequest): Promise<GivingYearView[]> {
    return this.years.of(user!.userId);
  }

  /** The statement of a year that is over; it is sent by e-mail when it is asked for the first time. 409 `year_not_over`. */
  @Access('donation.give')
  @Post('giving-years/statement')
  @HttpCode(200)
  @PrivateResponse()
  async issueGivingStatement(
    @Body() { year, currency }: StatementBody,
    @Req() { user }: AppRequest,
  ): Promise<StatementIssued> {
    return { id: await this.years.issueFor(user!.userId, year, currency) };
  }
}
