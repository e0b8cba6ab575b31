import { Controller, Get, Header, Param, Query, Req, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '@bookgrove/contract';
import { IsIn, IsOptional } from 'class-validator';
import { Access } from '../../../platform/http/access.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { fundraiserPoster } from './fundraiser-poster.ts';
import { GetFundraiser } from './fundraiser.queries.ts';
import { FundraiserView } from './fundraiser-views.ts';

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
  constructor(private readonly queries: QueryBus) {}

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

  private page(idOrSlug: string, request: AppRequest): Promise<FundraiserView> {
    return this.queries.execute(new GetFundraiser(idOrSlug, filesOrigin(request)));
  }
}
