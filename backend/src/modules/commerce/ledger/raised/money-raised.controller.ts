import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { minorUnits } from '@bookgrove/contract';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../../../platform/clock.ts';
import { Access } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { page, PageQuery } from '../../../../platform/http/page.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { MoneyRaisedView, type RaisedByWork } from './money-raised.view.ts';
import { RaisedQueries } from './raised-queries.ts';
import { RaisedSubjects } from './raised-subjects.ts';

const RAISED_OF = ['me', 'class', 'child', 'school'] as const;
const MOST_EXPORTED = 50_000;
const AMOUNTS = ['raised', 'pending', 'confirmed', 'refunded'] as const;

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

/** Money raised for charity by the sale of children's works and by gifts. */
@Controller('api/money-raised')
export class MoneyRaisedController {
  constructor(
    private readonly subjects: RaisedSubjects,
    private readonly raised: RaisedQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * What works and gifts have raised for charity, after refunds: one's own, those of a class one teaches, of one's child,
   * or of the school for its administrators. Nothing of it tells who gave or bought.
   */
  @Access('signed-in')
  @Get()
  @PrivateResponse()
  async getMoneyRaised(@Query() query: RaisedQuery, @Req() request: AppRequest): Promise<MoneyRaisedView> {
    const { subject, makers } = await this.subjects.find(request.user!, query.of, query.id);
    const [overview, { count, results }] = [
      await this.raised.overview(makers),
      await this.raised.works(makers, query),
    ];
    return { subject, ...overview, ...page(request.url, query, count, results) };
  }

  /** The same as a table of comma-separated values, for adults. Amounts are in units of the currency, with its decimals. */
  @Access('order.place')
  @Get('export.csv')
  @PrivateResponse()
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportMoneyRaised(
    @Query() { of, id }: RaisedQuery,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { makers } = await this.subjects.find(request.user!, of, id);
    const { results } = await this.raised.works(makers, { limit: MOST_EXPORTED, offset: 0 });
    const day = this.clock.now().toISOString().slice(0, 10);
    void reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="money-raised-${day}.csv"`,
    });
    const { gifts } = await this.raised.overview(makers);
    const sums = ({ currency, ...amounts }: Pick<RaisedByWork, 'currency' | (typeof AMOUNTS)[number]>) => {
      const digits = minorUnits(currency);
      return Object.fromEntries(
        AMOUNTS.map((name) => [name, (amounts[name] / 10 ** digits).toFixed(digits)]),
      );
    };
    return stringify(
      [
        ...results.map((work) => ({
          title: work.title,
          currency: work.currency,
          ...sums(work),
          copies: String(work.copies),
          since: work.since.toISOString().slice(0, 10),
        })),
        ...gifts.map((gift) => ({
          title: `Gifts: ${gift.label ?? gift.source}`,
          currency: gift.currency,
          ...sums(gift),
          copies: '',
          since: '',
        })),
      ],
      {
        bom: true,
        header: true,
        escape_formulas: true,
        columns: ['title', 'currency', ...AMOUNTS, 'copies', 'since'],
      },
    );
  }
}
