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
import { PRIVATE, PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { BudgetPolicy } from '../../../../platform/http/budget-policy.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { ListPage, page } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../../library/books/reader-of.ts';
import { CountLetters, LetterNumbers } from './count-letters.query.ts';
import { ModerateLetter } from './moderate-letter.ts';
import { FindLetters } from './find-letters.ts';
import { GetLetter, WorldLetterView } from './get-letter.query.ts';
import { WorldLetterCard } from './letter-view.ts';
import { ListLetterReports, ReportedLetter } from './list-letter-reports.query.ts';
import { ListLetters } from './list-letters.query.ts';
import { ListOwnLetters, OwnLetter } from './list-own-letters.query.ts';
import { LetterReactions, ReactToLetter } from './react-to-letter.ts';
import { ReaderPseudonym } from './reader-pseudonym.ts';
import { ReportLetter } from './report-letter.ts';
import {
  LetterDecision,
  LetterFilters,
  LetterReactionBody,
  LetterReportBody,
  LetterReportFilters,
  NewLetter,
} from './letter-bodies.ts';
import { WriteLetter } from './write-letter.ts';
import { MESSAGE_ADDRESS_BUDGET } from '../../../../platform/http/form.budgets.ts';

export class WorldLetterPage extends ListPage {
  results!: WorldLetterCard[];
}
export class WrittenLetter {
  /** The story that it is written as. */
  id!: string;
  version!: number;
}
export class LetterReported {
  reported!: boolean;
  /** It is hidden until somebody has decided. */
  held!: boolean;
}
export class ReportedLetterPage extends ListPage {
  results!: ReportedLetter[];
}
export class DecidedLetter {
  id!: string;
  shown!: boolean;
}

/** The Dear World Book: letters of children from every school, each approved by a teacher and the families of its authors. */
@Controller('api')
export class WorldLettersController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly find: FindLetters,
    private readonly queries: QueryBus,
    private readonly readers: ReaderPseudonym,
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

  /** One's own letters, with the state of each. */
  @Access('story.write')
  @Get('dear-world-book/mine')
  @PrivateResponse()
  listOwnWorldLetters(@Req() request: AppRequest): Promise<OwnLetter[]> {
    return this.queries.execute(new ListOwnLetters(request.user!.userId));
  }

  /** One letter, with the caller's reaction. */
  @Access('public')
  @Get('dear-world-book/:id')
  getWorldLetter(
    @Param('id', ParseId) id: string,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WorldLetterView> {
    void reply.header('cache-control', request.user ? PRIVATE : 'public, no-cache');
    return this.queries.execute(new GetLetter(id, readerOf(request)));
  }

  /** The drawing of a letter, as SVG. */
  @Access('public')
  @Get('dear-world-book/:id/picture')
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  async getWorldLetterPicture(@Param('id', ParseId) id: string, @Res() reply: FastifyReply): Promise<void> {
    const svg = await sceneSvg(await this.find.picture(id), () => null);
    void reply.type('image/svg+xml; charset=utf-8').header('cache-control', 'public, max-age=300').send(svg);
  }

  /** Begins a letter to the world; it is submitted like a story. */
  @Access('story.write')
  @Idempotent()
  @Post('dear-world-book')
  @HttpCode(201)
  writeWorldLetter(@Body() letter: NewLetter, @Req() request: AppRequest): Promise<WrittenLetter> {
    return this.commands.execute(new WriteLetter(request.user!.userId, letter));
  }

  /** Reacts to a letter; a second reaction replaces the first. */
  @Access('book.react')
  @Put('dear-world-book/:id/reaction')
  reactToWorldLetter(
    @Param('id', ParseId) id: string,
    @Body() { reaction }: LetterReactionBody,
    @Req() request: AppRequest,
  ): Promise<LetterReactions> {
    return this.commands.execute(new ReactToLetter(id, request.user!.userId, reaction));
  }

  /** Removes one's reaction. */
  @Access('book.react')
  @Delete('dear-world-book/:id/reaction')
  removeWorldLetterReaction(
    @Param('id', ParseId) id: string,
    @Req() request: AppRequest,
  ): Promise<LetterReactions> {
    return this.commands.execute(new ReactToLetter(id, request.user!.userId, null));
  }

  /** Reports a letter; visitors may, too. */
  @Access('public')
  @BudgetPolicy(MESSAGE_ADDRESS_BUDGET)
  @Post('dear-world-book/:id/report')
  @HttpCode(200)
  async reportWorldLetter(
    @Param('id', ParseId) id: string,
    @Body() { fault, note }: LetterReportBody,
    @Req() request: AppRequest,
  ): Promise<LetterReported> {
    await this.budgets.take(MESSAGE_ADDRESS_BUDGET, request.ip);
    const reader = request.user ? this.readers.person(request.user.userId) : this.readers.visitor(request.ip);
    return this.commands.execute(new ReportLetter(id, reader, fault, note));
  }

  /** Letters with reports that wait for a decision, or that were taken down: of this school, or for the platform's team of all. */
  @Access('letter.moderate')
  @Get('dear-world-reports')
  @PrivateResponse()
  async listWorldReports(
    @Query() query: LetterReportFilters,
    @Req() request: AppRequest,
  ): Promise<ReportedLetterPage> {
    const { count, letters } = await this.queries.execute(new ListLetterReports(query));
    return page(request.url, query, count, letters);
  }

  /** Takes a letter down, or keeps it. */
  @Access('letter.moderate')
  @Post('dear-world-reports/:id/decision')
  @HttpCode(200)
  moderateWorldLetter(
    @Param('id', ParseId) id: string,
    @Body() { take_down, reason, words }: LetterDecision,
    @Req() request: AppRequest,
  ): Promise<DecidedLetter> {
    return this.commands.execute(new ModerateLetter(id, request.user!.userId, take_down, reason, words));
  }
}
