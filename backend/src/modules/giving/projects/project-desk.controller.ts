import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { receiveFile, wrongFile } from '../../../platform/uploads/receive-file.ts';
import { UPLOAD_BUDGET } from '../../../platform/uploads/upload.budgets.ts';
import { MoveProject } from './move-project.ts';
import {
  ProjectBody,
  ProjectChange,
  ProjectDeskFilters,
  ProjectMoveBody,
  ProjectUpdateBody,
  ProjectUpdateDecisionBody,
} from './project-bodies.ts';
import { ProjectPictures } from './project-pictures.ts';
import { ProjectUpdates } from './project-updates.ts';
import { GetProjectDraft, ListProjectDesk } from './project.queries.ts';
import { ProjectDeskPage, ProjectDraft, ProjectSaved } from './project-views.ts';
import { ChangeProject, CreateProject } from './save-project.ts';

const PICTURE_BYTES = 8 * 1024 * 1024;

export class ProjectUpdateWritten {
  id!: string;
}

/** Projects for staff: those that the school leads, for the platform's team those of all. */
@Controller('api/project-desk')
export class ProjectDeskController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly pictures: ProjectPictures,
    private readonly queries: QueryBus,
    private readonly updates: ProjectUpdates,
  ) {}

  /** One page, those in review first. */
  @Access('project.write')
  @Get()
  @PrivateResponse()
  listProjectDesk(
    @Query() filters: ProjectDeskFilters,
    @Req() request: AppRequest,
  ): Promise<ProjectDeskPage> {
    return this.queries.execute(new ListProjectDesk(filters, request.url));
  }

  /** Makes a project as a draft. */
  @Access('project.write')
  @Idempotent()
  @Post()
  @PrivateResponse()
  createProject(@Body() body: ProjectBody): Promise<ProjectSaved> {
    return this.commands.execute(new CreateProject(body));
  }

  /** A project with its news and history, in any state. */
  @Access('project.write')
  @Get(':id')
  @PrivateResponse()
  getProjectDraft(@Param('id', ParseId) id: string): Promise<ProjectDraft> {
    return this.queries.execute(new GetProjectDraft(id));
  }

  /** Changes it. 409 `changed_meanwhile`, `wrong_status`, and `terms_fixed` for goal, currency and charity once gifts are taken. */
  @Access('project.write')
  @Put(':id')
  @PrivateResponse()
  changeProject(@Param('id', ParseId) id: string, @Body() change: ProjectChange): Promise<ProjectSaved> {
    return this.commands.execute(new ChangeProject(id, change));
  }

  /**
   * Moves it to another status; `moves` of the project names what is possible. 409 `wrong_status`, `charity_not_verified`,
   * `plan_missing`, `report_missing`, `nothing_raised`.
   */
  @Access('project.write')
  @NeverWhileViewing()
  @Post(':id/move')
  @HttpCode(204)
  moveProject(
    @Param('id', ParseId) id: string,
    @Body() { move, reason, redirect_to }: ProjectMoveBody,
  ): Promise<void> {
    return this.commands.execute(new MoveProject(id, move, reason ?? '', redirect_to ?? null));
  }

  /** Stores the picture of the page: a PNG, JPEG or WebP file. */
  @Access('project.write')
  @Put(':id/cover')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    },
  })
  @HttpCode(204)
  async putProjectCover(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    await this.receivePicture(request, (bytes) => this.pictures.put(id, bytes));
  }

  /** Writes news. They are shown, and sent to the donors, when somebody else has read them. */
  @Access('project.write')
  @Idempotent()
  @Post(':id/updates')
  @HttpCode(201)
  writeProjectUpdate(
    @Param('id', ParseId) id: string,
    @Body() body: ProjectUpdateBody,
  ): Promise<ProjectUpdateWritten> {
    return this.updates.write(id, body);
  }

  /** Stores the picture of news that wait for a second reader: a PNG, JPEG or WebP file. 409 `decided_already`. */
  @Access('project.write')
  @Put(':id/updates/:update/picture')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    },
  })
  @HttpCode(204)
  putProjectUpdatePicture(
    @Param('id', ParseId) id: string,
    @Param('update', ParseId) update: string,
    @Req() request: AppRequest,
  ): Promise<void> {
    return this.receivePicture(request, (bytes) => this.pictures.putOfNews(id, update, bytes));
  }

  /** Publishes or refuses news that somebody else wrote. 403 `own_news`, 409 `decided_already`. */
  @Access('project.write')
  @Post(':id/updates/:update/decision')
  @HttpCode(204)
  decideOnProjectUpdate(
    @Param('id', ParseId) id: string,
    @Param('update', ParseId) update: string,
    @Body() { decision, reason }: ProjectUpdateDecisionBody,
  ): Promise<void> {
    return this.updates.decide(id, update, decision, reason ?? '');
  }

  private async receivePicture(request: AppRequest, store: (bytes: Buffer) => Promise<void>): Promise<void> {
    await this.budgets.take(UPLOAD_BUDGET, request.user!.userId);
    await receiveFile(request, PICTURE_BYTES, async (file) => {
      const bytes = await file.toBuffer();
      if (file.file.truncated) throw wrongFile('This picture has more than 8 MB. Choose a smaller one.');
      await store(bytes);
    });
  }
}
