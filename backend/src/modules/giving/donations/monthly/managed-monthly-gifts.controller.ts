import { Controller, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { page } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { monthlyGiftsCsv } from '../donations-csv.ts';
import { ManagedMonthlyGifts } from './managed-monthly-gifts.ts';
import { ManagedMonthlyGiftsQuery } from './monthly-gift-bodies.ts';
import { ManagedMonthlyGiftPage } from './monthly-gift-views.ts';

/** Rows of an export. */
const EXPORTED = 10_000;

/** Monthly gifts for staff: of the school, and at the platform's address of every school. */
@Controller('api/donation-management/monthly')
@NeverWhileViewing()
export class ManagedMonthlyGiftsController {
  constructor(private readonly gifts: ManagedMonthlyGifts) {}

  /** One page of the monthly gifts, newest first. The names of anonymous donors are hidden from the school. */
  @Access('donation.manage')
  @Get()
  @PrivateResponse()
  async listManagedMonthlyGifts(
    @Query() query: ManagedMonthlyGiftsQuery,
    @Req() request: AppRequest,
  ): Promise<ManagedMonthlyGiftPage> {
    const { count, results } = await this.gifts.list(query);
    return page(request.url, query, count, results);
  }

  /** The filtered monthly gifts as CSV, at most 10,000. The names of anonymous donors are empty in the file of a school. */
  @Access('donation.manage')
  @Get('export.csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="monthly-gifts.csv"')
  @PrivateResponse()
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportMonthlyGifts(@Query() query: ManagedMonthlyGiftsQuery): Promise<string> {
    const { results } = await this.gifts.list({ ...query, limit: EXPORTED, offset: 0 });
    return monthlyGiftsCsv(results);
  }

  /**
   * E-mails the donor a new link to the gift; links of before open it no more. Refused with 409 `no_address` where the donor left
   * none.
   */
  @Access('donation.manage')
  @Post(':id/new-link')
  @HttpCode(204)
  @PrivateResponse()
  async sendManagedMonthlyLink(@Param('id', ParseId) id: string): Promise<void> {
    await this.gifts.sendLink(id);
  }
}
