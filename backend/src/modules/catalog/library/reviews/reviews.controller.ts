import { may, REACTIONS, REVIEW_FAULTS, type Reaction, type ReviewFault } from '@bookgrove/contract';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { PRIVATE, PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Trimmed } from '../../../../platform/http/fields.ts';
import { Access } from '../../../../platform/http/access.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { ListPage, page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../books/reader-of.ts';
import { BookReactions, ReactToBook } from './react-to-book.ts';
import {
  GetReactionContributions,
  GetReactions,
  GetReactionStats,
  ReactionContributions,
  ReactionStats,
} from './reaction.queries.ts';
import { ListReportedReviews, ListReviews, ReportedReview, Review } from './review.queries.ts';
import { DecideReview, DeleteReview, SaveReview, ReportReview } from './save-review.ts';
import { VOICE_BUDGET } from './review.budgets.ts';

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
  @Trimmed()
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

  /** Why it is taken down; its author can read it. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(255, { message: 'A reason has at most 255 characters.' })
  reason: string = '';
}
export class ReviewPage extends ListPage {
  results!: Review[];
}
export class ReportedReviewPage extends ListPage {
  results!: ReportedReview[];
}
export class SavedReview {
  id!: string;
}
export class ReviewReported {
  reported!: boolean;
}
export class DecidedReview {
  id!: string;
  hidden!: boolean;
}

/** Staff may see small numbers, because they know each child anyway. */
const isStaff = (request: AppRequest): boolean => {
  const reader = readerOf(request);
  return reader !== null && may(reader.role, 'class.teach', reader.tenantKind);
};
const cached = (request: AppRequest): string => (request.user ? PRIVATE : 'public, no-cache');

@Controller('api')
export class ReviewsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly budgets: Budgets,
  ) {}

  /** Reactions of the school's readers to a book, and the caller's own. */
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

  /** Saves the caller's reaction to a book; a second one replaces the first. */
  @Access('book.react')
  @Put('books/:id/reaction')
  react(
    @Param('id', ParseId) id: string,
    @Body() { reaction }: ReactionBody,
    @Req() request: AppRequest,
  ): Promise<BookReactions> {
    return this.commands.execute(new ReactToBook(id, readerOf(request)!, reaction));
  }

  /** Removes one's reaction. */
  @Access('book.react')
  @Delete('books/:id/reaction')
  unreact(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<BookReactions> {
    return this.commands.execute(new ReactToBook(id, readerOf(request)!, null));
  }

  /** Reactions of this school's readers to all books. */
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

  /** Reviews of a book by adults of this school. */
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

  /** Saves one's review of a book; a second one replaces the first. */
  @Access('book.review')
  @Put('books/:id/review')
  async saveReview(
    @Param('id', ParseId) id: string,
    @Body() { rating, text }: ReviewBody,
    @Req() request: AppRequest,
  ): Promise<SavedReview> {
    await this.budgets.take(VOICE_BUDGET, request.user!.userId);
    return this.commands.execute(new SaveReview(id, readerOf(request)!, rating, text));
  }

  /** Deletes one's review of a book. */
  @Access('book.review')
  @Delete('books/:id/review')
  @HttpCode(204)
  deleteReview(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    return this.commands.execute(new DeleteReview(id, readerOf(request)!));
  }

  /** Reports a review. */
  @Access('book.review')
  @Post('reviews/:id/report')
  @HttpCode(200)
  async reportReview(
    @Param('id', ParseId) id: string,
    @Body() { reason }: ReviewReportBody,
    @Req() request: AppRequest,
  ): Promise<ReviewReported> {
    await this.budgets.take(VOICE_BUDGET, request.user!.userId);
    return this.commands.execute(new ReportReview(id, readerOf(request)!, reason));
  }

  /** Reviews that were reported and wait for a decision. */
  @Access('book.manage')
  @Get('reported-reviews')
  @PrivateResponse()
  async listReportedReviews(
    @Query() query: PageQuery,
    @Req() request: AppRequest,
  ): Promise<ReportedReviewPage> {
    const { count, reviews } = await this.queries.execute(new ListReportedReviews(readerOf(request), query));
    return page(request.url, query, count, reviews);
  }

  /** Takes a reported review down, or keeps it. */
  @Access('book.manage')
  @Post('reviews/:id/decision')
  @HttpCode(200)
  moderateReview(
    @Param('id', ParseId) id: string,
    @Body() { hidden, reason }: ReviewDecision,
    @Req() request: AppRequest,
  ): Promise<DecidedReview> {
    return this.commands.execute(new DecideReview(id, readerOf(request)!, hidden, reason));
  }
}
