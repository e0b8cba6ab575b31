import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import {
  FundraiserBody,
  FundraiserChange,
  FundraiserDeskFilters,
  FundraiserMoveBody,
} from './fundraiser-bodies.ts';
import { GetFundraiserChoices, ListFundraiserDesk } from './fundraiser.queries.ts';
import { FundraiserChoices, FundraiserDeskPage, FundraiserSaved } from './fundraiser-views.ts';
import { MoveFundraiser } from './move-fundraiser.ts';
import { ChangeFundraiser, CreateFundraiser } from './save-fundraiser.ts';

/** Fundraiser pages for staff: a teacher's own classes, for administrators those of the school. */
@Controller('api/fundraiser-desk')
export class FundraiserDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** One page, those that wait for a reader first. */
  @Access('fundraiser.write')
  @Get()
  @PrivateResponse()
  listFundraiserDesk(
    @Query() filters: FundraiserDeskFilters,
    @Req() request: AppRequest,
  ): Promise<FundraiserDeskPage> {
    return this.queries.execute(new ListFundraiserDesk(filters, request.url));
  }

  /** What the form offers. 403 `fundraisers_closed` while the school has these pages off. */
  @Access('fundraiser.write')
  @Get('choices')
  @PrivateResponse()
  getFundraiserChoices(): Promise<FundraiserChoices> {
    return this.queries.execute(new GetFundraiserChoices());
  }

  /**
   * Makes a page, which waits for a second reader. 403 `fundraisers_closed`, 409 `no_consent` while the family has not agreed,
   * `no_gifts_now`.
   */
  @Access('fundraiser.write')
  @Idempotent()
  @Post()
  @HttpCode(201)
  @PrivateResponse()
  createFundraiser(@Body() body: FundraiserBody): Promise<FundraiserSaved> {
    return this.commands.execute(new CreateFundraiser(body));
  }

  /** Changes a page; new texts wait for a second reader. 409 `changed_meanwhile`, `wrong_status`. */
  @Access('fundraiser.write')
  @Put(':id')
  @PrivateResponse()
  changeFundraiser(
    @Param('id', ParseId) id: string,
    @Body() change: FundraiserChange,
  ): Promise<FundraiserSaved> {
    return this.commands.execute(new ChangeFundraiser(id, change));
  }

  /** Shows, closes, opens again or takes down. 403 `own_page`, 409 `wrong_status`, `no_consent`. */
  @Access('fundraiser.write')
  @NeverWhileViewing()
  @Post(':id/move')
  @HttpCode(204)
  moveFundraiser(
    @Param('id', ParseId) id: string,
    @Body() { move, reason }: FundraiserMoveBody,
  ): Promise<void> {
    return this.commands.execute(new MoveFundraiser(id, move, reason ?? ''));
  }
}
