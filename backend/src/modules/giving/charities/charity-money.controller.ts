import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { currentTenantKind } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { csvCell } from '../csv-cell.ts';
import { CharityMoneyOverview } from './charity-money.ts';
import { CharityMoneyQuery, CharityMoneyView } from './charity-money.views.ts';

const HEAD = [
  'charity',
  'country',
  'status',
  'currency',
  'raised',
  'fees',
  'paid_out',
  'waiting',
  'promised',
];

/** Money of the charities of all schools. At the platform's own address only. */
@Controller('api/charity-money')
@NeverWhileViewing()
export class CharityMoneyController {
  constructor(private readonly overview: CharityMoneyOverview) {}

  /** What came in and was paid out by month, and where the money of each charity is, of the charities that fit. */
  @Access('charity.verify')
  @Get()
  @PrivateResponse()
  getCharityMoney(@Query() query: CharityMoneyQuery): Promise<CharityMoneyView> {
    assertPlatform();
    return this.overview.view(query);
  }

  /** Money of the charities that fit as CSV, in whole units, since the first gift. */
  @Access('charity.verify')
  @Get('export.csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="charities.csv"')
  @PrivateResponse()
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportCharityMoney(@Query() query: CharityMoneyQuery): Promise<string> {
    assertPlatform();
    const lines = [HEAD, ...(await this.overview.table(query))];
    return lines.map((line) => line.map(csvCell).join(',')).join('\r\n') + '\r\n';
  }
}

function assertPlatform(): void {
  if (currentTenantKind() !== 'platform') throw notFound('charity money');
}
