import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Language } from '@bookgrove/contract';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { wishedLanguage } from '../../../platform/http/language.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { sendKept } from '../../../platform/http/send-kept.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { PageLanguageQuery } from '../pages/pages.controller.ts';
import { ExperimentBody } from './experiment-body.ts';
import { ExperimentDraft, GetExperimentDraft } from './get-experiment-draft.query.ts';
import { ExperimentView, GetExperiment } from './get-experiment.query.ts';
import { ExperimentCard, ListExperiments } from './list-experiments.query.ts';
import { NoteBody } from './note-body.ts';
import { AddNote, ExperimentNoteView, GetNotePicture, ListNotes, RemoveNote } from './notes.ts';
import { assertPlatformWrites, SaveExperiment } from './save-experiment.ts';

export class SavedExperiment {
  version!: number;
}
export class NoteDrawing {
  /** A data: address. */
  picture!: string;
}

/** Things to try out, and what one notes while doing so. */
@Controller('api')
export class ExperimentsController {
  constructor(
    private readonly cache: PublicCache,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** All experiments, at most a hundred, in the language asked for or in English. */
  @Access('public')
  @Get('experiments')
  @ApiOkResponse({ type: [ExperimentCard] })
  async listExperiments(
    @Query() { locale }: PageLanguageQuery,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send(request, reply, 'experiments', locale, (language) =>
      this.queries.execute(new ListExperiments(language)),
    );
  }

  /** The experiments for their editors, hidden ones too. */
  @Access('content.manage')
  @Get('experiment-drafts')
  @Header('cache-control', 'private, no-store')
  listExperimentDrafts(): Promise<ExperimentCard[]> {
    assertPlatformWrites();
    return this.queries.execute(new ListExperiments('en', true));
  }

  /** One experiment, in the language asked for or in English. */
  @Access('public')
  @Get('experiments/:slug')
  @ApiOkResponse({ type: ExperimentView })
  async getExperiment(
    @Param('slug') slug: string,
    @Query() { locale }: PageLanguageQuery,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send(request, reply, `experiment ${slug}`, locale, (language) =>
      this.queries.execute(new GetExperiment(slug, language, filesOrigin(request))),
    );
  }

  /** An experiment for its editors, with its history. */
  @Access('content.manage')
  @Get('experiments/:slug/draft')
  @Header('cache-control', 'private, no-store')
  getExperimentDraft(@Param('slug') slug: string): Promise<ExperimentDraft> {
    return this.queries.execute(new GetExperimentDraft(slug));
  }

  /** Saves an experiment as its next version; 409 when somebody else did so meanwhile. */
  @Access('content.manage')
  @Put('experiments/:slug')
  saveExperiment(
    @Param('slug') slug: string,
    @Body() { after, content }: ExperimentBody,
  ): Promise<SavedExperiment> {
    return this.commands.execute(new SaveExperiment(slug, after, content));
  }

  /** One's own notes of an experiment, newest first. */
  @Access('reading.record')
  @Get('experiments/:slug/notes')
  @Header('cache-control', 'private, no-store')
  listNotes(@Param('slug') slug: string): Promise<ExperimentNoteView[]> {
    return this.queries.execute(new ListNotes(slug));
  }

  /** Keeps a note: words, a number, a drawing, a photo, or all of them. */
  @Access('reading.record')
  @Idempotent()
  @Post('experiments/:slug/notes')
  @HttpCode(201)
  addNote(
    @Param('slug') slug: string,
    @Body() { text, number, drawing, photo }: NoteBody,
  ): Promise<ExperimentNoteView> {
    return this.commands.execute(new AddNote(slug, text, number ?? null, drawing ?? null, photo ?? null));
  }

  /** One's own drawing of a note. */
  @Access('reading.record')
  @Get('experiment-notes/:id/drawing')
  @Header('cache-control', 'private, no-store')
  getNoteDrawing(@Param('id', ParseId) id: string): Promise<NoteDrawing> {
    return this.queries.execute(new GetNotePicture(id, 'drawing'));
  }

  /** One's own photo of a note. */
  @Access('reading.record')
  @Get('experiment-notes/:id/photo')
  @Header('cache-control', 'private, no-store')
  getNotePhoto(@Param('id', ParseId) id: string): Promise<NoteDrawing> {
    return this.queries.execute(new GetNotePicture(id, 'photo'));
  }

  /** Takes one's own note away; one that is gone already is no mistake. */
  @Access('reading.record')
  @Delete('experiment-notes/:id')
  @HttpCode(204)
  removeNote(@Param('id', ParseId) id: string): Promise<void> {
    return this.commands.execute(new RemoveNote(id));
  }

  private async send(
    request: AppRequest,
    reply: FastifyReply,
    name: string,
    asked: Language | undefined,
    find: (language: Language) => Promise<unknown>,
  ): Promise<void> {
    const language = asked ?? wishedLanguage(request.headers['accept-language']) ?? 'en';
    await sendKept(
      { cache: this.cache, request, reply },
      `${name} ${language}`,
      { vary: 'accept-language' },
      () => find(language),
    );
  }
}
