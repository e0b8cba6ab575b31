import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { Access } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { PageQuery } from '../../../../platform/http/page.ts';
import { MoneyRaisedView } from './money-raised.view.ts';

export const RAISED_OF = ['me', 'class', 'child', 'school'] as const;

export class RaisedQuery extends PageQuery {
  /** `me`: works of the requester; `class` and `child` need `id`; `school`: all works of the school. */
  @IsOptional()
  @IsIn(RAISED_OF, { message: 'of must be me, class, child or school.' })
  of: (typeof RAISED_OF)[number] = 'me';

  /** The class or the child. */
  @IsOptional()
  @IsUUID(undefined, { message: 'id must be a UUID.' })
  id?: string;
}

/** Money raised for charity by the sale of children's works. */
@Controller('api/money-raised')
export class MoneyRaisedController {
  /**
   * What works have raised for charity, after refunds: one's own works, those of a class one teaches, of one's child,
   * or of the school for its administrators.
   */
  @Access('signed-in')
  @Get()
  @PrivateResponse()
  getMoneyRaised(@Query() _query: RaisedQuery): Promise<MoneyRaisedView> {
    throw new Error('not built');
  }

  /** The same as a table of comma-separated values, for adults. */
  @Access('order.place')
  @Get('export.csv')
  @PrivateResponse()
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  exportMoneyRaised(@Query() _query: RaisedQuery): Promise<string> {
    throw new Error('not built');
  }
}
