import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { LIMITS } from '@bookgrove/contract';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { ReasonBody } from '../guardians/guardians.controller.ts';
import { AskForData } from './ask-for-data.ts';
import { CancelErasure, CarryOutErasure } from './change-data-request.ts';
import type { DataRequestKind } from './data-request.rules.ts';
import { FetchCopy } from './fetch-copy.ts';
import { DataRequestView, ListDataRequests } from './list-data-requests.query.ts';

const KIND = { message: 'kind must be export or erasure.' };
const REASON = { message: 'The reason must have at most 255 characters.' };
const PASSWORD = { message: 'Please enter your password.' };

export class DataRequestBody {
  @IsIn(['export', 'erasure'], KIND)
  kind!: DataRequestKind;

  /** Whose data; the caller's own when it is left out. */
  @IsOptional()
  @IsUUID(undefined, { message: 'person_id must be the id of a person.' })
  person_id?: string;

  @IsOptional()
  @IsString(REASON)
  @MaxLength(LIMITS.textMax, REASON)
  reason?: string;
}
export class FetchCopyBody {
  @IsString(PASSWORD)
  @MaxLength(LIMITS.textMax, PASSWORD)
  password!: string;
}
export class DataRequestAsked {
  id!: string;
}
export class DataRequestPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: DataRequestView[];
}

/** Copies of a person's data, and their removal. */
@Controller('api')
export class DataRequestsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Asks for a copy or a removal: of oneself, of a child one guards, or, as administrator, of anybody at school. */
  @Access('data.ask')
  @Post('data-requests')
  @HttpCode(202)
  askForData(@Body() body: DataRequestBody, @Req() { user }: AppRequest): Promise<DataRequestAsked> {
    return this.commands.execute(
      new AskForData(body.kind, body.person_id ?? user!.userId, body.reason?.trim() ?? '', user!),
    );
  }

  /** Requests that the caller made, or that are about the caller. */
  @Access('data.ask')
  @Get('data-requests/mine')
  @Header('cache-control', 'private, no-store')
  async listMyDataRequests(@Query() query: PageQuery, @Req() request: AppRequest): Promise<DataRequestPage> {
    const { count, requests } = await this.queries.execute(
      new ListDataRequests(query, request.user!.userId, false),
    );
    return page(request.url, query, count, requests);
  }

  /** Every request of the school. */
  @Access('school.manage')
  @Get('data-requests')
  @Header('cache-control', 'private, no-store')
  async listDataRequests(@Query() query: PageQuery, @Req() request: AppRequest): Promise<DataRequestPage> {
    const { count, requests } = await this.queries.execute(
      new ListDataRequests(query, request.user!.userId, true),
    );
    return page(request.url, query, count, requests);
  }

  /** Takes an erasure back while it waits. */
  @Access('data.ask')
  @Post('data-requests/:id/cancel')
  @HttpCode(204)
  async cancelErasure(
    @Param('id', ParseId) id: string,
    @Body() body: ReasonBody,
    @Req() { user }: AppRequest,
  ): Promise<void> {
    await this.commands.execute(new CancelErasure(id, body.reason, user!));
  }

  /** Has an erasure carried out now. */
  @Access('school.manage')
  @Post('data-requests/:id/carry-out')
  @HttpCode(204)
  async carryOutErasure(@Param('id', ParseId) id: string): Promise<void> {
    await this.commands.execute(new CarryOutErasure(id));
  }

  /** The copy as a ZIP, once, to whoever asked for it and gives their password again. */
  @Access('data.ask')
  @Post('data-requests/:id/fetch')
  @HttpCode(200)
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async fetchCopy(
    @Param('id', ParseId) id: string,
    @Body() body: FetchCopyBody,
    @Req() { user }: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { content, bytes } = await this.commands.execute(new FetchCopy(id, body.password, user!.userId));
    await reply
      .type('application/zip')
      .header('content-length', bytes)
      .header('content-disposition', 'attachment; filename="bookgrove-data.zip"')
      .header('cache-control', 'private, no-store')
      .send(content);
  }
}
