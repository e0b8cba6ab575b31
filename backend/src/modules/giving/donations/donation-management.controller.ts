import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Idempotent, storeAnswer } from '../../../platform/http/idempotency.ts';
import { page } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { PlanDonationRefund, RefundDonation } from '../../commerce/contract.ts';
import { ProposeAct } from '../../identity/contract.ts';
import { REFUND_DAYS, refundRefusal } from './donation.rules.ts';
import { donationsCsv } from './donations-csv.ts';
import { ListManagedDonations, ManagedDonationsQuery } from './list-managed-donations.query.ts';
import { ManagedDonationPage, RefundRequested } from './managed-donation-view.ts';
import { ManagedDonations } from './managed-donations.ts';
import {
  DonationMessageBody,
  DonationRefundBody,
  DonationRefundProposalBody,
  OfflineBody,
  OfflineCheckBody,
  RecountBody,
} from './offline-bodies.ts';
import {
  GiftImportBody,
  GiftImportCreated,
  GiftImportDecisionBody,
  GiftImportPreview,
  GiftImportView,
} from './offline-import.views.ts';
import { OfflineImports } from './offline-imports.ts';
import { REFUND_GIFT_ACT, type RefundGiftParams } from './refund-gift-act.ts';
import { OfflineDonations } from './offline-donation.ts';
import { SpokenDeclarations } from './spoken-declarations.ts';
import { SpokenDeclarationBody } from './tax-bodies.ts';

/** Rows of an export. */
const EXPORTED = 10_000;

export class DonationRecorded {
  id!: string;
}

export class GiftRefundProposed {
  /** The proposal, which a second person approves. */
  id!: string;
}

/** Gifts for staff: of the school, and at the platform's address of every school. */
@Controller('api/donation-management')
@NeverWhileViewing()
export class DonationManagementController {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly db: Db,
    private readonly imports: OfflineImports,
    private readonly managed: ManagedDonations,
    private readonly offline: OfflineDonations,
    private readonly queries: QueryBus,
    private readonly spoken: SpokenDeclarations,
  ) {}

  /** One page of the gifts, newest first, with the totals of the filtered set by currency. */
  @Access('donation.manage')
  @Get()
  @PrivateResponse()
  async listManagedDonations(
    @Query() query: ManagedDonationsQuery,
    @Req() request: AppRequest,
  ): Promise<ManagedDonationPage> {
    const { count, results, totals } = await this.queries.execute(new ListManagedDonations(query));
    return { ...page(request.url, query, count, results), totals };
  }

  /** The filtered gifts as CSV, at most 10,000. The names of anonymous donors are empty in the file of a school. */
  @Access('donation.manage')
  @Get('export.csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="gifts.csv"')
  @PrivateResponse()
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportDonations(@Query() query: ManagedDonationsQuery): Promise<string> {
    const { results } = await this.queries.execute(
      new ListManagedDonations({ ...query, limit: EXPORTED, offset: 0 }),
    );
    return donationsCsv(results);
  }

  /** Writes down a gift that did not come through the site. It counts once a second person has counted the same. */
  @Access('donation.manage')
  @Idempotent({ required: true })
  @Post('offline')
  @HttpCode(201)
  @PrivateResponse()
  async recordOfflineGift(@Body() body: OfflineBody, @Req() { user }: AppRequest): Promise<DonationRecorded> {
    return { id: await this.offline.record(body, user!.userId) };
  }

  /**
   * The count of a second person, who has not seen the first sum. 403 `second_person_needed`, 409 `counts_differ`.
   */
  @Access('donation.manage')
  @Post(':id/check')
  @HttpCode(204)
  async checkOfflineGift(@Param('id', ParseId) id: string, @Body() body: OfflineCheckBody): Promise<void> {
    await this.managed.inSchoolOf(id, (by) => this.offline.check(id, body, by));
  }

  /** A first count that takes the place of one from which two others differed. 409 `not_possible_now`. */
  @Access('donation.manage')
  @Post(':id/count')
  @HttpCode(204)
  async recountOfflineGift(@Param('id', ParseId) id: string, @Body() { amount }: RecountBody): Promise<void> {
    await this.managed.inSchoolOf(id, (by) => this.offline.recount(id, amount, by));
  }

  /** What a file of gifts would write down, and what is wrong in it. Nothing is stored. */
  @Access('donation.manage')
  @Post('imports/preview')
  @HttpCode(200)
  @PrivateResponse()
  previewGiftImport(@Body() body: GiftImportBody): Promise<GiftImportPreview> {
    return this.imports.preview(body);
  }

  /** Brings in a file of gifts; they count once another person has agreed. 422 for a file with a fault. */
  @Access('donation.manage')
  @Idempotent({ required: true })
  @Post('imports')
  @HttpCode(201)
  @PrivateResponse()
  async bringGiftImport(
    @Body() body: GiftImportBody,
    @Req() { user }: AppRequest,
  ): Promise<GiftImportCreated> {
    return { id: await this.imports.bring(body, user!.userId) };
  }

  /** Files of gifts that wait for a second person, and the last that were decided. */
  @Access('donation.manage')
  @Get('imports')
  @PrivateResponse()
  listGiftImports(@Req() { user }: AppRequest): Promise<GiftImportView[]> {
    return this.imports.list(user!.userId);
  }

  /** Another person agrees to a file, or does not. 403 `second_person_needed`, 409 `not_possible_now`. */
  @Access('donation.manage')
  @Post('imports/:id/decision')
  @HttpCode(204)
  async decideGiftImport(
    @Param('id', ParseId) id: string,
    @Body() body: GiftImportDecisionBody,
    @Req() { user }: AppRequest,
  ): Promise<void> {
    await this.imports.decide(id, body, user!.userId);
  }

  /**
   * Writes down a declaration of Gift Aid that a donor spoke; its written record is sent to the donor. 409 `declared_already`.
   */
  @Access('donation.manage')
  @Post(':id/declaration')
  @HttpCode(204)
  async recordSpokenDeclaration(
    @Param('id', ParseId) id: string,
    @Body() body: SpokenDeclarationBody,
  ): Promise<void> {
    await this.managed.inSchoolOf(id, (by) => this.spoken.record(id, body, by));
  }

  /** The donor has cancelled a declaration, within 30 days or later. */
  @Access('donation.manage')
  @Post(':id/declaration/cancel')
  @HttpCode(204)
  async cancelManagedDeclaration(@Param('id', ParseId) id: string): Promise<void> {
    await this.managed.inSchoolOf(id, (by) => this.spoken.cancel(id, by));
  }

  /** Shows or hides the message of a gift. */
  @Access('donation.manage')
  @Put(':id/message')
  @HttpCode(204)
  async moderateDonationMessage(
    @Param('id', ParseId) id: string,
    @Body() { show }: DonationMessageBody,
  ): Promise<void> {
    await this.managed.inSchoolOf(id, (by) =>
      this.db.transaction(async (tx) => {
        const where = { tenant_id: currentTenantId(), id };
        const found = await tx.donation.findFirst({ where: { ...where, message: { not: '' } } });
        if (!found) throw notFound('message');
        const message_status = show ? 'shown' : 'hidden';
        await tx.donation.updateMany({ where, data: { message_status, updated_at: this.clock.now() } });
        await this.audit.record(tx, `donation.message_${message_status}`, found.number, { actorId: by });
      }),
    );
  }

  /**
   * Requests that a gift is paid back, or a part of it; a worker has the provider carry it out. 409 `not_refundable`; 409
   * `second_person_needed` from the threshold of the currency on: such a refund is proposed.
   */
  @Access('donation.manage')
  @Idempotent({ required: true })
  @Post(':id/refunds')
  @HttpCode(201)
  @PrivateResponse()
  refundDonation(
    @Param('id', ParseId) id: string,
    @Body() { amount, reason, asked_on }: DonationRefundBody,
  ): Promise<RefundRequested> {
    return this.managed.inSchoolOf(id, (by) =>
      this.db.transaction(async (tx) => {
        const donation = await this.refundable(tx, id, asked_on);
        const planned = await this.queries.execute(
          new PlanDonationRefund(tx, { donation_id: id, amount: amount ?? null }),
        );
        if (planned.second_person)
          throw new AppError(
            'conflict',
            'second_person_needed',
            'A refund of this amount needs a second person: propose it.',
          );
        const refund = await this.commands.execute(
          new RefundDonation(tx, { donation_id: id, amount: amount ?? null, reason, by }),
        );
        await this.audit.record(tx, 'donation.refund_requested', donation.number, { reason, actorId: by });
        const answer: RefundRequested = {
          refund_id: refund.refund_id,
          amount: { amount: refund.amount, currency: donation.currency },
        };
        storeAnswer(answer);
        return answer;
      }),
    );
  }

  /** Proposes a refund from the threshold on to a second person. Needs a recent confirmation. */
  @Access('donation.manage')
  @Post(':id/refund-proposals')
  @HttpCode(202)
  @PrivateResponse()
  async proposeDonationRefund(
    @Param('id', ParseId) id: string,
    @Body() { amount, reason, asked_on, ...proof }: DonationRefundProposalBody,
    @Req() { user }: AppRequest,
  ): Promise<GiftRefundProposed> {
    const params = await this.managed.inSchoolOf(id, () =>
      this.db.transaction(async (tx): Promise<RefundGiftParams> => {
        await this.refundable(tx, id, asked_on);
        const planned = await this.queries.execute(
          new PlanDonationRefund(tx, { donation_id: id, amount: amount ?? null }),
        );
        return { donation_id: id, school_id: currentTenantId(), amount: planned.amount, reason };
      }),
    );
    return this.commands.execute(new ProposeAct(REFUND_GIFT_ACT, params, reason, user!, proof));
  }

  /** The gift, which its donor asked for in time. @throws AppError 404, 422 with `asked_on` */
  private async refundable(tx: Tx, id: string, askedOn: string | undefined) {
    const donation = await tx.donation.findFirst({ where: { tenant_id: currentTenantId(), id } });
    if (!donation) throw notFound('donation');
    const refused = refundRefusal(donation, askedOn ?? null, this.clock.now());
    if (refused)
      throw invalidFields(
        {
          asked_on: [
            refused === 'too_late'
              ? `A gift is paid back when its donor asks within ${REFUND_DAYS} days. Say on which day that was.`
              : 'This day is still to come.',
          ],
        },
        refused,
      );
    return donation;
  }
}
