import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { page } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { ManagedMonthlyGifts } from './managed-monthly-gifts.ts';
import { ManagedMonthlyGiftsQuery } from './monthly-gift-bodies.ts';
import { ManagedMonthlyGiftPage } from './monthly-gift-views.ts';

/** Monthly gifts for the staff of a school. */
@Controller('api/donation-management/monthly')
@NeverWhileViewing()
export class ManagedMonthlyGiftsController {
  constructor(private readonly gifts: ManagedMonthlyGifts) {}

  /** One page of the monthly gifts of the school, newest first. The names of anonymous donors are hidden. */
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
