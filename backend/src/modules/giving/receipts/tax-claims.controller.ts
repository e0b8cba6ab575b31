import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { OpenTaxClaim, TaxClaimBody, TaxClaimsQuery, TaxClaimView } from './tax-claim.views.ts';
import { TaxClaims } from './tax-claims.ts';

/** Files for the tax offices: Gift Aid for HMRC, Form 10BD for India. */
@Controller('api/tax-claims')
@NeverWhileViewing()
export class TaxClaimsController {
  constructor(private readonly claims: TaxClaims) {}

  /** What could be claimed now, by charity. */
  @Access('donation.manage')
  @Get('open')
  @PrivateResponse()
  listOpenTaxClaims(@Query() query: TaxClaimsQuery): Promise<OpenTaxClaim[]> {
    return this.claims.open(query);
  }

  /** The files that were made, newest first. */
  @Access('donation.manage')
  @Get()
  @PrivateResponse()
  listTaxClaims(@Query() query: TaxClaimsQuery): Promise<TaxClaimView[]> {
    return this.claims.list(query);
  }

  /** Makes a file and marks its gifts as claimed; at most 1,000 gifts. 409 `nothing_to_claim`. */
  @Access('donation.manage')
  @Idempotent({ required: true })
  @Post()
  @HttpCode(201)
  @PrivateResponse()
  makeTaxClaim(@Body() body: TaxClaimBody, @Req() { user }: AppRequest): Promise<TaxClaimView> {
    return this.claims.make(body, user!.userId);
  }

  /** The file as CSV, in the columns of the tax office. */
  @Access('donation.manage')
  @Get(':id/file.csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="claim.csv"')
  @PrivateResponse()
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  getTaxClaimFile(@Param('id', ParseId) id: string): Promise<string> {
    return this.claims.csv(id);
  }
}
