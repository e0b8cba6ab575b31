import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { LIMITS } from '@bookgrove/contract';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { PRIVATE, PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Access } from '../../../platform/http/access.ts';
import { ListPage, page, PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { ReasonBody } from '../families/guardians/reason.body.ts';
import { RequestData } from './request-data.ts';
import { CancelErasure, ExecuteErasure } from './change-data-request.ts';
import type { DataRequestKind } from './data-request.rules.ts';
import { DownloadDataCopy } from './download-data-copy.ts';
import { DataRequestView, ListDataRequests } from './list-data-requests.query.ts';

const KIND = { message: 'kind must be export or erasure.' };
const REASON = { message: 'The reason must have at most 255 characters.' };
const PASSWORD = { message: 'Please enter your password.' };

export class DataRequestBody {
  @IsIn(['export', 'erasure'], KIND)
  kind!: DataRequestKind;

  /** Id of the person whose data are requested; default: the caller. */
  @IsOptional()
  @IsUUID(undefined, { message: 'person_id must be the id of a person.' })
  person_id?: string;

  @IsOptional()
  @IsString(REASON)
  @MaxLength(LIMITS.textMax, REASON)
  reason?: string;
}
export class DownloadDataCopyBody {
  @IsString(PASSWORD)
  @MaxLength(LIMITS.textMax, PASSWORD)
  password!: string;
}
export class DataRequestCreated {
  id!: string;
}
export class DataRequestPage extends ListPage {
  results!: DataRequestView[];
}

/** Copies of personal data, and erasure. */
@Controller('api')
export class DataRequestsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Requests a copy or an erasure: for the caller, for their child, or, as administrator, for anybody at the
   * school.
   */
  @Access('data.ask')
  @Post('data-requests')
  @HttpCode(202)
  requestData(@Body() body: DataRequestBody, @Req() { user }: AppRequest): Promise<DataRequestCreated> {
    return this.commands.execute(
      new RequestData(body.kind, body.person_id ?? user!.userId, body.reason?.trim() ?? '', user!),
    );
  }

  /** Requests by the caller, or about the caller. */
  @Access('data.ask')
  @Get('data-requests/mine')
  @PrivateResponse()
  async listMyDataRequests(@Query() query: PageQuery, @Req() request: AppRequest): Promise<DataRequestPage> {
    const { count, requests } = await this.queries.execute(
      new ListDataRequests(query, request.user!.userId, false),
    );
    return page(request.url, query, count, requests);
  }

  /** Every request of the school. */
  @Access('school.manage')
  @Get('data-requests')
  @PrivateResponse()
  async listDataRequests(@Query() query: PageQuery, @Req() request: AppRequest): Promise<DataRequestPage> {
    const { count, requests } = await this.queries.execute(
      new ListDataRequests(query, request.user!.userId, true),
    );
    return page(request.url, query, count, requests);
  }

  /** Cancels a pending erasure. */
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

  /** Orders an erasure now. */
  @Access('school.manage')
  @Post('data-requests/:id/carry-out')
  @HttpCode(204)
  async executeErasure(@Param('id', ParseId) id: string): Promise<void> {
    await this.commands.execute(new ExecuteErasure(id));
  }

  /** Downloads the copy as a ZIP, once; the requester confirms their password. */
  @Access('data.ask')
  @Post('data-requests/:id/fetch')
  @HttpCode(200)
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async downloadDataCopy(
    @Param('id', ParseId) id: string,
    @Body() body: DownloadDataCopyBody,
    @Req() { user }: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { content, bytes } = await this.commands.execute(
      new DownloadDataCopy(id, body.password, user!.userId),
    );
    await reply
      .type('application/zip')
      .header('content-length', bytes)
      .header('content-disposition', 'attachment; filename="bookgrove-data.zip"')
      .header('cache-control', PRIVATE)
      .send(content);
  }
}
