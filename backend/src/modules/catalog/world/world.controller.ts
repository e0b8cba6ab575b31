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
import { sceneSvg } from '@bookgrove/contract/art';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { page } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { readerOf } from '../books/books.controller.ts';
import { CountLetters, LetterNumbers } from './count-letters.query.ts';
import { DecideOnLetter } from './decide-on-letter.ts';
import { FindLetters } from './find-letters.ts';
import { GetLetter, WorldLetterView } from './get-letter.query.ts';
import { WorldLetterCard } from './letter-view.ts';
import { ListLetterReports, ReportedLetter } from './list-letter-reports.query.ts';
import { ListLetters } from './list-letters.query.ts';
import { ListOwnLetters, OwnLetter } from './list-own-letters.query.ts';
import { LetterReactions, ReactToLetter } from './react-to-letter.ts';
import { ReaderKey } from './reader-key.ts';
import { ReportLetter } from './report-letter.ts';
import {
  LetterDecision,
  LetterFilters,
  LetterReactionBody,
  LetterReportBody,
  LetterReportFilters,
  NewLetter,
} from './world-bodies.ts';
import { WriteLetter } from './write-letter.ts';

export class WorldLetterPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: WorldLetterCard[];
}
export class WrittenLetter {
  /** The story that it is written as. */
  id!: string;
  version!: number;
}
export class LetterReported {
  reported!: boolean;
  /** It is off the book until somebody has looked at it. */
  held!: boolean;
}
export class ReportedLetterPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: ReportedLetter[];
}
export class DecidedLetter {
  id!: string;
  shown!: boolean;
}

const PERSONAL = 'private, no-store';

/** The Dear World Book: letters of children from every school, each let out by a teacher and a family. */
@Controller('api')
export class WorldController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly find: FindLetters,
    private readonly queries: QueryBus,
    private readonly readers: ReaderKey,
  ) {}

  /** Letters to the world, the newest first. */
  @Access('public')
  @Get('dear-world-book')
  @Header('cache-control', 'public, no-cache')
  async listWorldLetters(
    @Query() filters: LetterFilters,
    @Req() request: AppRequest,
  ): Promise<WorldLetterPage> {
    const { count, letters } = await this.queries.execute(new ListLetters(filters));
    return page(request.url, filters, count, letters);
  }

  /** How many letters there are, by country, language, goal and year. */
  @Access('public')
  @Get('dear-world-book/numbers')
  @Header('cache-control', 'public, no-cache')
  countWorldLetters(): Promise<LetterNumbers> {
    return this.queries.execute(new CountLetters());
  }

  /** One's own letters, with where each stands on its way. */
  @Access('story.write')
  @Get('dear-world-book/mine')
  @Header('cache-control', PERSONAL)
  listOwnWorldLetters(@Req() request: AppRequest): Promise<OwnLetter[]> {
    return this.queries.execute(new ListOwnLetters(request.user!.userId));
  }

  /** One letter, with what the caller said of it. */
  @Access('public')
  @Get('dear-world-book/:id')
  getWorldLetter(
    @Param('id', ParseId) id: string,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WorldLetterView> {
    void reply.header('cache-control', request.user ? PERSONAL : 'public, no-cache');
    return this.queries.execute(new GetLetter(id, readerOf(request)));
  }

  /** The drawing of a letter, as SVG. */
  @Access('public')
  @Get('dear-world-book/:id/picture')
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  async getWorldLetterPicture(@Param('id', ParseId) id: string, @Res() reply: FastifyReply): Promise<void> {
    const svg = sceneSvg(await this.find.picture(id), () => null);
    void reply.type('image/svg+xml; charset=utf-8').header('cache-control', 'public, max-age=300').send(svg);
  }

  /** Begins a letter to the world; it is sent like a story. */
  @Access('story.write')
  @Idempotent()
  @Post('dear-world-book')
  @HttpCode(201)
  writeWorldLetter(@Body() letter: NewLetter, @Req() request: AppRequest): Promise<WrittenLetter> {
    return this.commands.execute(new WriteLetter(request.user!.userId, letter));
  }

  /** Says how a letter was; a second time it takes the place of the first. */
  @Access('book.react')
  @Put('dear-world-book/:id/reaction')
  reactToWorldLetter(
    @Param('id', ParseId) id: string,
    @Body() { reaction }: LetterReactionBody,
    @Req() request: AppRequest,
  ): Promise<LetterReactions> {
    return this.commands.execute(new ReactToLetter(id, request.user!.userId, reaction));
  }

  /** Takes one's reaction back. */
  @Access('book.react')
  @Delete('dear-world-book/:id/reaction')
  unreactToWorldLetter(
    @Param('id', ParseId) id: string,
    @Req() request: AppRequest,
  ): Promise<LetterReactions> {
    return this.commands.execute(new ReactToLetter(id, request.user!.userId, null));
  }

  /** Says that a letter should not stand there; visitors may, too. */
  @Access('public')
  @Post('dear-world-book/:id/report')
  @HttpCode(200)
  async reportWorldLetter(
    @Param('id', ParseId) id: string,
    @Body() { fault, note }: LetterReportBody,
    @Req() request: AppRequest,
  ): Promise<LetterReported> {
    await this.budgets.take('message-address', request.ip);
    const reader = request.user ? this.readers.person(request.user.userId) : this.readers.visitor(request.ip);
    return this.commands.execute(new ReportLetter(id, reader, fault, note));
  }

  /** Letters that were reported and wait for a decision, or were taken out: of this school, for the platform's team of all. */
  @Access('letter.keep')
  @Get('dear-world-reports')
  @Header('cache-control', PERSONAL)
  async listWorldReports(
    @Query() query: LetterReportFilters,
    @Req() request: AppRequest,
  ): Promise<ReportedLetterPage> {
    const { count, letters } = await this.queries.execute(new ListLetterReports(query));
    return page(request.url, query, count, letters);
  }

  /** Takes a letter out of the book, or lets it stand. */
  @Access('letter.keep')
  @Post('dear-world-reports/:id/decision')
  @HttpCode(200)
  decideOnWorldLetter(
    @Param('id', ParseId) id: string,
    @Body() { take_down, reason, words }: LetterDecision,
    @Req() request: AppRequest,
  ): Promise<DecidedLetter> {
    return this.commands.execute(new DecideOnLetter(id, request.user!.userId, take_down, reason, words));
  }
}
