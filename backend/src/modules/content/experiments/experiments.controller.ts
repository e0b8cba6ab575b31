import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Language } from '@bookgrove/contract';
import type { FastifyReply } from 'fastify';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
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
import { ExperimentNoteBody } from './experiment-note-body.ts';
import {
  AddExperimentNote,
  ExperimentNoteView,
  GetExperimentNotePicture,
  ListExperimentNotes,
  RemoveExperimentNote,
} from './experiment-notes.ts';
import { assertPlatformWrites, SaveExperiment } from './save-experiment.ts';

export class SavedExperiment {
  version!: number;
}
export class ExperimentNoteDrawing {
  /** As a data: address. */
  picture!: string;
}

/** Experiments, and people's notes on them. */
@Controller('api')
export class ExperimentsController {
  constructor(
    private readonly cache: PublicCache,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** All experiments, at most a hundred, in the requested language or in English. */
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
  @PrivateResponse()
  listExperimentDrafts(): Promise<ExperimentCard[]> {
    assertPlatformWrites();
    return this.queries.execute(new ListExperiments('en', true));
  }

  /** One experiment, in the requested language or in English. */
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
  @PrivateResponse()
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

  /** The caller's notes on an experiment, newest first. */
  @Access('reading.record')
  @Get('experiments/:slug/notes')
  @PrivateResponse()
  listExperimentNotes(@Param('slug') slug: string): Promise<ExperimentNoteView[]> {
    return this.queries.execute(new ListExperimentNotes(slug));
  }

  /** Stores a note: text, a number, a drawing, a photo, or several of them. */
  @Access('reading.record')
  @Idempotent()
  @Post('experiments/:slug/notes')
  @HttpCode(201)
  addExperimentNote(
    @Param('slug') slug: string,
    @Body() { text, number, drawing, photo }: ExperimentNoteBody,
  ): Promise<ExperimentNoteView> {
    return this.commands.execute(
      new AddExperimentNote(slug, text, number ?? null, drawing ?? null, photo ?? null),
    );
  }

  /** The drawing of one of the caller's notes. */
  @Access('reading.record')
  @Get('experiment-notes/:id/drawing')
  @PrivateResponse()
  getExperimentNoteDrawing(@Param('id', ParseId) id: string): Promise<ExperimentNoteDrawing> {
    return this.queries.execute(new GetExperimentNotePicture(id, 'drawing'));
  }

  /** The photo of one of the caller's notes. */
  @Access('reading.record')
  @Get('experiment-notes/:id/photo')
  @PrivateResponse()
  getExperimentNotePhoto(@Param('id', ParseId) id: string): Promise<ExperimentNoteDrawing> {
    return this.queries.execute(new GetExperimentNotePicture(id, 'photo'));
  }

  /** Deletes one of the caller's notes; a note that no longer exists is no error. */
  @Access('reading.record')
  @Delete('experiment-notes/:id')
  @HttpCode(204)
  removeExperimentNote(@Param('id', ParseId) id: string): Promise<void> {
    return this.commands.execute(new RemoveExperimentNote(id));
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
