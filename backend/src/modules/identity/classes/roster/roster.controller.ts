import { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Get,
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
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { EmptyBody } from '../../../../platform/http/empty-body.ts';
import { Access } from '../../../../platform/http/access.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { notFound } from '../../../../platform/errors.ts';
import { page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { UPLOAD_BUDGET } from '../../../../platform/uploads/upload.budgets.ts';
import { ImportLinesQuery } from '../../../../platform/imports/import-pages.ts';
import { receiveImportFile, type IncomingFile } from '../../../../platform/imports/receive-import-file.ts';
import { teachingOf } from '../management/class-access.ts';
import { ChangeRoster, ChangeRosterLine } from './change-roster.ts';
import { ReceiveRoster } from './receive-roster.ts';
import { RosterChangeBody, RosterFields, RosterLineBody, RosterPasteBody } from './roster-bodies.ts';
import { ListRosterImports, ListRosterLines } from './roster-queries.ts';
import { CloseRosterSheet, ShowRosterSheet } from './roster-sheet.ts';
import { ROSTER } from './roster-kind.ts';
import { RosterImportPage, RosterImportView, RosterLinePage, RosterSheet } from './roster-views.ts';
import { StartRoster } from './start-roster.ts';
import { UndoRoster } from './undo-roster.ts';

const UPLOAD = { bytes: ROSTER.bytes, choose: 'Choose a CSV file, or a zip of them.', Fields: RosterFields };

/**
 * The import of students. A list is checked first; no student is created before somebody starts the import.
 */
@Controller('api/roster-imports')
export class RosterController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly budgets: Budgets,
  ) {}

  /** The imports, latest first. */
  @Access('roster.import')
  @Get()
  @PrivateResponse()
  async listRosterImports(@Query() query: PageQuery, @Req() request: AppRequest): Promise<RosterImportPage> {
    const { count, imports } = await this.queries.execute(new ListRosterImports(teachingOf(request), query));
    return page(request.url, query, count, imports);
  }

  /**
   * Receives a CSV file or a zip of CSV tables (OneRoster, School Data Sync). The response is sent before its
   * check.
   */
  @Access('roster.import')
  @Post()
  @HttpCode(202)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: RosterFields })
  async uploadRoster(@Req() request: AppRequest): Promise<RosterImportView> {
    await this.budgets.take(UPLOAD_BUDGET, request.user!.userId);
    return receiveImportFile(request, UPLOAD, (file, fields) =>
      this.received(request, file, { ...fields, pasted: false }),
    );
  }

  /** Receives pasted names. */
  @Access('roster.import')
  @Post('paste')
  @HttpCode(202)
  async pasteRoster(@Body() body: RosterPasteBody, @Req() request: AppRequest): Promise<RosterImportView> {
    await this.budgets.take(UPLOAD_BUDGET, request.user!.userId);
    const { text, ...fields } = body;
    const pasted = { name: '', content: Readable.from([Buffer.from(text)]), cut: () => false };
    return this.received(request, pasted, { ...fields, pasted: true });
  }

  /** One import and its progress. */
  @Access('roster.import')
  @Get(':id')
  @PrivateResponse()
  getRosterImport(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<RosterImportView> {
    return this.one(request, id);
  }

  /** Changes the class or the columns: all lines are validated again. */
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

  /** The lines of a list with their verdicts. */
  @Access('roster.import')
  @Get(':id/lines')
  @PrivateResponse()
  async listRosterLines(
    @Param('id', ParseId) id: string,
    @Query() query: ImportLinesQuery,
    @Req() request: AppRequest,
  ): Promise<RosterLinePage> {
    const { count, lines } = await this.queries.execute(new ListRosterLines(teachingOf(request), id, query));
    return page(request.url, query, count, lines);
  }

  /** Corrects a line, skips it or includes it again. */
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

  /** Starts the enrolment of a checked list, in the background. */
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

  /** Undoes the whole import, within 24 hours. */
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

  /** Names, usernames and first passwords, for printing. */
  @Access('roster.import')
  @Post(':id/sheet')
  @HttpCode(200)
  @PrivateResponse()
  showRosterSheet(
    @Param('id', ParseId) id: string,
    @Body() _body: EmptyBody,
    @Req() request: AppRequest,
  ): Promise<RosterSheet> {
    return this.commands.execute(new ShowRosterSheet(teachingOf(request), id));
  }

  /** Records that the sheet is printed: its passwords are no longer shown. */
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
    file: IncomingFile,
    details: ReceiveRoster['details'],
  ): Promise<RosterImportView> {
    const { id } = await this.commands.execute(new ReceiveRoster(teachingOf(request), file, details));
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
