import {
  Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query, Req, Res,
} from '@nestjs/common'; // prettier-ignore
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces, type ApiBodyOptions } from '@nestjs/swagger';
import { isLanguage, type Language } from '@bookgrove/contract';
import type { FastifyReply } from 'fastify';
import { Config } from '../../../platform/config.ts';
import { notFound } from '../../../platform/errors.ts';
import { Access } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { wishedLanguage } from '../../../platform/http/language.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { SendFile } from '../../../platform/storage/send-file.ts';
import { PageLanguageQuery } from '../pages/pages.controller.ts';
import { ChangeFilm, MakeFilm, RemoveFilm } from './change-film.ts';
import { CaptionsBody, FilmChange, NewFilm } from './film-body.ts';
import { PutCaptions, PutPoster, PutVideo, RemoveCaptions } from './film-files.ts';
import {
  FilmCard, FilmCue, FilmDraft, FilmDraftCard, FilmView, GetFilm, GetFilmDraft, GetTranscript, ListFilmDrafts, ListFilms,
} from './film.queries.ts'; // prettier-ignore
import { filmKey } from './film.rules.ts';
import { FindFilms } from './find-films.ts';
import { receiveFile, wrongFile } from './receive-film.ts';
import { writeCaptions } from './vtt.rules.ts';

const POSTER_BYTES = 8 * 1024 * 1024;
/** A film can be taken off the list, so each use asks again; the answer is mostly that nothing changed. */
const FRESH = 'public, no-cache';
const PERSONAL = 'private, no-store';

export class FilmMade {
  id!: string;
}
export class FilmSaved {
  version!: number;
}
export class FilmStored {
  bytes!: number;
}
export class CaptionsSaved {
  /** How many captions were read. */
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

/** Captioned films, with what one talks about afterwards. */
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

  /** The films that are shown here, at most two hundred, in the language asked for or in English. */
  @Access('public')
  @Get('films')
  @Header('cache-control', FRESH)
  @Header('vary', 'accept-language')
  listFilms(@Query() { locale }: PageLanguageQuery, @Req() request: AppRequest): Promise<FilmCard[]> {
    return this.queries.execute(new ListFilms(languageOf(locale, request)));
  }

  /** One film with its cards and its book. */
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

  /** The film itself, or the part of it that is asked for. */
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

  /** What is said in a film in one language, line by line. */
  @Access('public')
  @Get('films/:slug/transcript/:locale')
  @Header('cache-control', FRESH)
  getFilmTranscript(@Param('slug') slug: string, @Param('locale') locale: string): Promise<FilmCue[]> {
    return this.queries.execute(new GetTranscript(slug, known(locale)));
  }

  /** The films of this place for those who look after them, drafts too, at most a hundred. */
  @Access('content.manage')
  @Get('film-drafts')
  @Header('cache-control', PERSONAL)
  listFilmDrafts(): Promise<FilmDraftCard[]> {
    return this.queries.execute(new ListFilmDrafts());
  }

  /** Begins a film: a draft with an address and a title. */
  @Access('content.manage')
  @Idempotent()
  @Post('film-drafts')
  @HttpCode(201)
  makeFilm(@Body() film: NewFilm): Promise<FilmMade> {
    return this.commands.execute(new MakeFilm(film));
  }

  /** One film of this place for those who look after it. */
  @Access('content.manage')
  @Get('film-drafts/:id')
  @Header('cache-control', PERSONAL)
  getFilmDraft(@Param('id', ParseId) id: string): Promise<FilmDraft> {
    return this.queries.execute(new GetFilmDraft(id));
  }

  /** Saves a film's words, shows it or takes it off the list; 409 when somebody else did so meanwhile. */
  @Access('content.manage')
  @Put('film-drafts/:id')
  changeFilm(@Param('id', ParseId) id: string, @Body() change: FilmChange): Promise<FilmSaved> {
    return this.commands.execute(new ChangeFilm(id, change));
  }

  /** Takes a film away for good; one that is gone already is no mistake. */
  @Access('content.manage')
  @Delete('film-drafts/:id')
  @HttpCode(204)
  removeFilm(@Param('id', ParseId) id: string): Promise<void> {
    return this.commands.execute(new RemoveFilm(id));
  }

  /** Stores the film itself (MP4 or WebM), in place of the one before. */
  @Access('content.manage')
  @Put('film-drafts/:id/video')
  @ApiConsumes('multipart/form-data')
  @ApiBody(fileBody)
  async putFilmVideo(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<FilmStored> {
    await this.budgets.take('upload', request.user!.userId);
    return receiveFile(request, this.config.filmBytes, (file) =>
      this.commands.execute(new PutVideo(id, file)),
    );
  }

  /** Puts a poster on a film: a PNG, JPEG or WebP picture. */
  @Access('content.manage')
  @Put('film-drafts/:id/poster')
  @ApiConsumes('multipart/form-data')
  @ApiBody(fileBody)
  @HttpCode(204)
  async putFilmPoster(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    await this.budgets.take('upload', request.user!.userId);
    await receiveFile(request, POSTER_BYTES, async (file) => {
      const picture = await file.toBuffer();
      if (file.file.truncated) throw wrongFile('This picture has more than 8 MB. Choose a smaller one.');
      await this.commands.execute(new PutPoster(id, picture));
    });
  }

  /** Keeps the captions of a film in one language; a mistake in them is named with its line. */
  @Access('content.manage')
  @Put('film-drafts/:id/captions/:locale')
  putFilmCaptions(
    @Param('id', ParseId) id: string,
    @Param('locale') locale: string,
    @Body() { vtt }: CaptionsBody,
  ): Promise<CaptionsSaved> {
    return this.commands.execute(new PutCaptions(id, known(locale), vtt));
  }

  /** Takes the captions of one language away; the last ones of a film that is shown stay. */
  @Access('content.manage')
  @Delete('film-drafts/:id/captions/:locale')
  @HttpCode(204)
  removeFilmCaptions(@Param('id', ParseId) id: string, @Param('locale') locale: string): Promise<void> {
    return this.commands.execute(new RemoveCaptions(id, known(locale)));
  }
}
