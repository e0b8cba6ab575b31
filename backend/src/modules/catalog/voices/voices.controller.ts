import { may, REACTIONS, REVIEW_FAULTS, type Reaction, type ReviewFault } from '@bookgrove/contract';
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
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { readerOf } from '../books/books.controller.ts';
import { BookReactions, React } from './react.ts';
import {
  GetReactionContributions,
  GetReactions,
  GetReactionStats,
  ReactionContributions,
  ReactionStats,
} from './reaction.queries.ts';
import { ListReportedReviews, ListReviews, ReportedReview, Review } from './review.queries.ts';
import { DecideReview, DeleteReview, KeepReview, ReportReview } from './reviews.ts';

const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);
const stars = { message: 'Choose one to five stars.' };

export class ReactionBody {
  @IsIn(REACTIONS, { message: `reaction is one of ${REACTIONS.join(', ')}.` })
  reaction!: Reaction;
}
export class ReviewBody {
  @IsInt(stars)
  @Min(1, stars)
  @Max(5, stars)
  rating!: number;

  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(2_000, { message: 'A review has at most 2,000 characters.' })
  text: string = '';
}
export class ReviewReportBody {
  @IsIn(REVIEW_FAULTS, { message: `reason is one of ${REVIEW_FAULTS.join(', ')}.` })
  reason!: ReviewFault;
}
export class ReviewDecision {
  @IsBoolean({ message: 'hidden is true or false.' })
  hidden!: boolean;

  /** Why it is taken down; its writer reads it. */
  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(255, { message: 'A reason has at most 255 characters.' })
  reason: string = '';
}
export class ReviewPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: Review[];
}
export class ReportedReviewPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: ReportedReview[];
}
export class KeptReview {
  id!: string;
}
export class ReviewReported {
  reported!: boolean;
}
export class DecidedReview {
  id!: string;
  hidden!: boolean;
}

const PERSONAL = 'private, no-store';
/** Teachers and those above them know each child anyway. */
const isStaff = (request: AppRequest): boolean => {
  const reader = readerOf(request);
  return reader !== null && may(reader.role, 'class.teach', reader.place);
};
const cached = (request: AppRequest): string => (request.user ? PERSONAL : 'public, no-cache');

@Controller('api')
export class VoicesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly budgets: Budgets,
  ) {}

  /** How a book was for the school's readers, and for the caller. */
  @Access('public')
  @Get('books/:id/reactions')
  getReactions(
    @Param('id', ParseId) id: string,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookReactions> {
    void reply.header('cache-control', cached(request));
    return this.queries.execute(new GetReactions(id, readerOf(request)));
  }

  /** Says how a book was; a second time it takes the place of the first. */
  @Access('book.react')
  @Put('books/:id/reaction')
  react(
    @Param('id', ParseId) id: string,
    @Body() { reaction }: ReactionBody,
    @Req() request: AppRequest,
  ): Promise<BookReactions> {
    return this.commands.execute(new React(id, readerOf(request)!, reaction));
  }

  /** Takes one's reaction back. */
  @Access('book.react')
  @Delete('books/:id/reaction')
  unreact(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<BookReactions> {
    return this.commands.execute(new React(id, readerOf(request)!, null));
  }

  /** Reactions of this school's readers, all books together. */
  @Access('public')
  @Get('reactions/stats')
  getReactionStats(
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReactionStats> {
    void reply.header('cache-control', cached(request));
    return this.queries.execute(new GetReactionStats(isStaff(request)));
  }

  /** How many reactions the books of each category got. */
  @Access('public')
  @Get('categories/reaction-contributions')
  getReactionContributions(
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReactionContributions> {
    void reply.header('cache-control', cached(request));
    return this.queries.execute(new GetReactionContributions(isStaff(request)));
  }

  /** What grown-ups of this school think of a book. */
  @Access('public')
  @Get('books/:id/reviews')
  async listReviews(
    @Param('id', ParseId) id: string,
    @Query() query: PageQuery,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReviewPage> {
    void reply.header('cache-control', cached(request));
    const { count, reviews } = await this.queries.execute(new ListReviews(id, readerOf(request), query));
    return page(request.url, query, count, reviews);
  }

  /** Writes one's review of a book, or writes it anew. */
  @Access('book.review')
  @Put('books/:id/review')
  async keepReview(
    @Param('id', ParseId) id: string,
    @Body() { rating, text }: ReviewBody,
    @Req() request: AppRequest,
  ): Promise<KeptReview> {
    await this.budgets.take('voice', request.user!.userId);
    return this.commands.execute(new KeepReview(id, readerOf(request)!, rating, text));
  }

  /** Takes one's review of a book away. */
  @Access('book.review')
  @Delete('books/:id/review')
  @HttpCode(204)
  deleteReview(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    return this.commands.execute(new DeleteReview(id, readerOf(request)!));
  }

  /** Says that a review should not stand there. */
  @Access('book.review')
  @Post('reviews/:id/report')
  @HttpCode(200)
  async reportReview(
    @Param('id', ParseId) id: string,
    @Body() { reason }: ReviewReportBody,
    @Req() request: AppRequest,
  ): Promise<ReviewReported> {
    await this.budgets.take('voice', request.user!.userId);
    return this.commands.execute(new ReportReview(id, readerOf(request)!, reason));
  }

  /** Reviews that were reported and wait for a decision. */
  @Access('book.manage')
  @Get('reported-reviews')
  @Header('cache-control', PERSONAL)
  async listReportedReviews(
    @Query() query: PageQuery,
    @Req() request: AppRequest,
  ): Promise<ReportedReviewPage> {
    const { count, reviews } = await this.queries.execute(new ListReportedReviews(readerOf(request), query));
    return page(request.url, query, count, reviews);
  }

  /** Takes a review down, or lets it stand. */
  @Access('book.manage')
  @Post('reviews/:id/decision')
  @HttpCode(200)
  decideReview(
    @Param('id', ParseId) id: string,
    @Body() { hidden, reason }: ReviewDecision,
    @Req() request: AppRequest,
  ): Promise<DecidedReview> {
    return this.commands.execute(new DecideReview(id, readerOf(request)!, hidden, reason));
  }
}
