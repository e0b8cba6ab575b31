import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { WhileCoursesAreOpen } from '../courses-open.ts';
import {
  BookQuizDraftBody,
  BookQuizDraftView,
  BookQuizPublished,
  BookQuizSaved,
  DraftAnswerBody,
  DraftAnswerResult,
  NewBookQuizBody,
  QuizDeskPage,
  QuizMoveBody,
  QuizStatistics,
} from './quiz-bodies.ts';
import {
  CheckDraftAnswer,
  GetBookQuizDraft,
  GetQuizStatistics,
  ListQuizDesk,
  PreviewBookQuiz,
  QuizPreview,
} from './quiz-desk.queries.ts';
import { CreateBookQuiz, MoveBookQuiz, PublishBookQuiz, SaveBookQuiz } from './save-book-quiz.ts';

/** Quizzes of books for those who make them: a teacher the own, administrators all of their school, the team those of the platform. */
@Controller('api')
@WhileCoursesAreOpen()
export class QuizDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** One page, those changed last first. */
  @Access('course.make')
  @Get('quiz-desk')
  @PrivateResponse()
  listQuizDesk(@Query() filters: PageQuery, @Req() request: AppRequest): Promise<QuizDeskPage> {
    return this.queries.execute(new ListQuizDesk(filters, request.url));
  }

  /** Makes the quiz of a book as an empty draft. 409 `quiz_exists`. */
  @Access('course.make')
  @Idempotent()
  @Post('quiz-desk')
  @PrivateResponse()
  createBookQuiz(@Body() { book_id }: NewBookQuizBody): Promise<BookQuizSaved> {
    return this.commands.execute(new CreateBookQuiz(book_id));
  }

  /** A draft with everything that is in it. */
  @Access('course.make')
  @Get('quiz-desk/:id')
  @PrivateResponse()
  getBookQuizDraft(@Param('id', ParseId) id: string): Promise<BookQuizDraftView> {
    return this.queries.execute(new GetBookQuizDraft(id));
  }

  /** Replaces the draft. 409 `changed_meanwhile`. */
  @Access('course.make')
  @Put('quiz-desk/:id')
  @PrivateResponse()
  saveBookQuiz(@Param('id', ParseId) id: string, @Body() body: BookQuizDraftBody): Promise<BookQuizSaved> {
    return this.commands.execute(new SaveBookQuiz(id, body));
  }

  /** Publishes the draft as a new version. 422 `quiz_incomplete` with what is missing. */
  @Access('course.make')
  @Post('quiz-desk/:id/publish')
  @HttpCode(200)
  @PrivateResponse()
  publishBookQuiz(@Param('id', ParseId) id: string): Promise<BookQuizPublished> {
    return this.commands.execute(new PublishBookQuiz(id));
  }

  /** Takes it out of the corner, or puts it back. 409 `wrong_status`. */
  @Access('course.make')
  @Post('quiz-desk/:id/move')
  @HttpCode(204)
  moveBookQuiz(@Param('id', ParseId) id: string, @Body() { move }: QuizMoveBody): Promise<void> {
    return this.commands.execute(new MoveBookQuiz(id, move));
  }

  /** The questions of the draft as students would see them. */
  @Access('course.make')
  @Get('quiz-desk/:id/preview')
  @PrivateResponse()
  previewBookQuiz(@Param('id', ParseId) id: string): Promise<QuizPreview> {
    return this.queries.execute(new PreviewBookQuiz(id));
  }

  /** Whether an answer to a question of the draft would be right; nothing is kept. */
  @Access('course.make')
  @Post('quiz-desk/:id/check')
  @HttpCode(200)
  @PrivateResponse()
  checkDraftAnswer(
    @Param('id', ParseId) id: string,
    @Body() { question_id, answer }: DraftAnswerBody,
  ): Promise<DraftAnswerResult> {
    return this.queries.execute(new CheckDraftAnswer(id, question_id, answer));
  }

  /** How the questions work, by the first attempt of each student; of fewer than five nothing is shown. */
  @Access('course.make')
  @Get('quiz-desk/:id/statistics')
  @PrivateResponse()
  getQuizStatistics(@Param('id', ParseId) id: string): Promise<QuizStatistics> {
    return this.queries.execute(new GetQuizStatistics(id));
  }
}
