import { Body, Controller, Get, HttpCode, Param, ParseEnumPipe, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { WhileCoursesAreOpen } from '../courses-open.ts';
import {
  AnswerQuizQuestion,
  AttemptStarted,
  FinishAttempt,
  QuizAnswerResult,
  StartAttempt,
} from './attempt-commands.ts';
import { BookQuizFilters, BookQuizForm, GetBookQuiz, ListBookQuizzes } from './book-quiz.queries.ts';
import { AnswersToMarkPage, GetAnswerMedia, ListAnswersToMark, MarkAnswer } from './marking.ts';
import { AttemptBody, GridQuery, MarkBody, QuizAnswerBody, SkillsQuery } from './quiz-bodies.ts';
import { BookQuizPage, BookQuizView } from './quiz-views.ts';
import { GetReaderSkills, GetSkillGrid, ReaderSkills, SkillGrid } from './skills.queries.ts';

export class AnswerMedia {
  /** A `data:` address. */
  content!: string;
}
const MEDIA = { sound: 'sound', picture: 'picture' } as const;

/** Quizzes of books: everybody reads them, students answer them, teachers mark and see skills. */
@Controller('api')
export class ComprehensionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** One page of the quizzes of books, by title; empty while courses are off. */
  @Access('public')
  @Get('comprehension-corner')
  @PrivateResponse()
  listBookQuizzes(@Query() filters: BookQuizFilters, @Req() request: AppRequest): Promise<BookQuizPage> {
    return this.queries.execute(new ListBookQuizzes(filters, request.url, filesOrigin(request)));
  }

  /** The quiz of a book in one form; a student gets the own attempt with it, in the version of the attempt. */
  @Access('public')
  @Get('comprehension-corner/:slug')
  @PrivateResponse()
  getBookQuiz(
    @Param('slug') slug: string,
    @Query() { form }: BookQuizForm,
    @Req() request: AppRequest,
  ): Promise<BookQuizView> {
    return this.queries.execute(new GetBookQuiz(slug, form ?? 'corner', filesOrigin(request)));
  }

  /** Begins an attempt: 201, and 200 with the attempt that is not finished. 403 `for_students`. */
  @Access('course.learn')
  @Post('comprehension-corner/:slug/attempts')
  @PrivateResponse()
  async startQuizAttempt(
    @Param('slug') slug: string,
    @Body() { form }: AttemptBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AttemptStarted> {
    const { created, attempt } = await this.commands.execute(new StartAttempt(slug, form ?? 'corner'));
    void reply.status(created ? 201 : 200);
    return attempt;
  }

  /** Answers a question, which is scored here or waits for a teacher. 409 `finished`, `too_many_tries`. */
  @Access('course.learn')
  @Post('quiz-attempts/:id/questions/:question/answer')
  @WhileCoursesAreOpen()
  @HttpCode(200)
  @PrivateResponse()
  answerQuizQuestion(
    @Param('id', ParseId) id: string,
    @Param('question', ParseId) question: string,
    @Body() { answer, sound, picture }: QuizAnswerBody,
  ): Promise<QuizAnswerResult> {
    return this.commands.execute(
      new AnswerQuizQuestion(id, question, answer, sound ?? null, picture ?? null),
    );
  }

  /** Finishes an attempt; its results are kept. 409 `finished`. */
  @Access('course.learn')
  @Post('quiz-attempts/:id/finish')
  @WhileCoursesAreOpen()
  @HttpCode(204)
  finishQuizAttempt(@Param('id', ParseId) id: string): Promise<void> {
    return this.commands.execute(new FinishAttempt(id));
  }

  /** The recording or drawing of an answer, for its student and those who mark it. */
  @Access('course.learn')
  @Get('quiz-answers/:id/:kind')
  @WhileCoursesAreOpen()
  @PrivateResponse()
  getAnswerMedia(
    @Param('id', ParseId) id: string,
    @Param('kind', new ParseEnumPipe(MEDIA)) kind: 'sound' | 'picture',
  ): Promise<AnswerMedia> {
    return this.queries.execute(new GetAnswerMedia(id, kind));
  }

  /** Answers of the own students that wait for a mark, the oldest first. */
  @Access('work.mark')
  @Get('quiz-marking')
  @WhileCoursesAreOpen()
  @PrivateResponse()
  listAnswersToMark(@Query() paging: PageQuery, @Req() request: AppRequest): Promise<AnswersToMarkPage> {
    return this.queries.execute(new ListAnswersToMark(paging, request.url));
  }

  /** Marks an answer; the newest mark counts. */
  @Access('work.mark')
  @Post('quiz-answers/:id/mark')
  @WhileCoursesAreOpen()
  @HttpCode(204)
  markAnswer(@Param('id', ParseId) id: string, @Body() { correct, comment }: MarkBody): Promise<void> {
    return this.commands.execute(new MarkAnswer(id, correct ?? null, comment));
  }

  /** Students of a class with their skills, those who need most help first. */
  @Access('work.mark')
  @Get('skill-grid')
  @WhileCoursesAreOpen()
  @PrivateResponse()
  getSkillGrid(@Query() { class_id }: GridQuery): Promise<SkillGrid> {
    return this.queries.execute(new GetSkillGrid(class_id ?? null));
  }

  /** Skills of a student, for the student, their teachers, and guardians who may see their progress. */
  @Access('course.learn')
  @Get('reader-skills')
  @WhileCoursesAreOpen()
  @PrivateResponse()
  getReaderSkills(@Query() { person }: SkillsQuery): Promise<ReaderSkills> {
    return this.queries.execute(new GetReaderSkills(person ?? null));
  }
}
