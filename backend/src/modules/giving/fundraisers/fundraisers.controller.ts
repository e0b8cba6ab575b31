import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  StreamableFile,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '@bookgrove/contract';
import { IsIn, IsOptional } from 'class-validator';
import { Access } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { BudgetPolicy } from '../../../platform/http/budget-policy.ts';
import { MESSAGE_ADDRESS_BUDGET } from '../../../platform/http/form.budgets.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { FundraiserReportBody } from './fundraiser-bodies.ts';
import { fundraiserPoster } from './fundraiser-poster.ts';
import { GetFundraiser } from './fundraiser.queries.ts';
import { FundraiserReported, FundraiserView } from './fundraiser-views.ts';
import { ReportFundraiser } from './report-fundraiser.ts';

/** Pages change with every gift: caches ask each time, and mostly get 304. */
const FRESH = 'public, no-cache';

export class PosterQuery {
  /** Language of the poster's own words; absent: English. */
  @IsOptional()
  @IsIn(LANGUAGES, { message: 'Choose one of the languages of the site.' })
  language?: Language;
}

/** Fundraiser pages of classes and students, for everybody. */
@Controller('api/fundraisers')
export class FundraisersController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The poster of a page with its QR code, a PDF for A4. It carries no child's name beyond the first one. */
  @Access('public')
  @Get(':idOrSlug/poster.pdf')
  @Header('cache-control', FRESH)
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getFundraiserPoster(
    @Param('idOrSlug') idOrSlug: string,
    @Query() { language = 'en' }: PosterQuery,
    @Req() request: AppRequest,
  ): Promise<StreamableFile> {
    const page = await this.page(idOrSlug, request);
    const { name } = await this.queries.execute(new GetSchool());
    return new StreamableFile(await fundraiserPoster(page, name, language), {
      type: 'application/pdf',
      disposition: `inline; filename="${page.slug}.pdf"`,
    });
  }

  /** A page by id or slug. 404 while the school has fundraiser pages off, or a family does not agree. */
  @Access('public')
  @Get(':idOrSlug')
  @Header('cache-control', FRESH)
  getFundraiser(@Param('idOrSlug') idOrSlug: string, @Req() request: AppRequest): Promise<FundraiserView> {
    return this.page(idOrSlug, request);
  }

  /** Reports a page; visitors and children may, too. */
  @Access('public')
  @BudgetPolicy(MESSAGE_ADDRESS_BUDGET)
  @Post(':idOrSlug/report')
  @HttpCode(200)
  async reportFundraiser(
    @Param('idOrSlug') idOrSlug: string,
    @Body() { fault, note }: FundraiserReportBody,
    @Req() request: AppRequest,
  ): Promise<FundraiserReported> {
    await this.budgets.take(MESSAGE_ADDRESS_BUDGET, request.ip);
    const reporter = request.user ? { userId: request.user.userId } : { address: request.ip };
    return this.commands.execute(new ReportFundraiser(idOrSlug, reporter, fault, note));
  }

  private page(idOrSlug: string, request: AppRequest): Promise<FundraiserView> {
    return this.queries.execute(new GetFundraiser(idOrSlug, filesOrigin(request)));
  }
}
