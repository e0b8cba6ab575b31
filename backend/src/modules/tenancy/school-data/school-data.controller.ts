import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { currentTenantId } from '../../../platform/context.ts';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { EmptyBody } from '../../../platform/http/empty-body.ts';
import { ListPage, page, PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { ProposeAct, RecentConfirmationBody } from '../../identity/contract.ts';
import { assertPlatform } from '../shared/assert-platform.ts';
import { ListAllSchoolErasures, SchoolErasureInList } from './list-all-school-erasures.query.ts';
import { ListOwnSchoolErasures, PlannedSchoolErasure, StopOwnSchoolErasure } from './own-school-erasures.ts';
import { ListSchoolErasures, SchoolErasureRow, StopSchoolErasure } from './school-erasures.ts';
import { DownloadSchoolExport, ListOwnSchoolExports, SchoolExportRow } from './school-exports.ts';

const WHY = { message: 'Please say why, in 10 to 300 letters.' };

export class ProposeSchoolActBody extends RecentConfirmationBody {
  /** Why, in 10 to 300 characters; the second person reads it. */
  @IsString(WHY)
  @MaxLength(300, WHY)
  reason!: string;
}
export class SchoolActProposed {
  /** Id of the proposal, and later of the export or the erasure. */
  id!: string;
}
export class SchoolExportList {
  results!: SchoolExportRow[];
}
export class PlannedSchoolErasureList {
  results!: PlannedSchoolErasure[];
}
export class SchoolErasureList {
  results!: SchoolErasureRow[];
}

export class SchoolErasurePage extends ListPage {
  results!: SchoolErasureInList[];
}

/** All data of a school: exported by its heads or the platform's team, erased by the team. */
@Controller('api')
@NeverWhileViewing()
export class SchoolDataController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Proposes an export of all data of the school to a second administrator. Needs a recent confirmation. */
  @Access('school.manage')
  @Post('api-admin/school-exports')
  @HttpCode(202)
  proposeOwnSchoolExport(
    @Body() body: ProposeSchoolActBody,
    @Req() request: AppRequest,
  ): Promise<SchoolActProposed> {
    return this.propose('school.export', currentTenantId(), body, request);
  }

  /** The caller's newest exports of the school. */
  @Access('school.manage')
  @Get('api-admin/school-exports')
  @PrivateResponse()
  listOwnSchoolExports(@Req() request: AppRequest): Promise<SchoolExportList> {
    return this.list(currentTenantId(), request);
  }

  /** Downloads the caller's own export as a ZIP. Needs a recent confirmation. */
  @Access('school.manage')
  @Post('api-admin/school-exports/:id/download')
  @HttpCode(200)
  @ApiProduces('application/zip')
  @ApiOkResponse({ description: 'A ZIP', schema: { type: 'string', format: 'binary' } })
  downloadOwnSchoolExport(
    @Param('id', ParseId) id: string,
    @Body() proof: RecentConfirmationBody,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.download(id, proof, request, reply);
  }

  /** The planned erasure of the school, if there is one. */
  @Access('school.manage')
  @Get('api-admin/school-erasures')
  @PrivateResponse()
  async listOwnSchoolErasures(): Promise<PlannedSchoolErasureList> {
    return { results: await this.queries.execute(new ListOwnSchoolErasures()) };
  }

  /** Stops the planned erasure of the school before it begins. One head may do it. */
  @Access('school.manage')
  @Post('api-admin/school-erasures/:id/stop')
  @HttpCode(204)
  stopOwnSchoolErasure(@Param('id', ParseId) id: string, @Body() _body: EmptyBody): Promise<void> {
    return this.commands.execute(new StopOwnSchoolErasure(id));
  }

  /** Proposes an export of all data of a school to a second member of the team. Needs a recent confirmation. */
  @Access('platform.schools')
  @Post('api-admin/tenants/:id/exports')
  @HttpCode(202)
  proposeSchoolExport(
    @Param('id', ParseId) id: string,
    @Body() body: ProposeSchoolActBody,
    @Req() request: AppRequest,
  ): Promise<SchoolActProposed> {
    assertPlatform();
    return this.propose('school.export_by_team', id, body, request);
  }

  /** The caller's newest exports of a school. */
  @Access('platform.schools')
  @Get('api-admin/tenants/:id/exports')
  @PrivateResponse()
  listSchoolExports(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<SchoolExportList> {
    assertPlatform();
    return this.list(id, request);
  }

  /** Downloads the caller's own export of a school as a ZIP. Needs a recent confirmation. */
  @Access('platform.schools')
  @Post('api-admin/tenant-exports/:id/download')
  @HttpCode(200)
  @ApiProduces('application/zip')
  @ApiOkResponse({ description: 'A ZIP', schema: { type: 'string', format: 'binary' } })
  downloadSchoolExport(
    @Param('id', ParseId) id: string,
    @Body() proof: RecentConfirmationBody,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    assertPlatform();
    return this.download(id, proof, request, reply);
  }

  /** Proposes the erasure of a school to a second member of the team. Needs a recent confirmation. */
  @Access('platform.schools')
  @Post('api-admin/tenants/:id/erasures')
  @HttpCode(202)
  proposeSchoolErasure(
    @Param('id', ParseId) id: string,
    @Body() body: ProposeSchoolActBody,
    @Req() request: AppRequest,
  ): Promise<SchoolActProposed> {
    assertPlatform();
    return this.propose('school.erasure', id, body, request);
  }

  /** Erasures of a school on which two people agreed, the newest first. */
  @Access('platform.schools')
  @Get('api-admin/tenants/:id/erasures')
  @PrivateResponse()
  async listSchoolErasures(@Param('id', ParseId) id: string): Promise<SchoolErasureList> {
    return { results: await this.queries.execute(new ListSchoolErasures(id)) };
  }

  /** Erasures of every school, those agreed on last first; schools that are erased are in no other list. */
  @Access('platform.schools')
  @Get('api-admin/tenant-erasures')
  @PrivateResponse()
  async listAllSchoolErasures(
    @Query() slice: PageQuery,
    @Req() request: AppRequest,
  ): Promise<SchoolErasurePage> {
    const { count, results } = await this.queries.execute(new ListAllSchoolErasures(slice));
    return page(request.url, slice, count, results);
  }

  /** Stops an erasure that has not begun. One person may do it. */
  @Access('platform.schools')
  @Post('api-admin/tenants/:id/erasures/:erasureId/stop')
  @HttpCode(204)
  stopSchoolErasure(
    @Param('id', ParseId) id: string,
    @Param('erasureId', ParseId) erasureId: string,
    @Body() _body: EmptyBody,
  ): Promise<void> {
    return this.commands.execute(new StopSchoolErasure(id, erasureId));
  }

  private propose(
    kind: string,
    school_id: string,
    { reason, ...proof }: ProposeSchoolActBody,
    { user }: AppRequest,
  ): Promise<SchoolActProposed> {
    return this.commands.execute(new ProposeAct(kind, { school_id }, reason, user!, proof));
  }

  private async list(schoolId: string, { user }: AppRequest): Promise<SchoolExportList> {
    return { results: await this.queries.execute(new ListOwnSchoolExports(user!.userId, schoolId)) };
  }

  private async download(
    id: string,
    proof: RecentConfirmationBody,
    { user }: AppRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { content, bytes } = await this.commands.execute(new DownloadSchoolExport(id, user!, proof));
    await reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="school.zip"',
        'content-length': String(bytes),
        'cache-control': 'no-store',
      })
      .send(content);
  }
}
