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
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces, type ApiBodyOptions } from '@nestjs/swagger';
import { isLanguage, type Language } from '@bookgrove/contract';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Config } from '../../../platform/config.ts';
import { notFound } from '../../../platform/errors.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Access } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { wishedLanguage } from '../../../platform/http/language.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { SendFile } from '../../../platform/storage/send-file.ts';
import { PageLanguageQuery } from '../pages/pages.controller.ts';
import { ChangeFilm, CreateFilm, RemoveFilm } from './change-film.ts';
import { CaptionsBody, FilmChange, NewFilm, WatchedPart } from './film-body.ts';
import { PutCaptions, PutPoster, PutVideo, RemoveCaptions } from './film-files.ts';
import {
  FilmCard,
  FilmCue,
  FilmDraft,
  FilmDraftCard,
  FilmView,
  GetFilm,
  GetFilmDraft,
  GetTranscript,
  ListFilmDrafts,
  ListFilms,
} from './film.queries.ts';
import { filmKey } from './film.rules.ts';
import { FindFilms } from './find-films.ts';
import { WatchFilm } from './watch-film.ts';
import { receiveFile, wrongFile } from '../../../platform/uploads/receive-file.ts';
import { writeCaptions } from './vtt.rules.ts';
import { UPLOAD_BUDGET } from '../../../platform/uploads/upload.budgets.ts';

const POSTER_BYTES = 8 * 1024 * 1024;
/** A film can be hidden, so caches revalidate each time; the answer is mostly 304. */
const FRESH = 'public, no-cache';

export class FilmsQuery extends PageLanguageQuery {
  /** Only films about this goal of the United Nations. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'goal is a whole number from 1 to 17.' })
  @Min(1, { message: 'goal is a whole number from 1 to 17.' })
  @Max(17, { message: 'goal is a whole number from 1 to 17.' })
  goal?: number;
}

export class FilmCreated {
  id!: string;
}
export class FilmSaved {
  version!: number;
}
export class FilmStored {
  bytes!: number;
}
export class CaptionsSaved {
  /** Number of captions. */
  cues!: number;
}

const fileBody: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  },
};

const known = (locale: string): Language => {
  if (!isLanguage(locale)) throw notFound('language');
  return locale;
};
const languageOf = (asked: Language | undefined, request: AppRequest): Language =>
  asked ?? wishedLanguage(request.headers['accept-language']) ?? 'en';

/** Captioned films, with questions for a discussion. */
@Controller('api')
export class FilmsController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly config: Config,
    private readonly files: SendFile,
    private readonly find: FindFilms,
    private readonly queries: QueryBus,
  ) {}

  /** The films published here, at most two hundred, in the requested language or in English. */
  @Access('public')
  @Get('films')
  @Header('cache-control', FRESH)
  @Header('vary', 'accept-language')
  listFilms(@Query() { locale, goal }: FilmsQuery, @Req() request: AppRequest): Promise<FilmCard[]> {
    return this.queries.execute(new ListFilms(languageOf(locale, request), goal));
  }

  /** One film with its questions and its related book. */
  @Access('public')
  @Get('films/:slug')
  @Header('cache-control', FRESH)
  @Header('vary', 'accept-language')
  getFilm(
    @Param('slug') slug: string,
    @Query() { locale }: PageLanguageQuery,
    @Req() request: AppRequest,
  ): Promise<FilmView> {
    return this.queries.execute(new GetFilm(slug, languageOf(locale, request), filesOrigin(request)));
  }

  /** The film's file, or the requested range of it. */
  @Access('public')
  @Get('films/:slug/video')
  @ApiProduces('video/mp4', 'video/webm')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getFilmVideo(
    @Param('slug') slug: string,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id, video_id, video_kind } = await this.find.one(slug);
    if (!video_id || !video_kind) throw notFound('film');
    await this.files.send(request, reply, filmKey(id, video_id, video_kind), FRESH);
  }

  /** The poster of a film. */
  @Access('public')
  @Get('films/:slug/poster')
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getFilmPoster(
    @Param('slug') slug: string,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const film = await this.find.one(slug);
    const etag = `"${film.poster_id}"`;
    void reply.header('etag', etag).header('cache-control', FRESH);
    if (request.headers['if-none-match'] === etag) return void reply.status(304).send();
    void reply.type('image/webp').send(await this.find.poster(film));
  }

  /** The captions of a film in one language, as WebVTT. */
  @Access('public')
  @Get('films/:slug/captions/:locale')
  @ApiProduces('text/vtt')
  @ApiOkResponse({ schema: { type: 'string' } })
  async getFilmCaptions(
    @Param('slug') slug: string,
    @Param('locale') locale: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const cues = await this.find.cues(await this.find.one(slug), known(locale));
    void reply.header('cache-control', FRESH).type('text/vtt; charset=utf-8').send(writeCaptions(cues));
  }

  /** The transcript of a film in one language, line by line. */
  @Access('public')
  @Get('films/:slug/transcript/:locale')
  @Header('cache-control', FRESH)
  getFilmTranscript(@Param('slug') slug: string, @Param('locale') locale: string): Promise<FilmCue[]> {
    return this.queries.execute(new GetTranscript(slug, known(locale)));
  }

  /** The person who is signed in watched the film. It counts once for each person. */
  @Access('signed-in')
  @Put('films/:slug/watched')
  @HttpCode(204)
  watchFilm(
    @Param('slug') slug: string,
    @Body() _part: WatchedPart,
    @Req() request: AppRequest,
  ): Promise<void> {
    return this.commands.execute(new WatchFilm(slug, request.user!.userId));
  }

  /** The films of this tenant for its editors, drafts included, at most a hundred. */
  @Access('content.manage')
  @Get('film-drafts')
  @PrivateResponse()
  listFilmDrafts(): Promise<FilmDraftCard[]> {
    return this.queries.execute(new ListFilmDrafts());
  }

  /** Creates a film: a draft with a slug and a title. */
  @Access('content.manage')
  @Idempotent()
  @Post('film-drafts')
  @HttpCode(201)
  createFilm(@Body() film: NewFilm): Promise<FilmCreated> {
    return this.commands.execute(new CreateFilm(film));
  }

  /** One film of this tenant for its editors. */
  @Access('content.manage')
  @Get('film-drafts/:id')
  @PrivateResponse()
  getFilmDraft(@Param('id', ParseId) id: string): Promise<FilmDraft> {
    return this.queries.execute(new GetFilmDraft(id));
  }

  /** Saves a film's texts, publishes or hides it; 409 when somebody else saved it meanwhile. */
  @Access('content.manage')
  @Put('film-drafts/:id')
  changeFilm(@Param('id', ParseId) id: string, @Body() change: FilmChange): Promise<FilmSaved> {
    return this.commands.execute(new ChangeFilm(id, change));
  }

  /** Deletes a film; a film that no longer exists is no error. */
  @Access('content.manage')
  @Delete('film-drafts/:id')
  @HttpCode(204)
  removeFilm(@Param('id', ParseId) id: string): Promise<void> {
    return this.commands.execute(new RemoveFilm(id));
  }

  /** Stores the film's file (MP4 or WebM) and replaces the previous one. */
  @Access('content.manage')
  @Put('film-drafts/:id/video')
  @ApiConsumes('multipart/form-data')
  @ApiBody(fileBody)
  async putFilmVideo(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<FilmStored> {
    await this.budgets.take(UPLOAD_BUDGET, request.user!.userId);
    return receiveFile(request, this.config.filmBytes, (file) =>
      this.commands.execute(new PutVideo(id, file)),
    );
  }

  /** Sets the poster of a film: a PNG, JPEG or WebP picture. */
  @Access('content.manage')
  @Put('film-drafts/:id/poster')
  @ApiConsumes('multipart/form-data')
  @ApiBody(fileBody)
  @HttpCode(204)
  async putFilmPoster(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    await this.budgets.take(UPLOAD_BUDGET, request.user!.userId);
    await receiveFile(request, POSTER_BYTES, async (file) => {
      const picture = await file.toBuffer();
      if (file.file.truncated) throw wrongFile('This picture has more than 8 MB. Choose a smaller one.');
      await this.commands.execute(new PutPoster(id, picture));
    });
  }

  /** Stores the captions of a film in one language; an error in them is reported with its line. */
  @Access('content.manage')
  @Put('film-drafts/:id/captions/:locale')
  putFilmCaptions(
    @Param('id', ParseId) id: string,
    @Param('locale') locale: string,
    @Body() { vtt }: CaptionsBody,
  ): Promise<CaptionsSaved> {
    return this.commands.execute(new PutCaptions(id, known(locale), vtt));
  }

  /** Deletes the captions of one language; the last ones of a published film cannot be deleted. */
  @Access('content.manage')
  @Delete('film-drafts/:id/captions/:locale')
  @HttpCode(204)
  removeFilmCaptions(@Param('id', ParseId) id: string, @Param('locale') locale: string): Promise<void> {
    return this.commands.execute(new RemoveCaptions(id, known(locale)));
  }
}
