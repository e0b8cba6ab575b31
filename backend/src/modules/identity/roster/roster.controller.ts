import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  ParseIntPipe,
  Patch,
  Post,
  Query,
  Req,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { notFound } from '../../../platform/errors.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { teachingOf } from '../classes/class-access.ts';
import { EmptyBody } from '../classes/school-classes.controller.ts';
import { ChangeRoster, ChangeRosterLine } from './change-roster.ts';
import { receiveRosterFile } from './receive-roster-file.ts';
import { ReceiveRoster } from './receive-roster.ts';
import {
  RosterChangeBody,
  RosterFields,
  RosterLineBody,
  RosterLinesQuery,
  RosterPasteBody,
} from './roster-bodies.ts';
import { ListRosterImports, ListRosterLines } from './roster-queries.ts';
import { CloseRosterSheet, ShowRosterSheet } from './roster-sheet.ts';
import { RosterImportPage, RosterImportView, RosterLinePage, RosterSheet } from './roster-views.ts';
import { StartRoster } from './start-roster.ts';
import { UndoRoster } from './undo-roster.ts';

const PERSONAL = 'private, no-store';

/** Students put in many at a time. A list is checked first; nothing is made before it is started. */
@Controller('api/roster-imports')
export class RosterController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly budgets: Budgets,
  ) {}

  /** The lists that were put in, the latest first. */
  @Access('roster.import')
  @Get()
  @Header('cache-control', PERSONAL)
  async listRosterImports(@Query() query: PageQuery, @Req() request: AppRequest): Promise<RosterImportPage> {
    const { count, imports } = await this.queries.execute(new ListRosterImports(teachingOf(request), query));
    return page(request.url, query, count, imports);
  }

  /** Takes in a CSV file or a zip of CSV tables (OneRoster, School Data Sync); the answer comes before its check. */
  @Access('roster.import')
  @Post()
  @HttpCode(202)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: RosterFields })
  async uploadRoster(@Req() request: AppRequest): Promise<RosterImportView> {
    await this.budgets.take('upload', request.user!.userId);
    const { name, content, fields } = await receiveRosterFile(request);
    return this.received(request, content, { name, pasted: false, ...fields });
  }

  /** Takes in names that were pasted. */
  @Access('roster.import')
  @Post('paste')
  @HttpCode(202)
  async pasteRoster(@Body() body: RosterPasteBody, @Req() request: AppRequest): Promise<RosterImportView> {
    await this.budgets.take('upload', request.user!.userId);
    const { text, ...fields } = body;
    return this.received(request, Buffer.from(text), { name: '', pasted: true, ...fields });
  }

  /** One list that was put in, and how far it is. */
  @Access('roster.import')
  @Get(':id')
  @Header('cache-control', PERSONAL)
  getRosterImport(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<RosterImportView> {
    return this.one(request, id);
  }

  /** Another class, or another reading of the columns: all lines are judged anew. */
  @Access('roster.import')
  @Patch(':id')
  async changeRoster(
    @Param('id', ParseId) id: string,
    @Body() body: RosterChangeBody,
    @Req() request: AppRequest,
  ): Promise<RosterImportView> {
    await this.commands.execute(new ChangeRoster(teachingOf(request), id, body));
    return this.one(request, id);
  }

  /** The lines of a list with what would become, or became, of each. */
  @Access('roster.import')
  @Get(':id/lines')
  @Header('cache-control', PERSONAL)
  async listRosterLines(
    @Param('id', ParseId) id: string,
    @Query() query: RosterLinesQuery,
    @Req() request: AppRequest,
  ): Promise<RosterLinePage> {
    const { count, lines } = await this.queries.execute(new ListRosterLines(teachingOf(request), id, query));
    return page(request.url, query, count, lines);
  }

  /** Mends a line, leaves it out or takes it in again. */
  @Access('roster.import')
  @Patch(':id/lines/:line')
  async changeRosterLine(
    @Param('id', ParseId) id: string,
    @Param('line', ParseIntPipe) line: number,
    @Body() body: RosterLineBody,
    @Req() request: AppRequest,
  ): Promise<RosterImportView> {
    await this.commands.execute(new ChangeRosterLine(teachingOf(request), id, line, body));
    return this.one(request, id);
  }

  /** Enrols what was checked, in the background. */
  @Access('roster.import')
  @Post(':id/start')
  @HttpCode(202)
  async startRoster(
    @Param('id', ParseId) id: string,
    @Body() _body: EmptyBody,
    @Req() request: AppRequest,
  ): Promise<RosterImportView> {
    await this.commands.execute(new StartRoster(teachingOf(request), id));
    return this.one(request, id);
  }

  /** Takes the whole list back, within 24 hours. */
  @Access('roster.import')
  @Post(':id/undo')
  @HttpCode(200)
  async undoRoster(
    @Param('id', ParseId) id: string,
    @Body() _body: EmptyBody,
    @Req() request: AppRequest,
  ): Promise<RosterImportView> {
    await this.commands.execute(new UndoRoster(teachingOf(request), id));
    return this.one(request, id);
  }

  /** Names, usernames and first passwords, to be printed. */
  @Access('roster.import')
  @Post(':id/sheet')
  @HttpCode(200)
  @Header('cache-control', PERSONAL)
  showRosterSheet(
    @Param('id', ParseId) id: string,
    @Body() _body: EmptyBody,
    @Req() request: AppRequest,
  ): Promise<RosterSheet> {
    return this.commands.execute(new ShowRosterSheet(teachingOf(request), id));
  }

  /** The sheet is printed: its passwords are shown no more. */
  @Access('roster.import')
  @Post(':id/printed')
  @HttpCode(200)
  async closeRosterSheet(
    @Param('id', ParseId) id: string,
    @Body() _body: EmptyBody,
    @Req() request: AppRequest,
  ): Promise<RosterImportView> {
    await this.commands.execute(new CloseRosterSheet(teachingOf(request), id));
    return this.one(request, id);
  }

  private async received(
    request: AppRequest,
    content: Buffer,
    details: ReceiveRoster['details'],
  ): Promise<RosterImportView> {
    const { id } = await this.commands.execute(new ReceiveRoster(teachingOf(request), content, details));
    return this.one(request, id);
  }

  private async one(request: AppRequest, id: string): Promise<RosterImportView> {
    const { imports } = await this.queries.execute(
      new ListRosterImports(teachingOf(request), { limit: 1, offset: 0 }, id),
    );
    if (!imports[0]) throw notFound('import');
    return imports[0];
  }
}
