import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../../../platform/clock.ts';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { ProposeAct, RecentConfirmationBody } from '../../contract.ts';
import { PersonSchoolContext } from '../../profile/person-school-context.ts';
import { exportFilters, PersonFilters, UserFilters } from '../administration/person-filters.ts';
import { csvHeaders } from '../../../../platform/text/csv-export.ts';
import type { PeopleExportParams } from './export-people-act.ts';
import { DownloadPeopleExport, ListOwnPeopleExports, PeopleExportRow } from './people-exports.ts';

const WHY = { message: 'Please say why, in 10 to 300 letters.' };

export class ProposePeopleExportBody extends RecentConfirmationBody {
  /** Why, in 10 to 300 characters; the second person reads it. */
  @IsString(WHY)
  @MaxLength(300, WHY)
  reason!: string;
}
export class ProposalMade {
  /** Id of the proposal, and later of the export. */
  id!: string;
}
export class PeopleExportList {
  results!: PeopleExportRow[];
}

/** Exports of more people than one person may decide on alone. */
@Controller('api')
@NeverWhileViewing()
export class PeopleExportsController {
  constructor(
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly schoolContext: PersonSchoolContext,
  ) {}

  /** Proposes an export of the filtered people to a second administrator. Needs a recent confirmation. */
  @Access('school.manage')
  @Post('api-admin/users/exports')
  @HttpCode(202)
  proposeSchoolPeopleExport(
    @Query() filters: PersonFilters,
    @Body() body: ProposePeopleExportBody,
    @Req() request: AppRequest,
  ): Promise<ProposalMade> {
    return this.propose('people.export', filters, body, request);
  }

  /** The caller's newest large exports. */
  @Access('school.manage')
  @Get('api-admin/users/exports')
  @PrivateResponse()
  listSchoolPeopleExports(@Req() request: AppRequest): Promise<PeopleExportList> {
    return this.list(request);
  }

  /** Downloads the caller's own export. Needs a recent confirmation. */
  @Access('school.manage')
  @Post('api-admin/users/exports/:id/download')
  @HttpCode(200)
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'CSV with a byte order mark', schema: { type: 'string' } })
  downloadSchoolPeopleExport(
    @Param('id', ParseId) id: string,
    @Body() proof: RecentConfirmationBody,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.download(id, proof, request, reply);
  }

  /** Proposes an export of the filtered people to a second member of the team. Needs a recent confirmation. */
  @Access('platform.people')
  @Post('api-super-admin/users/exports')
  @HttpCode(202)
  proposeUsersExport(
    @Query() filters: UserFilters,
    @Body() body: ProposePeopleExportBody,
    @Req() request: AppRequest,
  ): Promise<ProposalMade> {
    this.schoolContext.assertPlatform();
    return this.propose('people.export_everywhere', filters, body, request);
  }

  /** The caller's newest large exports. */
  @Access('platform.people')
  @Get('api-super-admin/users/exports')
  @PrivateResponse()
  listUsersExports(@Req() request: AppRequest): Promise<PeopleExportList> {
    this.schoolContext.assertPlatform();
    return this.list(request);
  }

  /** Downloads the caller's own export. Needs a recent confirmation. */
  @Access('platform.people')
  @Post('api-super-admin/users/exports/:id/download')
  @HttpCode(200)
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'CSV with a byte order mark', schema: { type: 'string' } })
  downloadUsersExport(
    @Param('id', ParseId) id: string,
    @Body() proof: RecentConfirmationBody,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.schoolContext.assertPlatform();
    return this.download(id, proof, request, reply);
  }

  private propose(
    kind: string,
    filters: UserFilters,
    { reason, ...proof }: ProposePeopleExportBody,
    { user }: AppRequest,
  ): Promise<ProposalMade> {
    const params: PeopleExportParams = {
      ...exportFilters(filters),
      created_before: this.clock.now().toISOString(),
    };
    return this.commands.execute(new ProposeAct(kind, params, reason, user!, proof));
  }

  private async list({ user }: AppRequest): Promise<PeopleExportList> {
    return { results: await this.queries.execute(new ListOwnPeopleExports(user!.userId)) };
  }

  private async download(
    id: string,
    proof: RecentConfirmationBody,
    { user }: AppRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { content, bytes } = await this.commands.execute(new DownloadPeopleExport(id, user!, proof));
    await reply
      .headers({ ...csvHeaders('people', this.clock.now()), 'content-length': String(bytes) })
      .send(content);
  }
}
